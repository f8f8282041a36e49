import { ContentsHead, ContentsPrint } from "#app/ui/contents-head.tsx";
import { letterAnchor, WordList } from "./word-list.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import drawing from "#app/drawings/product/crm.svg";
import engraving from "#app/drawings/engravings/wood.svg";
import { pageMeta } from "#app/meta.ts";
import { glossary } from "#content/pages/glossary.ts";

export const meta = () => pageMeta(glossary);

export default function GlossaryPage() {
  return (
    <>
      <ContentsHead
        heading={glossary.heading}
        lead={glossary.lead}
        stock="canary"
        contents={{ label: glossary.lettersLabel, links: letters }}
        isAlphabet
        aside={<ContentsPrint ink="crm" src={drawing} alt={glossary.artCaption} />}
      >
        <div className="actions">
          <ButtonLink to={glossary.next.to} variant="primary">
            {glossary.next.label}
          </ButtonLink>
          <DialogButton dialog="sign-up">{glossary.tryFree}</DialogButton>
        </div>
      </ContentsHead>
      <WordList words={byLetter} />
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
