import { type PlanChoice, type PlanId, planById, plans } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { numberMarks } from "#words/number-marks.ts";
import { searchWords } from "#words/search.ts";
import { toTerms } from "./terms.ts";
import { maxWords } from "./thresholds.ts";

const { money, turning } = searchWords;

const joinTerms = (text: string): string => toTerms(text).join(" ");
const words: Partial<Record<ServiceId, string>> = { ...money.units, ...money.services };
const services = new Map(
  serviceNames.flatMap((service) =>
    [service.shortName, ...(words[service.id]?.split(" ") ?? [])].map((name) => [joinTerms(name), service] as const),
  ),
);
const planNames = new Map([
  ...plans.map((plan) => [joinTerms(plan.name), plan] as const),
  ...[...money.plans.matchAll(/(\S+)=(\S+)/g)].map(
    ([, name = "", id]) => [joinTerms(name), planById[id as PlanId]] as const,
  ),
]);
const byLength = [...services.keys(), ...planNames.keys()].sort((first, second) => second.length - first.length);
const rates = joinTerms(`${money.contacts} ${numberMarks.rates.replaceAll(/=\d+/g, "")}`).replaceAll(" ", "|");
/** In German, "pro Monat" names no plan. */
const named = new RegExp(`(?<= )(?:${byLength.join("|")})(?= )(?! (?:${rates}) )`, "g");

const asks = new Set(toTerms(money.asks).filter((term) => !toTerms(money.plans).includes(term)));
const turns = new Set([turning.comparing, turning.negating, turning.including].flatMap(toTerms));

/** Such as "CRM Pro and WhatsApp Basic together": at least two services with plans. Null for other questions. */
export function readPlansQuestion(question: string): readonly PlanChoice[] | null {
  const terms = toTerms(question);
  const isAsked = terms.length <= maxWords && terms.some((term) => asks.has(term));
  if (!isAsked || terms.some((term) => turns.has(term) || /\d/.test(term))) return null;
  const chosen = new Map<ServiceName<ServiceId>, PlanChoice["plan"]>();
  let open: ServiceName<ServiceId>[] = [];
  for (const [name] of ` ${terms.join(" ")} `.matchAll(named)) {
    const [service, plan] = [services.get(name), planNames.get(name)];
    if (service) open.push(service);
    if (!plan) continue;
    // "Pro email and basic SMS" and "email basic or pro" are ambiguous.
    if (open.length === 0) return null;
    for (const waiting of open) chosen.set(waiting, plan);
    open = [];
  }
  if (chosen.size === 0) return null;
  for (const waiting of open) if (!chosen.has(waiting)) chosen.set(waiting, planById.basic);
  return chosen.size > 1 ? [...chosen].map(([service, plan]) => ({ service, plan })) : null;
}
