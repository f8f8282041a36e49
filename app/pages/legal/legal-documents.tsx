import prose from "#app/ui/prose/blocks.module.css";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { ContentsList } from "#app/ui/prose/contents-list.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { Collapse } from "#app/ui/collapse.tsx";
import { storesSubscriptions, useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { analyticsServices } from "#content/analytics.ts";
import type { Text } from "#content/blocks.ts";
import type { LegalDocument } from "#content/pages/legal.ts";
import styles from "./legal-documents.module.css";

interface LegalDocumentsProps {
  page: {
    readonly deeds: readonly LegalDocument[];
    readonly messagesStay: string;
    readonly messagesGo: (days: number) => string;
    readonly countedBy: (words: { service: string; address: string }) => string;
    readonly countedIfAllowed: string;
    readonly postscript: Text;
  };
}

export function LegalDocuments({ page }: LegalDocumentsProps) {
  const settings = usePublicSettings();
  const asksFirst = useProfile().cookieNotice === "remembered";
  const { messageRetentionDays: days, analytics } = settings;
  const here = [
    settings.profile,
    storesSubscriptions(settings) ? "stored" : "console",
    analytics ? "counted" : "uncounted",
  ];
  const documents = page.deeds.map((document) => ({
    ...document,
    clauses: document.clauses.filter(({ where, fact }) => (!where || here.includes(where)) && fact !== ""),
  }));
  const messages = days === undefined ? page.messagesStay : page.messagesGo(days);
  const service = analytics && {
    service: analyticsServices[analytics.service].name,
    address: new URL(analytics.endpoint).host,
  };
  const counting = [service && page.countedBy(service), asksFirst && page.countedIfAllowed].filter(Boolean).join(" ");
  return (
    <div className={`manila ${styles.documents}`}>
      <div className="wrap stack gap-8">
        {documents.map((document, index) => (
          <DocumentSheet
            key={document.id}
            document={document}
            stock={stocks[index % stocks.length]}
            endings={{ messages, counts: counting }}
          />
        ))}
        <p className="small">
          <InlineText text={page.postscript} />
        </p>
      </div>
    </div>
  );
}

const stocks = ["sky", "canary", "rose", "mint"];

interface DocumentSheetProps {
  document: LegalDocument;
  endings: Readonly<Record<"messages" | "counts", string>>;
  stock: string | undefined;
}

function DocumentSheet({ document, endings, stock }: DocumentSheetProps) {
  return (
    <section className={styles.document} id={document.id} aria-labelledby={`${document.id}-heading`}>
      <div className={`wide-last gap-3 middle ${styles.tab} ${stock}`}>
        <h2 className="title-2" id={`${document.id}-heading`}>
          {document.title}
        </h2>
        <p className="lead">{document.line}</p>
      </div>
      <div className="sticky band screen-only wide-only">
        <ContentsList
          label={document.title}
          entries={document.clauses.map(({ title }, index) => ({ id: `${document.id}-${index + 1}`, title }))}
        />
      </div>
      <div className={`card ${styles.paper}`}>
        <ol className={`${prose.steps} rows ${styles.clauses}`}>
          {document.clauses.map(({ title, blocks, ...clause }, index) => {
            const end = (clause.messages && endings.messages) || (clause.counts && endings.counts);
            return (
              <li key={title} id={`${document.id}-${index + 1}`}>
                <Collapse summary={<h3>{title}</h3>}>
                  <Blocks blocks={end ? [...blocks, { kind: "paragraph", text: [end] }] : blocks} />
                </Collapse>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
