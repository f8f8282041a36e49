import { Blocks } from "#app/ui/prose/blocks.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import hotel from "#app/drawings/scenes/hotel.svg";
import type { Block } from "#content/blocks.ts";
import type { PageLink } from "#content/navigation.ts";
import styles from "./postcard-form.module.css";

interface PostcardFormProps {
  id: string;
  title: string;
  words: {
    readonly lead: string;
    readonly howTo: readonly Block[];
    readonly sample: { readonly label: string; readonly title: string; readonly lines: readonly string[] };
    readonly link: PageLink;
  };
}

/** How to read a case study, beside one filled in as a postcard. */
export function PostcardForm({ id, title, words: { lead, howTo, sample, link } }: PostcardFormProps) {
  return (
    <section className={`${styles.form} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p className="lead">{lead}</p>
          <div className={styles.questions}>
            <Blocks blocks={howTo} />
          </div>
          <div className="actions">
            <ButtonLink to={link.to} icon="arrow">
              {link.label}
            </ButtonLink>
          </div>
        </div>
        <figure className={`${styles.card} airmail`} data-k="seo">
          <Drawing src={hotel} alt="" width={360} height={230} />
          <figcaption>
            <p className="label">{sample.label}</p>
            <Fold summary={<h3>{sample.title}</h3>}>
              <ul>
                {sample.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fold>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
