import type { ReactNode } from "react";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { ContentsLinks } from "#app/ui/contents-links.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { storesSubscriptions, usePublicSettings } from "#app/browser/public-settings.tsx";
import type { Text } from "#content/blocks.ts";
import type { Deed } from "#content/pages/legal.ts";
import styles from "./deeds.module.css";

interface DeedsProps {
  page: {
    readonly heading: string;
    readonly lead: string;
    readonly dated: string;
    readonly artCaption: string;
    readonly contentsLabel: string;
    readonly deeds: readonly Deed[];
    /** What happens to messages: where nothing deletes them, and where they are deleted after so many days. */
    readonly messagesStay: string;
    readonly messagesGo: (days: number) => string;
    readonly postscript: Text;
  };
  siteName: string;
  /** A drawing of 240 by 180. */
  print: string;
  /** Below the contents. */
  children?: ReactNode;
}

/** The legal page: a head with the seal, then one sheet for each deed, its index tab beside it all the way down. */
export function Deeds({ page, siteName, print, children }: DeedsProps) {
  const settings = usePublicSettings();
  const { messageRetentionDays: days } = settings;
  const here = [settings.profile, storesSubscriptions(settings) ? "stored" : "console"];
  const deeds = page.deeds.map((deed) => ({
    ...deed,
    clauses: deed.clauses.filter(({ where }) => !where || here.includes(where)),
  }));
  const messages = days === undefined ? page.messagesStay : page.messagesGo(days);
  return (
    <>
      <PageHead
        title={page.heading}
        lead={page.lead}
        art={<HeadPrint ink="kol" src={print} alt={page.artCaption} />}
        className={styles.ground}
      >
        <p className="soft">{page.dated}</p>
        <ContentsLinks label={page.contentsLabel} links={page.deeds} />
        {children}
      </PageHead>
      <div className={`${styles.ground} ${styles.deeds}`}>
        <div className="wrap stack gap-8">
          {deeds.map((deed, index) => (
            <Sheet
              key={deed.id}
              deed={deed}
              number={index + 1}
              stock={stocks[index % stocks.length]}
              {...{ messages, siteName }}
            />
          ))}
          <p className="title-3">
            <InlineText text={page.postscript} />
          </p>
        </div>
      </div>
    </>
  );
}

const stocks = ["sky", "canary", "rose", "mint"];

interface SheetProps extends Pick<DeedsProps, "siteName"> {
  deed: Deed;
  number: number;
  messages: string;
  stock: string | undefined;
}

function Sheet({ deed, number, messages, stock, siteName }: SheetProps) {
  return (
    <section className={styles.deed} id={deed.id} data-stock={stock} aria-labelledby={`${deed.id}-heading`}>
      <div className={`stack ${styles.tab}`}>
        <h2 className="title-2" id={`${deed.id}-heading`}>
          {deed.title}
        </h2>
        <p>{deed.line}</p>
        <ol className="small screen-only">
          {deed.clauses.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${deed.id}-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
      <div className={`card ${styles.paper}`}>
        <ol className={`rows ${styles.clauses}`}>
          {deed.clauses.map(({ title, blocks, messages: isOfMessages }, index) => (
            <li key={title} id={`${deed.id}-${index + 1}`}>
              <Fold summary={<h3>{title}</h3>}>
                <Blocks blocks={isOfMessages ? [...blocks, { kind: "paragraph", text: [messages] }] : blocks} />
              </Fold>
            </li>
          ))}
        </ol>
        <Postmark top={deed.id} middle={[String(number)]} bottom={siteName} className={`screen-only ${styles.seal}`} />
      </div>
    </section>
  );
}
