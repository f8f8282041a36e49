import { Hono } from "hono";
import { adminPlatforms, adminRecords } from "#content/generated/admin.ts";
import {
  type ChangeSummary,
  countRecords,
  listChanges,
  listRecords,
  nameColumnOf,
  type RecordPlace,
  type StoredRecord,
  undoChange,
} from "#server/admin/records.ts";
import { type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import { act, type DeskRoutes, operatorOf, page, redirect, searchTextOf, uuidPattern } from "../context.tsx";
import { addressQuery, Button, Form, moment, Search } from "../parts/elements.tsx";
import { type RecordSection, recordWords, textOf } from "../parts/record-words.ts";

/** The place of the last record of a page, as an address holds it: its id, then its name. */
const placeText = (record: StoredRecord, nameColumn: string): string => `${record.id}.${String(record[nameColumn])}`;

function readPlace(text: string | undefined): RecordPlace | null {
  const [, id, name] = /^(\d{1,10})\.(.*)$/s.exec(text ?? "") ?? [];
  // Postgres stores no text with a NUL.
  return id === undefined || name === undefined || name.includes("\0") ? null : { id: Number(id), name };
}

interface RecordsProps {
  section: RecordSection;
  nameColumn: string;
  text: string;
  records: readonly StoredRecord[];
  total: number;
  /** The parameter of the next page, or null at the end. */
  next: string | null;
  isFirst: boolean;
  changes: readonly ChangeSummary[];
  now: Date;
}

function Records({ section, nameColumn, text, records, total, next, isFirst, ...recent }: RecordsProps) {
  const { words } = recordWords[section];
  const address = `/${section}`;
  return (
    <div className="page stack gap-5">
      <header className="cluster title">
        <div>
          <h1>{words.title}</h1>
          <p className="soft">{words.count(total)}</p>
        </div>
        <div className="cluster">
          {section === "platforms" && (
            <a href="/platforms/import" className="button">
              {adminPlatforms.import}
            </a>
          )}
          <a href={`${address}/new`} className="button primary perforated">
            {words.new}
          </a>
        </div>
      </header>
      <Search action={address} words={adminRecords} value={text} />
      <Changes section={section} {...recent} />
      {records.length === 0 ? (
        <p className="none">{adminRecords.none}</p>
      ) : (
        <ul className="records card">
          {records.map((record) => (
            <li key={record.id}>
              <a href={`${address}/${record.id}`}>
                <b>
                  <bdi>{textOf(record, nameColumn)}</bdi>
                </b>
                <bdi className="soft">{textOf(record, section === "platforms" ? "homepage_url" : "industry_type")}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="cluster pager">
        {!isFirst && <a href={`${address}${addressQuery({ q: text })}`}>{adminRecords.first}</a>}
        {next !== null && <a href={`${address}${addressQuery({ q: text, after: next })}`}>{adminRecords.more}</a>}
      </p>
    </div>
  );
}

/** Milliseconds for which a change counts as new, so that undoing it needs no click more. */
const newFor = 3_600_000;

function Changes({ section, changes, now }: Pick<RecordsProps, "section" | "changes" | "now">) {
  const [latest] = changes;
  const isNew = latest !== undefined && now.getTime() - latest.created_at.getTime() < newFor;
  return (
    <details className="changes" open={isNew}>
      <summary>{adminRecords.changesTitle}</summary>
      <p className="soft small">{changes.length === 0 ? adminRecords.changesNone : adminRecords.changesHint}</p>
      <ul>
        {changes.map((change) => (
          <Change key={change.id} change={change} section={section} />
        ))}
      </ul>
    </details>
  );
}

function Change({ change, section }: { change: ChangeSummary; section: RecordSection }) {
  const said = { name: change.name, reason: change.operator, moment: moment(change.created_at) };
  const sentence =
    change.kind === "import"
      ? adminRecords.importChange({ count: change.records, reason: said.reason, moment: said.moment })
      : adminRecords.changes[change.kind](said);
  return (
    <li className="cluster">
      <bdi>{sentence}</bdi>
      {change.undone_at === null ? (
        <Form action={`/${section}/changes/${change.id}/undo`}>
          <Button kind="quiet" aria-label={adminRecords.undoLabel(sentence)}>
            {adminRecords.undo}
          </Button>
        </Form>
      ) : (
        <span className="soft small">{adminRecords.undone(change.undone_by ?? "")}</span>
      )}
    </li>
  );
}

/** A list of the site, and the latest changes of it, which can be undone. */
export function recordsRoutes(section: RecordSection): DeskRoutes {
  const list: RecordList = recordLists[section];
  const nameColumn = nameColumnOf(list);
  const routes: DeskRoutes = new Hono();

  routes.get(`/${section}`, async (context) => {
    const { db, now } = context.var.parts;
    const text = searchTextOf(context);
    const after = readPlace(context.req.query("after"));
    const { records, more } = await listRecords(db, list, { text, after });
    const last = records.at(-1);
    const children = (
      <Records
        section={section}
        nameColumn={nameColumn}
        text={text}
        records={records}
        total={await countRecords(db, list)}
        next={more && last ? placeText(last, nameColumn) : null}
        isFirst={after === null}
        changes={await listChanges(db, list, now())}
        now={now()}
      />
    );
    return page(context, { title: recordWords[section].words.title, section, children });
  });

  routes.post(`/${section}/changes/:change{${uuidPattern}}/undo`, async (context) => {
    const change = context.req.param("change");
    const outcome = await undoChange(context.var.parts.db, change, operatorOf(context));
    if (outcome === "undone") await act(context, "change-undo", `${list.table} ${change}`);
    const key = ({ undone: "undone", changed: "changedSince", gone: "gone" } as const)[outcome];
    return redirect(context, `/${section}`, { key });
  });
  return routes;
}
