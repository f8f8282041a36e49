import { ExpectedError } from "@site/backend";

/** A file that can't be imported, in sentences for the operator. Nothing of it was written. */
export class ContentFileError extends ExpectedError {
  override name = "ContentFileError";
}

/** What is wrong with one row. `place` names it as the reader of the file finds it. */
export interface RowFault {
  place: string;
  column?: string | undefined;
  sentence: string;
}

/** More would scroll the first ones away. */
const shown = 20;

/** All faults of a file as one error, a line for each of the first. */
export function faultyFile(faults: readonly RowFault[]): ContentFileError {
  const lines = faults
    .slice(0, shown)
    .map(({ place, column, sentence }) => `${place}${column === undefined ? "" : `, column ${column}`}: ${sentence}`);
  if (faults.length > shown) lines.push(`… and ${faults.length - shown} more.`);
  const count = faults.length === 1 ? "One value is wrong" : `${faults.length} values are wrong`;
  return new ContentFileError(`${count}, so nothing was written.\n${lines.join("\n")}`);
}
