import { ContentsLinks } from "#app/ui/contents-links.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { letterAnchor, WordList } from "./word-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import drawing from "#app/drawings/product/crm.svg";
import engraving from "#app/drawings/engravings/wood.svg";
import { pageMeta } from "#app/meta.ts";
import { glossary } from "#content/generated/pages/glossary.ts";

export const meta = () => pageMeta(glossary);

export default function GlossaryPage() {
  return (
    <>
      <PageHead
        name={glossary.title}
        title={glossary.heading}
        lead={glossary.lead}
        stock="canary"
        art={<HeadPrint ink="crm" src={drawing} alt={glossary.artCaption} />}
        actions={<ButtonLink to={glossary.next.to}>{glossary.next.label}</ButtonLink>}
      >
        <ContentsLinks label={glossary.lettersLabel} links={letters} />
      </PageHead>
      <WordList words={byLetter} />
      <NextStep />
      <Engraving src={engraving} caption={glossary.engraving} />
    </>
  );
}

const byLetter = new Map<string, (typeof glossary.words)[number][]>();
for (const word of glossary.words) {
  const letter = word.word.charAt(0).toUpperCase();
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
}

const letters = [...byLetter.keys()].map((letter) => ({ id: letterAnchor(letter), title: letter }));
