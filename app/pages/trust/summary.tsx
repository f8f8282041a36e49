import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { answerPath, answersNamed } from "#content/answers.ts";
import { trust } from "#content/pages/trust.ts";
import styles from "./summary.module.css";

/** What a buyer wants to know at a glance, each line a link to its answer, drawn as a customs form. */
export function Summary() {
  const { profile } = usePublicSettings();
  const { title, sample, facts, postmark } = trust.declaration;
  return (
    <section className={`card ${styles.form}`} aria-labelledby="summary-heading">
      <h2 className="title-2" id="summary-heading">
        {title}
      </h2>
      {sample && <p className="small">{sample}</p>}
      <dl className="rows">
        {facts.map(({ label, value, answer }) => (
          <div key={label}>
            <dt className="small soft">{label}</dt>
            <dd>
              {answersNamed([answer], profile).map((one) => (
                <a key={one.id} href={localizedPath(answerPath(one))}>
                  {value}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Postmark {...postmark} className={styles.postmark} />
    </section>
  );
}
