import { FeatureTop } from "#app/components/sections/feature-page/feature-top.tsx";
import clocks from "#app/drawings/features/clocks.svg";
import type { EasyToUseCopy } from "#content/pages/feature-easy-to-use.ts";
import styles from "./three-clocks.module.css";

/** Three claims of this page (S9.4), each on the dial that measures it. */
export function ThreeClocks({ copy }: { copy: EasyToUseCopy["hero"] }) {
  return (
    <FeatureTop stock="mint" layout="above" title={copy.title} lead={copy.lead}>
      <dl className={styles.clocks}>
        {copy.clocks.map(({ id, figure, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 200 200" aria-hidden="true">
                <use href={`${clocks}#${id}`} />
              </svg>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </FeatureTop>
  );
}
