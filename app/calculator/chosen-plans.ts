import { formatList } from "#content/format-list.ts";
import { createStore, useStore } from "#app/browser/store.ts";
import { type PlanChoice, plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { choiceText, joinChoices, plansParameter, splitChoices } from "#shared/plan-choices.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/** Where the form for sales opens with the choices. */
export const plansToSales = "/how-to-buy#contact-sales";

const chosenText = createStore(chosenPlansText);

/** "email-marketing.pro,seo.basic": only names from our lists, so that an address or storage can't make the site show anything else. */
export function writePlans(choices: readonly PlanChoice[]): string {
  return joinChoices(choices.map(({ service, plan }) => choiceText(service.id, plan.id)));
}

/** The choices that a text names, in the order of every menu, one to a service. Everything else in the text is ignored. */
export function readPlans(text: string | null | undefined): PlanChoice[] {
  const named = new Set(splitChoices(text ?? ""));
  return serviceNames.flatMap((service) => {
    const plan = plans.find(({ id }) => named.has(choiceText(service.id, id)));
    return plan ? [{ service, plan }] : [];
  });
}

/** "Email Pro, SMS Basic": as sales reads it. */
export function planNames(choices: readonly PlanChoice[]): string {
  return formatList(choices.map(({ service, plan }) => `${service.shortName} ${plan.name}`));
}

export function clearChosenPlans(): void {
  write("");
}

/** The text of the choices that this browser stores, as `writePlans` writes it; empty where there are none. */
export function chosenPlansText(): string {
  return writePlans(readPlans(readStored(storageKeys.plans)));
}

/** Stores the choices that a text names, if it names any, in place of earlier ones, until they are used or dropped. */
export function storePlans(text: string | null | undefined): void {
  const named = readPlans(text);
  if (named.length > 0) write(writePlans(named));
}

/** Stores the choices that an email's link names, if this browser stores none of its own. */
export function storePlansOfAddress(search: string): void {
  if (chosenPlansText() === "") storePlans(new URLSearchParams(search).get(plansParameter));
}

/** The stored choices; none while an island hydrates, as it was served. */
export function useChosenPlans(): PlanChoice[] {
  return readPlans(useStore(chosenText, ""));
}

function write(text: string): void {
  // Where the browser blocks storage, the choice lasts as long as the page.
  writeStored(storageKeys.plans, text || null);
  chosenText.set(text);
}
