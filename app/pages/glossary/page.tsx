import { localizedPath } from "#app/browser/localized-path.ts";
import drawing from "#app/drawings/misc/empty-directory.svg";
import { pageMeta } from "#app/meta.ts";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { indexLetter, LetterSection, LetterStrip } from "#app/ui/letter-index.tsx";
import { language } from "#words/language.ts";
import { glossary } from "#words/pages/glossary.ts";
import type { PageLink } from "#content/navigation.ts";
import { toAnchor, formerAnchors } from "./former-anchors.ts";
import styles from "./glossary.module.css";
import { templatesLink } from "#content/templates.ts";
import type { Route } from "./+types/page";

interface Term {
  readonly id: string;
  readonly word: string;
  readonly sentence: string;
  readonly more?: PageLink;
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, glossary);

/** Sorted here, because the file keeps the English order in every language. */
const { compare } = new Intl.Collator(language.locale, { ignorePunctuation: true });
const sorted: readonly Term[] = glossary.terms.toSorted((one, other) => compare(one.word, other.word));
const byLetter = Map.groupBy<string, Term>(sorted, ({ word }) => indexLetter(word));
const former = formerAnchors(sorted);

export default function GlossaryPage() {
  return (
    <PageLayout ask={glossary.ask} follow={templatesLink} engraving="wood">
      <PageHead stock="canary" size="tool" art={<HeadPrint ink="navy" src={drawing} alt={glossary.artCaption} />}>
        <PageTitle>{glossary.heading}</PageTitle>
        <Lead>{glossary.lead}</Lead>
        <PageActions>
          <ButtonLink href={localizedPath(glossary.next.to)}>{glossary.next.label}</ButtonLink>
        </PageActions>
      </PageHead>
      <LetterStrip
        label={glossary.lettersLabel}
        // Uses the first word's id, which is the same in every language, unlike the letter.
        letters={[...byLetter].map(([letter, [first]]) => ({
          name: letter,
          href: `#${first?.id ?? toAnchor(letter)}`,
        }))}
      />
      <div className="sky">
        <div className={`wrap section multicol ${styles.index}`}>
          {[...byLetter].map(([letter, group]) => (
            <LetterSection key={letter} id={toAnchor(letter)} letter={letter}>
              <dl className={`card rows ${styles.words}`}>
                {group.map(({ id, word, sentence, more }) => (
                  <div key={id} id={id} className="stack gap-1">
                    <dt id={former.get(id)} className="title-3">
                      {word}
                    </dt>{" "}
                    <dd>
                      {sentence} {more && <a href={localizedPath(more.to)}>{more.label}</a>}
                    </dd>
                  </div>
                ))}
              </dl>
            </LetterSection>
          ))}
        </div>
      </div>
    </PageLayout>
  );
}
