/** Chosen plans as one text, "email-marketing.pro,seo.basic", in storage and in the address to which an email leads. */

export const plansParameter = "plans";

export const choiceText = (service: string, plan: string): string => `${service}.${plan}`;

export const joinChoices = (choices: readonly string[]): string => choices.join(",");

export const splitChoices = (text: string): string[] => text.split(",");

/** A pattern of each query that names plans of these, by their ids, and nothing else. */
export function plansQueryPattern(services: readonly string[], plans: readonly string[]): string {
  const choice = `(?:${services.join("|")})\\.(?:${plans.join("|")})`;
  return `\\?${plansParameter}=${choice}(?:,${choice})*`;
}
