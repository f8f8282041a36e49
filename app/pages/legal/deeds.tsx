import { Blocks } from "#app/ui/prose/blocks.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { Collapse } from "#app/ui/collapse.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { storesSubscriptions, useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { analyticsServices } from "#content/analytics.ts";
import type { Text } from "#content/blocks.ts";
import type { Deed } from "#content/pages/legal.ts";
import { site } from "#content/site.ts";
import styles from "./deeds.module.css";

interface DeedsProps {
  page: {
    readonly deeds: readonly Deed[];
    /** What happens to messages: where nothing deletes them, and where they are deleted after so many days. */
    readonly messagesStay: string;
    readonly messagesGo: (days: number) => string;
    readonly countedBy: (words: { service: string; address: string }) => string;
    readonly countedIfAllowed: string;
    readonly postscript: Text;
  };
}

/** One sheet for each deed, its index tab beside it all the way down. */
export function Deeds({ page }: DeedsProps) {
  const settings = usePublicSettings();
  const asksFirst = useProfile().cookieNotice === "remembered";
  const { messageRetentionDays: days, analytics } = settings;
  const here = [
    settings.profile,
    storesSubscriptions(settings) ? "stored" : "console",
    analytics ? "counted" : "uncounted",
  ];
  const deeds = page.deeds.map((deed) => ({
    ...deed,
    clauses: deed.clauses.filter(({ where }) => !where || here.includes(where)),
  }));
  const messages = days === undefined ? page.messagesStay : page.messagesGo(days);
  const service = analytics && {
    service: analyticsServices[analytics.service].name,
    address: new URL(analytics.endpoint).host,
  };
  const counting = [service && page.countedBy(service), asksFirst && page.countedIfAllowed].filter(Boolean).join(" ");
  return (
    <div className={`manila ${styles.deeds}`}>
      <div className="wrap stack gap-8">
        {deeds.map((deed, index) => (
          <Sheet
            key={deed.id}
            deed={deed}
            number={index + 1}
            stock={stocks[index % stocks.length]}
            endings={{ messages, counts: counting }}
          />
        ))}
        <p className="title-3">
          <InlineText text={page.postscript} />
        </p>
      </div>
    </div>
  );
}

const stocks = ["sky", "canary", "rose", "mint"];

interface SheetProps {
  deed: Deed;
  number: number;
  /** What settings decide, at the end of clauses. */
  endings: Readonly<Record<"messages" | "counts", string>>;
  stock: string | undefined;
}

function Sheet({ deed, number, endings, stock }: SheetProps) {
  return (
    <section className={styles.deed} id={deed.id} aria-labelledby={`${deed.id}-heading`}>
      <div className={`stack ${styles.tab} ${stock}`}>
        <h2 className="title-2" id={`${deed.id}-heading`}>
          {deed.title}
        </h2>
        <p>{deed.line}</p>
        <ol className="small sticky screen-only wide-only">
          {deed.clauses.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${deed.id}-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
      <div className={`card ${styles.paper}`}>
        <ol className={`rows ${styles.clauses}`}>
          {deed.clauses.map(({ title, blocks, ...clause }, index) => {
            const end = (clause.messages && endings.messages) || (clause.counts && endings.counts);
            return (
              <li key={title} id={`${deed.id}-${index + 1}`}>
                <Collapse summary={<h3>{title}</h3>}>
                  <Blocks blocks={end ? [...blocks, { kind: "paragraph", text: [end] }] : blocks} />
                </Collapse>
              </li>
            );
          })}
        </ol>
        <Postmark
          top={deed.title}
          middle={[String(number)]}
          bottom={site.name}
          className={`screen-only ${styles.seal}`}
        />
      </div>
    </section>
  );
}
