import { storageKeys } from "#shared/page-names.ts";

/** Whether this browser keeps a choice of plans: the script that shows it is fetched only then. */
export function hasKeptPlans(): boolean {
  try {
    return localStorage.getItem(storageKeys.plans) !== null;
  } catch {
    return false;
  }
}

/** Keeps the choice of a button, in the format of `writePlans` of kept-plans.ts, in place of earlier choices. */
export function keepChosen(plansText: string): void {
  try {
    localStorage.setItem(storageKeys.plans, plansText);
  } catch {
    // The browser may block storage; the choice then lasts as long as its dialog.
  }
}
