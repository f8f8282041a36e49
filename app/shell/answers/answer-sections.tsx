import type { ReactNode } from "react";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { ContentsList } from "#app/ui/prose/contents-list.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import type { Answer } from "#content/answers.ts";
import type { Text } from "#content/blocks.ts";

interface AnswerSectionsProps {
  page: { readonly contentsLabel: string; readonly postscript: Text };
  answers: readonly Answer[];
  /** How an answer stands, at a glance. */
  markOf?: (answer: Answer) => ReactNode;
}

/** Answers one below the other; on a wide window the list of their questions stays in sight beside them. */
export function AnswerSections({ page, answers, markOf }: AnswerSectionsProps) {
  const entries = answers.map((answer) => ({
    id: answer.id,
    title: answer.question,
    mark: markOf?.(answer),
    blocks: answer.answer,
  }));
  return (
    <div className="wrap section wide-last gap-7">
      <div className="sticky">
        <ContentsList label={page.contentsLabel} entries={entries} />
      </div>
      <div className="stack gap-7">
        {entries.map(({ id, title, mark, blocks }) => (
          <section key={id} id={id} className="stack gap-3" aria-labelledby={`${id}-heading`}>
            {mark && <p>{mark}</p>}
            <h2 className="title-2" id={`${id}-heading`}>
              {title}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
        <p className="title-3">
          <InlineText text={page.postscript} />
        </p>
      </div>
    </div>
  );
}
