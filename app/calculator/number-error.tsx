import { localizedPath } from "#app/browser/localized-path.ts";
import { Fragment, type ReactElement } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { formatCount } from "#content/format.ts";
import { numberErrors as words } from "#words/number-marks.ts";
import { type NumberRange, plainNumber, readNumber } from "./read-number.ts";

interface NumberErrorOptions {
  text: string;
  range: NumberRange;
  /** An empty field is an error too. */
  isRequired?: boolean;
  onPick?: (text: string) => void;
  /** URL of the page with this number filled in, for use without scripts. */
  linkTo?: (text: string) => string;
}

/** Suggests the numbers that the text may mean (D29). Undefined if the text is valid. */
export function numberError({
  text,
  range,
  isRequired,
  onPick,
  linkTo,
}: NumberErrorOptions): ReactElement | string | undefined {
  const reading = readNumber(text, range);
  if (reading.is === "read" || (reading.is === "empty" && !isRequired)) return undefined;
  if (reading.is !== "ask") return whatItTakes(range);
  return (
    <span className="cluster gap-3">
      {words.ask}
      {reading.readings.map((number) => (
        <Fragment key={number}>
          {onPick && (
            <Button size="small" className={linkTo && "scripts-only"} onClick={() => onPick(plainNumber(number))}>
              {formatCount(number, 10)}
            </Button>
          )}
          {linkTo && (
            <ButtonLink size="small" className="unscripted" href={localizedPath(linkTo(plainNumber(number)))}>
              {formatCount(number, 10)}
            </ButtonLink>
          )}
        </Fragment>
      ))}
    </span>
  );
}

export function whatItTakes({ min, max, decimals }: NumberRange): string {
  return (decimals ? words.decimals : words.whole)({ min: String(min), limit: max });
}
