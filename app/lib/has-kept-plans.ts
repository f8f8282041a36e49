import { storageKeys } from "#shared/page-names.ts";

/** Whether this browser keeps a choice of plans: what shows it is fetched only then. */
export function hasKeptPlans(): boolean {
  try {
    return localStorage.getItem(storageKeys.plans) !== null;
  } catch {
    return false;
  }
}
