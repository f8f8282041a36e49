import type { ReactNode, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ListMessage, type ListDrawing, type ListStates, LoadFailure } from "./list-message.tsx";
import styles from "./record-list.module.css";
import type { Records } from "./use-records.ts";

interface RecordListProps<Item> {
  words: {
    listLabel: string;
    states: ListStates;
    noMatch: Record<"title" | "text" | "clear", string>;
    lookFurther: Record<"title" | "text", string>;
  };
  records: Records<Item>;
  /** Which drawing stands for an empty list. */
  drawing?: ListDrawing;
  /** Shown while the list loads. */
  loading: ReactNode;
  /** What the button says that asks for more records; null where there are none. */
  more: string | null;
  onMore: () => void;
  /** Ends the search; null where everything is asked for. */
  onClear: (() => void) | null;
  className?: string | undefined;
  /** The region, which takes the focus from a button that is gone. */
  ref: RefObject<HTMLElement | null>;
  above?: ReactNode;
  below?: ReactNode;
  /** The records. */
  children: ReactNode;
}

/** The region of a list that the browser reads: loading, failed, empty, nothing found, or records with a button for more (S8.1, P5). */
export function RecordList<Item>({
  words,
  records,
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
}: RecordListProps<Item>) {
  const { list, found, retry, readMore } = records;
  const tryAgain = () => {
    ref.current?.focus();
    retry();
  };
  return (
    <section
      ref={ref}
      className={classNames(styles.region, className, "wrap scripts-only")}
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
    const nothing = list.isComplete ? words.noMatch : words.lookFurther;
    return (
      <>
        {children}
        {found.length === 0 &&
          (onClear && !records.isEmpty ? (
            <ListMessage title={nothing.title} text={nothing.text} drawing={drawing}>
              <Button onClick={onClear}>{words.noMatch.clear}</Button>
            </ListMessage>
          ) : (
            <ListMessage title={words.states.emptyTitle} text={words.states.emptyText} drawing={drawing} />
          ))}
        {list.more === "failed" && <LoadFailure words={words.states} drawing={drawing} onRetry={readMore} isLater />}
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
