import type { ReactNode, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ListMessage, type ListDrawing, type ListStates, LoadFailure } from "./list-message.tsx";
import type { ListReader, LoadedList } from "./loaded-list.ts";

interface RecordListProps {
  words: {
    listLabel: string;
    states: ListStates;
    noMatch: Record<"title" | "text" | "clear", string>;
  };
  reader: ListReader<unknown>;
  /** "loading" while a search reads the rest of `reader`'s list. */
  list: LoadedList<unknown>;
  isFound: boolean;
  drawing?: ListDrawing;
  loading: ReactNode;
  more: string | null;
  onMore: () => void;
  onClear: (() => void) | null;
  className?: string | undefined;
  /** Takes focus when the focused button is removed. */
  ref: RefObject<HTMLElement | null>;
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

export function RecordList({
  words,
  reader: { retry, readMore },
  list,
  isFound,
  drawing,
  loading,
  more,
  onMore,
  onClear,
  className,
  ref,
  above,
  below,
  children,
}: RecordListProps) {
  const tryAgain = () => {
    ref.current?.focus();
    retry();
  };
  return (
    <section
      ref={ref}
      className={classNames(className, "wrap scripts-only")}
      aria-label={words.listLabel}
      aria-busy={list.status === "loading"}
      tabIndex={-1}
    >
      {above}
      {body()}
      {below}
    </section>
  );

  function body() {
    if (list.status === "loading") return loading;
    if (list.status === "failed") return <LoadFailure words={words.states} drawing={drawing} onRetry={tryAgain} />;
    return (
      <>
        {children}
        {!isFound &&
          list.more !== "failed" &&
          (onClear && list.items.length > 0 ? (
            <ListMessage title={words.noMatch.title} text={words.noMatch.text} drawing={drawing}>
              <Button onClick={onClear}>{words.noMatch.clear}</Button>
            </ListMessage>
          ) : (
            <ListMessage title={words.states.emptyTitle} text={words.states.emptyText} drawing={drawing} />
          ))}
        {list.more === "failed" && (
          <LoadFailure words={words.states} drawing={drawing} onRetry={readMore} isLater={isFound} />
        )}
        {more !== null && (
          <div className="actions screen-only">
            <Button icon="plus" aria-busy={list.more === "reading"} onClick={onMore}>
              {more}
            </Button>
          </div>
        )}
      </>
    );
  }
}
