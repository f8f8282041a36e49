/** Format in storage and email links: "email-marketing.pro,seo.basic". */

export const plansParameter = "plans";

export const choiceText = (service: string, plan: string): string => `${service}.${plan}`;

export const joinChoices = (choices: readonly string[]): string => choices.join(",");

export const splitChoices = (text: string): string[] => text.split(",");

export function plansQueryPattern(services: readonly string[], plans: readonly string[]): string {
  const choice = `(?:${services.join("|")})\\.(?:${plans.join("|")})`;
  return `\\?${plansParameter}=${choice}(?:,${choice})*`;
}
