import { type CountryCode, datesOf, type DayId } from "./days.ts";
import {
  templateCountries,
  templateDays,
  templateMessages,
  templateReasons,
  templateTrades,
} from "#words/pages/templates.ts";
import { isShown, type PlannedTimes } from "./planned-times.ts";
import { anyTrade, tradeScenes, type TradeScene } from "./trades.ts";

export type TradeId = (typeof templateTrades)[number]["id"];
export type ReasonId = (typeof templateReasons)[number]["id"];

/** A message that is ready to send, and how to use it. */
export interface Template extends PlannedTimes {
  readonly id: string;
  readonly trade: TradeId;
  readonly reason: ReasonId;
  /** The day of the year that it is for. */
  readonly day?: DayId;
  readonly title: string;
  readonly message: string;
  readonly audience: string;
  readonly action: string;
  readonly to: string;
  readonly when: string;
  readonly change: string;
}

/** With those that are shown at planned times. Not for pages (.oxlintrc.json). */
export const templates: readonly Template[] = templateMessages;
export const templatesInDevelopment = templates;

/** Those that are shown now. */
export const shownTemplates = (): readonly Template[] => templates.filter((template) => isShown(template));

export const templatesPath = "/templates";
export const templatePath = ({ id }: Pick<Template, "id">): string => `${templatesPath}/${id}`;

/** The names of the query by which the gallery is filtered, and what each may hold. */
export const templateFilters = {
  trade: templateTrades.map(({ id }) => id),
  reason: templateReasons.map(({ id }) => id),
  month: Array.from({ length: 12 }, (_, index) => String(index + 1)),
} as const;
export type TemplateFilter = keyof typeof templateFilters;

/** What is filtered by; a value that no message can have counts as none. */
export type ChosenFilters = Readonly<Partial<Record<TemplateFilter, string>>>;

export function readFilters(search: string): ChosenFilters {
  const query = new URLSearchParams(search);
  const entries = Object.entries(templateFilters).flatMap(([name, values]) => {
    const value = query.get(name);
    return value !== null && (values as readonly string[]).includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The address of the gallery with these filters. */
export function filteredPath(chosen: ChosenFilters): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return query.size > 0 ? `${templatesPath}?${query}` : templatesPath;
}

/** The messages shown now that have all that was chosen. @param year in which the days fall */
export function chooseTemplates({ trade, reason, month }: ChosenFilters, year: number): readonly Template[] {
  return shownTemplates().filter(
    (template) =>
      (trade === undefined || template.trade === trade) &&
      (reason === undefined || template.reason === reason) &&
      (month === undefined || (template.day && monthsOf(template.day, year).includes(Number(month)))),
  );
}

const countryCodes: readonly CountryCode[] = templateCountries.map(({ id }) => id);

/** The months in which a day falls somewhere, this year or the next. */
export function monthsOf(day: DayId, year: number): readonly number[] {
  const dates = datesOf(day, countryCodes, [year, year + 1]).flatMap(({ dates: found }) => found);
  return [...new Set(dates.map((date) => Number(date.slice(5, 7))))];
}

/** The dates of a template's day in some years, with the names of the countries that keep it. */
export function daysOf({ day }: Template, years: readonly number[]) {
  if (!day) return null;
  const name = templateDays.find(({ id }) => id === day)?.name ?? "";
  const rows = datesOf(day, countryCodes, years).map(({ country, dates }) => ({
    country: templateCountries.find(({ id }) => id === country)?.name ?? country,
    dates,
  }));
  return { name, rows };
}

export function sceneOf({ trade }: Pick<Template, "trade">): TradeScene {
  return tradeScenes.find(({ key }) => key === trade) ?? anyTrade;
}

export function shopOf({ trade }: Template): string {
  return templateTrades.find(({ id }) => id === trade)?.shop ?? "";
}

export function reasonOf({ reason }: Template): (typeof templateReasons)[number] | undefined {
  return templateReasons.find(({ id }) => id === reason);
}
