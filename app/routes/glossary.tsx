import { GlossaryHead } from "#app/components/sections/glossary/glossary-head.tsx";
import { WordList } from "#app/components/sections/glossary/word-list.tsx";
import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import drawing from "#app/drawings/product/crm.svg";
import engraving from "#app/drawings/engravings/wood.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { glossary } from "#content/pages/glossary.ts";

export const meta = () => pageMeta(glossary);

export default function GlossaryPage() {
  return (
    <>
      <GlossaryHead
        heading={glossary.heading}
        lead={glossary.lead}
        lettersLabel={glossary.lettersLabel}
        letters={[...byLetter.keys()]}
        actions={
          <>
            <ButtonLink to={glossary.next.to} variant="primary">
              {glossary.next.label}
            </ButtonLink>
            <DialogButton dialog="sign-up">{glossary.tryFree}</DialogButton>
          </>
        }
        print={{ src: drawing, alt: glossary.artCaption }}
      />
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
