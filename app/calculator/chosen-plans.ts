import { createStore, useStore } from "#app/browser/store.ts";
import { formatPrice } from "#content/format-price.ts";
import { type Plan, plans } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

/** A plan of one service that the visitor chose. */
export interface PlanChoice {
  readonly service: ServiceName<ServiceId>;
  readonly plan: Plan;
}

/** What the plans cost together in a month, as the locale writes it. */
export function priceOf(choices: readonly { plan: Pick<Plan, "monthlyPrice"> }[]): string {
  return formatPrice(choices.reduce((sum, { plan }) => sum + plan.monthlyPrice, 0));
}

/** Name of the choices in the address to which an email leads. */
export const plansParameter = "plans";

const chosenText = createStore(chosenPlansText);

/** "email-marketing.pro,seo.basic": only names from our lists, so that an address or storage can't make the site show anything else. */
export function writePlans(choices: readonly { id: ServiceId; plan: Pick<Plan, "id"> }[]): string {
  return choices.map(({ id, plan }) => `${id}.${plan.id}`).join(",");
}

/** The choices that a text names, in the order of every menu, one to a service. Everything else in the text is ignored. */
export function readPlans(text: string | null | undefined): PlanChoice[] {
  const named = new Map((text ?? "").split(",").map((part) => [part.split(".")[0], part]));
  return serviceNames.flatMap((service) => {
    const plan = plans.find(({ id }) => `${service.id}.${id}` === named.get(service.id));
    return plan ? [{ service, plan }] : [];
  });
}

/** Keeps the choices in this browser, in place of earlier ones, until they are used or dropped. */
function storeChoices(choices: readonly PlanChoice[]): void {
  write(writePlans(choices.map(({ service, plan }) => ({ id: service.id, plan }))));
}

export function clearChosenPlans(): void {
  write("");
}

/** The text of the kept choices, as `writePlans` writes it; empty where there are none. */
export function chosenPlansText(): string {
  const choices = readPlans(readStored(storageKeys.plans));
  return writePlans(choices.map(({ service, plan }) => ({ id: service.id, plan })));
}

/** Keeps the choices that an email's link names, if this browser keeps none of its own. */
export function storePlansOfAddress(search: string): void {
  const named = readPlans(new URLSearchParams(search).get(plansParameter));
  if (named.length > 0 && chosenPlansText() === "") storeChoices(named);
}

/** The kept choices; none while an island hydrates, as it was served. */
export function useChosenPlans(): PlanChoice[] {
  return readPlans(useStore(chosenText, ""));
}

function write(text: string): void {
  // Where the browser blocks storage, the choice lasts as long as its dialog.
  writeStored(storageKeys.plans, text || null);
  chosenText.set(text);
}
