import {
  templateDays,
  templateMessages,
  templateReasons,
  templates as templatesWords,
  templateTrades,
} from "#words/pages/templates.ts";
import { textPrices } from "#words/text-prices.ts";
import { type DayId, findDates, isLunar } from "./days.ts";
import type { PageLink } from "./navigation.ts";
import { isShown, type PlannedTimes } from "./planned-times.ts";
import { anyTrade, type TradeScene, tradeScenes } from "./trades.ts";

export type TradeId = (typeof templateTrades)[number]["id"];
export type ReasonId = (typeof templateReasons)[number]["id"];

export interface Template extends PlannedTimes {
  readonly id: string;
  readonly trade: TradeId;
  readonly reason: ReasonId;
  readonly day?: DayId;
  readonly title: string;
  readonly message: string;
  readonly audience: string;
  readonly action: string;
  readonly to: string;
  readonly when: string;
  readonly change: string;
}

/** Ignores planned times, so pages must not use it (.oxlintrc.json). */
export const templates: readonly Template[] = templateMessages;
export const templatesInDevelopment = templates;

export const shownTemplates = (): readonly Template[] => templates.filter((template) => isShown(template));

export const templatesPath = "/templates";
export const templatesLink: PageLink = { label: templatesWords.heading, to: templatesPath };
export const templatePath = ({ id }: Pick<Template, "id">): string => `${templatesPath}/${id}`;

export const templateFilters = {
  trade: templateTrades.map(({ id }) => id),
  reason: templateReasons.map(({ id }) => id),
  month: Array.from({ length: 12 }, (_, index) => String(index + 1)),
} as const;
export type TemplateFilter = keyof typeof templateFilters;

/** Excludes invalid values. */
export type ChosenFilters = Readonly<Partial<Record<TemplateFilter, string>>>;

export function readFilters(search: string): ChosenFilters {
  const query = new URLSearchParams(search);
  const entries = Object.entries(templateFilters).flatMap(([name, values]) => {
    const value = query.get(name);
    return value !== null && (values as readonly string[]).includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

export function filteredPath(chosen: ChosenFilters): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return query.size > 0 ? `${templatesPath}?${query}` : templatesPath;
}

/** With a `month`, chooses templates whose day falls in that month in `year` or the next. */
export function chooseTemplates({ trade, reason, month }: ChosenFilters, year: number): readonly Template[] {
  return shownTemplates().filter(
    (template) =>
      (trade === undefined || template.trade === trade) &&
      (reason === undefined || template.reason === reason) &&
      (month === undefined || (template.day && findMonths(template.day, year).includes(Number(month)))),
  );
}

/** Returns the months in which any country observes the day, in `year` or the next. */
export function findMonths(day: DayId, year: number): readonly number[] {
  const dates = [...findDates(day, [year, year + 1]).values()].flat();
  return [...new Set(dates.map((date) => Number(date.slice(5, 7))))];
}

export function findDays({ day }: Template, years: readonly number[]) {
  if (!day) return null;
  const name = templateDays.find(({ id }) => id === day)?.name ?? "";
  const datesByCountry = findDates(day, years);
  const rows = textPrices.flatMap(({ code, name: country }) => {
    const dates = datesByCountry.get(code);
    return dates ? [{ country, dates }] : [];
  });
  return { name, rows, isLunar: isLunar(day) };
}

export function findScene({ trade }: Pick<Template, "trade">): TradeScene {
  return tradeScenes.find(({ key }) => key === trade) ?? anyTrade;
}

export function findShop({ trade }: Template): string {
  return templateTrades.find(({ id }) => id === trade)?.shop ?? "";
}

export function findReason({ reason }: Template): (typeof templateReasons)[number] | undefined {
  return templateReasons.find(({ id }) => id === reason);
}
