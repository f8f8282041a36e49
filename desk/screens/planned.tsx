import { Hono } from "hono";
import { adminPlanned, adminWords } from "#content/generated/desk/admin.ts";
import { articles } from "#content/articles.ts";
import { businessZone } from "#content/business-time.ts";
import { hasTimes, type PlannedTimes } from "#content/planned-times.ts";
import { templates } from "#content/templates.ts";
import { listPlanned } from "#server/admin/planned-times.ts";
import { recordLists } from "#server/content-records/record-lists.ts";
import { type DeskRoutes, page } from "../context.tsx";
import { businessMoment, Entry } from "../parts/elements.tsx";
import { getText } from "../parts/record-words.ts";

interface Planned {
  kind: string;
  name: string;
  /** The desk page that changes the record. Articles and templates have none, because they are files. */
  to?: string;
  from: Date | null;
  until: Date | null;
}

const toDate = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

const ofFiles = (kind: string, files: readonly (PlannedTimes & { title: string })[]): Planned[] =>
  files
    .filter(hasTimes)
    .map(({ title, from, until }) => ({ kind, name: title, from: toDate(from), until: toDate(until) }));

/** Unix time in milliseconds of the next change, or of the last change if none is left. */
function getNext({ from, until }: Planned, now: Date): number {
  return (from && from > now ? from : (until ?? from))?.getTime() ?? 0;
}

function getState({ from, until }: Planned, now: Date): string {
  if (from && from > now) return adminPlanned.waits(businessMoment(from));
  if (until && until <= now) return adminPlanned.over(businessMoment(until));
  return until ? adminPlanned.ends(businessMoment(until)) : "";
}

function PlannedEntry({ entry, now }: { entry: Planned; now: Date }) {
  const { kind, name, to, from, until } = entry;
  return (
    <Entry to={to} name={name}>
      <span className="soft">
        {kind} · {getState(entry, now)}
        {from && from > now && until && ` ${adminPlanned.ends(businessMoment(until))}`}
      </span>
    </Entry>
  );
}

export const plannedRoutes: DeskRoutes = new Hono();
plannedRoutes.get("/planned", async (context) => {
  const { db, now } = context.var.parts;
  const sections = ["case-studies", "platforms"] as const;
  const records = sections.map(async (section) =>
    (await listPlanned(db, recordLists[section])).map((row) => ({
      kind: adminPlanned.kinds[section],
      name: getText(row, "name"),
      to: `/${section}/${row.record_id}`,
      from: row.shown_from,
      until: row.shown_until,
    })),
  );
  const all: Planned[] = [
    ...(await Promise.all(records)).flat(),
    ...ofFiles(adminPlanned.kinds.article, articles),
    ...ofFiles(adminPlanned.kinds.template, templates),
  ];
  const at = now();
  const entries = all
    .filter((entry) => getState(entry, at) !== "")
    .toSorted((one, other) => getNext(one, at) - getNext(other, at));
  const children = (
    <div className="page stack gap-5">
      <header>
        <h1>{adminWords.sections.planned}</h1>
        <p className="soft">{adminPlanned.lead(businessZone)}</p>
      </header>
      {entries.length === 0 ? (
        <p className="soft">{adminPlanned.none}</p>
      ) : (
        <ul className="rows">
          {entries.map((entry) => (
            <PlannedEntry key={`${entry.kind} ${entry.to ?? entry.name}`} entry={entry} now={at} />
          ))}
        </ul>
      )}
    </div>
  );
  return page(context, { title: adminWords.sections.planned, section: "planned", children });
});
