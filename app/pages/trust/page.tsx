import { Island } from "#app/browser/island.tsx";
import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import art from "#app/drawings/reading/trust.svg";
import { pageMeta } from "#app/meta.ts";
import { Questions } from "#app/shell/answers/questions.tsx";
import { TopicList } from "#app/shell/answers/topic-list.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { answerPath, answersNamed } from "#content/answers.ts";
import { pricingLink } from "#content/navigation.ts";
import { trust } from "#content/pages/trust.ts";
import { layout } from "#words/layout.ts";
import type { Route } from "./+types/page";
import styles from "./summary.module.css";

function Summary() {
  const { profile } = usePublicSettings();
  const { title, sample, facts, postmark } = trust.declaration;
  return (
    <section className={`card ${styles.form}`} aria-labelledby="summary-heading">
      <header className="canary row between">
        <div>
          <h2 className="title-2" id="summary-heading">
            {title}
          </h2>
          {sample && <p className="small">{sample}</p>}
        </div>
        <Postmark {...postmark} className={styles.postmark} />
      </header>
      <dl className="rows halves">
        {facts.map(({ label, value, answer }) => (
          <div key={label}>
            <dt className="small soft">{label}</dt>
            <dd>
              {answersNamed([answer], profile).map((shown) => (
                <a key={shown.id} href={localizedPath(answerPath(shown))} className="row between gap-2">
                  {value}
                  <Icon name="arrow" className="signal" />
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, trust);

export default function TrustPage() {
  return (
    <PageLayout
      next={
        <NextStep title={trust.ask} second={<DialogButton dialog="contact-sales">{trust.contactSales}</DialogButton>} />
      }
      engraving="observatory"
    >
      <PageHead stock="mint" art={<Summary />} artPlace="below">
        <PageTitle>{trust.heading}</PageTitle>
        <Lead>{trust.lead}</Lead>
        <PageActions>
          <NextActions second={<ButtonLink href={localizedPath(pricingLink.to)}>{layout.seePrices}</ButtonLink>} />
        </PageActions>
      </PageHead>
      <Questions page="/trust" words={trust.questions} form="letter" art={<HeadPrint ink="teal" src={art} alt="" />} />
      <div className="mint">
        <TopicList
          title={trust.topicsTitle}
          className="wrap section"
          anchors={[
            "billing",
            "buying",
            "team",
            "texts",
            "moving-in-and-out",
            "arriving",
            "your-data",
            "security",
            "people",
          ]}
        />
      </div>
      <Island name="contact-sales" part={ContactSales} />
    </PageLayout>
  );
}
