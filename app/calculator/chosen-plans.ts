import { formatList } from "#content/format-list.ts";
import { createStore, useStore } from "#app/browser/store.ts";
import { type PlanChoice, plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { choiceText, joinChoices, plansParameter, splitChoices } from "#shared/plan-choices.ts";
import { storageKeys } from "#shared/storage-keys.ts";

export const plansToSales = "/how-to-buy#contact-sales";

const chosenText = createStore(chosenPlansText);

/** Returns a string such as "email-marketing.pro,seo.basic". */
export function writePlans(choices: readonly PlanChoice[]): string {
  return joinChoices(choices.map(({ service, plan }) => choiceText(service.id, plan.id)));
}

/** Returns at most one plan per service, in menu order. Ignores unknown ids, so that URLs and storage can't inject text. */
export function readPlans(text: string | null | undefined): PlanChoice[] {
  const named = new Set(splitChoices(text ?? ""));
  return serviceNames.flatMap((service) => {
    const plan = plans.find(({ id }) => named.has(choiceText(service.id, id)));
    return plan ? [{ service, plan }] : [];
  });
}

export function planNames(choices: readonly PlanChoice[]): string {
  return formatList(choices.map(({ service, plan }) => `${service.shortName} ${plan.name}`));
}

export function clearChosenPlans(): void {
  write("");
}

export function chosenPlansText(): string {
  return writePlans(readPlans(readStored(storageKeys.plans)));
}

export function storePlans(text: string | null | undefined): void {
  const named = readPlans(text);
  if (named.length > 0) write(writePlans(named));
}

export function storePlansOfAddress(search: string): void {
  if (chosenPlansText() === "") storePlans(new URLSearchParams(search).get(plansParameter));
}

/** The choice is empty while an island hydrates, to match the served page. */
export function useChosenPlans(): PlanChoice[] {
  return readPlans(useStore(chosenText, ""));
}

function write(text: string): void {
  // If storage is blocked, the choice lasts as long as the page.
  writeStored(storageKeys.plans, text || null);
  chosenText.set(text);
}
