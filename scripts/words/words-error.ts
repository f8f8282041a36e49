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

export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}
