import { storageKeys } from "#shared/page-names.ts";

/** Whether this browser keeps a choice of plans: what shows it is fetched only then. */
export function hasKeptPlans(): boolean {
  try {
    return localStorage.getItem(storageKeys.plans) !== null;
  } catch {
    return false;
  }
}

/** Keeps what a button stands for, as `writePlans` of kept-plans.ts writes it, in place of earlier choices. */
export function keepChosen(plansText: string): void {
  try {
    localStorage.setItem(storageKeys.plans, plansText);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as its dialog.
  }
}
