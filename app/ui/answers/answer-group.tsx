import type { ReactNode } from "react";

interface AnswerGroupProps {
  group: {
    readonly id: string;
    readonly title: string;
  };
  /** The questions. */
  children: ReactNode;
}

/** A group of questions under its anchor; on wide screens its title stays beside them. */
export function AnswerGroup({ group: { id, title }, children }: AnswerGroupProps) {
  return (
    <section className="wide-last gap-5" id={id} aria-labelledby={`${id}-heading`}>
      <div className="sticky">
        <h2 className="title-2" id={`${id}-heading`}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
