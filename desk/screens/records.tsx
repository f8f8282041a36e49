import { Hono } from "hono";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { adminRecords } from "#content/generated/desk/admin.ts";
import {
  type ChangeSummary,
  countRecords,
  listChanges,
  listRecords,
  type StoredRecord,
  undoChange,
} from "#server/admin/records.ts";
import { type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import { type DeskRoutes, getOperator, logAction, page, redirect, uuidPattern } from "../context.tsx";
import { Entry, Form, moment, QuietButton, UserText } from "../parts/elements.tsx";
import { type ListQuery, readListQuery, List, Pager } from "../parts/list.tsx";
import { type RecordSection, recordWords, getText } from "../parts/record-words.ts";

interface RecordsProps {
  section: RecordSection;
  query: ListQuery;
  records: readonly StoredRecord[];
  next: string | null;
  total: number;
  changes: readonly ChangeSummary[];
  now: Date;
}

function Records({ section, query, records, next, total, ...recent }: RecordsProps) {
  const { words } = recordWords[section];
  const path = `/${section}`;
  const name = recordLists[section].nameColumn;
  const beside = section === "platforms" ? "homepage_url" : "industry_type";
  return (
    <List
      title={words.title}
      lead={words.count(total)}
      actions={
        <div className="cluster">
          <ButtonLink href={`${path}/export.csv`}>{adminRecords.export}</ButtonLink>
          <ButtonLink href={`${path}/import`}>{adminRecords.import}</ButtonLink>
          <ButtonLink href={`${path}/new`} variant="primary">
            {words.new}
          </ButtonLink>
        </div>
      }
      path={path}
      query={query}
      searchLabel={adminRecords.searchLabel}
      none={adminRecords.none}
      entries={records.map((record) => (
        <Entry key={record.id} to={`${path}/${record.id}`} name={getText(record, name)}>
          <UserText className="soft">{getText(record, beside)}</UserText>
        </Entry>
      ))}
      end={<Pager path={path} query={query} next={next} words={adminRecords} />}
    >
      <Changes section={section} {...recent} />
    </List>
  );
}

/** Milliseconds during which a change can be undone with one click. */
const newFor = 3_600_000;

function Changes({ section, changes, now }: Pick<RecordsProps, "section" | "changes" | "now">) {
  const [latest] = changes;
  const isNew = latest !== undefined && now.getTime() - latest.created_at.getTime() < newFor;
  return (
    <Disclosure title={adminRecords.changesTitle} open={isNew}>
      <p className="soft small">{changes.length === 0 ? adminRecords.changesNone : adminRecords.changesHint}</p>
      <ul className="rows">
        {changes.map((change) => (
          <Change key={change.id} change={change} section={section} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Change({ change, section }: { change: ChangeSummary; section: RecordSection }) {
  const values = { name: change.name, reason: change.operator, moment: moment(change.created_at) };
  const sentence =
    change.kind === "import"
      ? adminRecords.importChange({ count: change.records, reason: values.reason, moment: values.moment })
      : adminRecords.changes[change.kind](values);
  return (
    <li className="cluster between">
      <bdi>{sentence}</bdi>
      {change.undone_at === null ? (
        <Form action={`/${section}/changes/${change.id}/undo`}>
          <QuietButton aria-label={adminRecords.undoLabel(sentence)}>{adminRecords.undo}</QuietButton>
        </Form>
      ) : (
        <span className="soft small">{adminRecords.undone(change.undone_by ?? "")}</span>
      )}
    </li>
  );
}

export function recordsRoutes(section: RecordSection): DeskRoutes {
  const list: RecordList = recordLists[section];
  const routes: DeskRoutes = new Hono();

  routes.get(`/${section}`, async (context) => {
    const { db, now } = context.var.parts;
    const query = readListQuery(context);
    const children = (
      <Records
        section={section}
        query={query}
        {...(await listRecords(db, list, query))}
        total={await countRecords(db, list)}
        changes={await listChanges(db, list, now())}
        now={now()}
      />
    );
    return page(context, { title: recordWords[section].words.title, section, children });
  });

  routes.post(`/${section}/changes/:change{${uuidPattern}}/undo`, async (context) => {
    const change = context.req.param("change");
    const outcome = await undoChange(context.var.parts.db, change, getOperator(context));
    if (outcome === "undone") await logAction(context, "change-undo", `${list.table} ${change}`);
    const key = ({ undone: "undone", changed: "changedSince", gone: "gone" } as const)[outcome];
    return redirect(context, `/${section}`, { key });
  });
  return routes;
}
