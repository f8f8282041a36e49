/** Chosen plans as "email-marketing.pro,seo.basic", in storage and in the link of an email. */

export const plansParameter = "plans";

export const choiceText = (service: string, plan: string): string => `${service}.${plan}`;

export const joinChoices = (choices: readonly string[]): string => choices.join(",");

export const splitChoices = (text: string): string[] => text.split(",");

/** Matches only queries that contain these plan ids. */
export function plansQueryPattern(services: readonly string[], plans: readonly string[]): string {
  const choice = `(?:${services.join("|")})\\.(?:${plans.join("|")})`;
  return `\\?${plansParameter}=${choice}(?:,${choice})*`;
}
