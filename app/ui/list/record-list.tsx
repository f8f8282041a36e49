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
