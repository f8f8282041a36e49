import { home } from "../generated/pages/home.ts";

/** One business in the moving strip. All are invented and shown as samples. */
export interface SampleBusiness {
  readonly name: string;
  /** The lettering of its name, one of the hands in the strip's styles. */
  readonly hand: "display" | "text" | "narrow" | "spaced" | "tight";
  /** A symbol of app/drawings/home/brands.svg, or null for a name that stands alone. */
  readonly mark: string | null;
}

/** A figure as a postmark, with a sentence below it. The words around the ring imitate a post office and say nothing about the figure. */
export interface Statistic {
  readonly id: string;
  readonly figure: string;
  readonly over: string;
  readonly under: string;
  readonly label: string;
}

export type HomeCopy = typeof home;

export { home };
