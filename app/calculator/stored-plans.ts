import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

/** Whether this browser keeps a choice of plans: the script that shows it is fetched only then. */
export function hasStoredPlans(): boolean {
  return readStored(storageKeys.plans) !== null;
}

/** Keeps the choice of a button, in the format of `writePlans` of chosen-plans.ts, in place of earlier choices. */
export function storePlans(plansText: string): void {
  // Where the browser blocks storage, the choice lasts as long as its dialog.
  writeStored(storageKeys.plans, plansText);
}
