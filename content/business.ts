import { site } from "./site.ts";

/** A fact that only the owner of a real business knows. */
export interface OwnerFact {
  readonly value: string;
  /** False while the value is a sample. `npm run preflight` lists each of those, and /trust says that its answers are samples. */
  readonly settled: boolean;
}

/** Who runs the business and what it keeps to; the answers of buyer-answers.ts are put together from it. */
export const business = {
  legalName: { value: `${site.name} Sample Company`, settled: false },
  postalAddress: { value: "1\u00a0Example Street, 00000 Exampletown, Germany", settled: false },
  supportDays: { value: "Monday to Friday", settled: false },
  supportTimes: { value: "9 a.m. to 5 p.m., Central European Time", settled: false },
  replyWithin: { value: "by the end of the next working day", settled: false },
  dataLocation: { value: "Germany", settled: false },
  refundPeriod: { value: "14 days", settled: false },
  listKeptAfterEnd: { value: "30 days", settled: false },
  /** The agreement that a customer can sign, with the list of other companies that process data. */
  processingAgreement: { value: "free, on request", settled: false },
  /** The texts of pages/legal.ts, read by the business's own lawyer. */
  legalTexts: { value: "written for the sample business", settled: false },
} as const satisfies Record<string, OwnerFact>;
