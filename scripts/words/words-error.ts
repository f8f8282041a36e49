/** An error in a file of words: one sentence that begins with the file and the line. */
export class WordsError extends Error {
  readonly place: SourceLocation;
  readonly sentence: string;

  constructor(place: SourceLocation, sentence: string) {
    super(`${place.file}:${place.line}: ${sentence}`);
    this.place = place;
    this.sentence = sentence;
    this.name = "WordsError";
  }
}

/** A place in a file: its path from the root of the repository, and a line from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}
