import type { Status } from "#app/ui/status-mark.tsx";
import { security } from "#words/pages/security.ts";

const { inPlace, inPart, notInPlace } = security.statuses;

const standing: Readonly<Record<string, { readonly status: Status; readonly word: string }>> = {
  protection: { status: "yes", word: inPlace },
  "two-step": { status: "part", word: inPart },
  certificates: { status: "no", word: notInPlace },
  subprocessors: { status: "yes", word: inPlace },
  "status-page": { status: "no", word: notInPlace },
  "data-after-leaving": { status: "yes", word: inPlace },
  "report-vulnerability": { status: "yes", word: inPlace },
};

export function getStatus(id: string): { readonly status: Status; readonly word: string } {
  const found = standing[id];
  if (!found) throw new Error(`The answer ${id} of /security has no status.`);
  return found;
}
