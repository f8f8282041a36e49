import { Hono } from "hono";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { adminRecords } from "#content/generated/desk/admin.ts";
import {
  changeRecords,
  type ComparedRows,
  compareRows,
  readRecords,
  type StoredRecord,
} from "#server/admin/records.ts";
import { ContentFileError, readContentFile } from "#server/content-records/content-file.ts";
import { readableTables } from "#schemas/readable-tables.ts";
import { type ContentRow, type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import { spreadsheetResponse } from "#server/lib/spreadsheet.ts";
import { type DeskContext, type DeskRoutes, getOperator, logAction, page, redirect } from "../context.tsx";
import { maxFileFormBytes } from "../http/desk-form.ts";
import { BackLink, Form, SubmitButton, UserText } from "../parts/elements.tsx";
import { type RecordSection, recordWords, getText } from "../parts/record-words.ts";

/** Rows are written in one transaction, which blocks other writes to the list. */
const maxRows = 5_000;

/** Names listed per kind. The counts include all records. */
const maxNamed = 50;

interface ImportProps {
  section: RecordSection;
  fault?: string;
  preview?: { compared: ComparedRows; file: string };
}

function Import({ section, fault, preview }: ImportProps) {
  const { words } = recordWords[section];
  return (
    <div className="page stack gap-5 narrow">
      <BackLink to={`/${section}`} words={words.title} />
      <h1>{adminRecords.importTitle}</h1>
      <p className="lead">{adminRecords.importLead(readableTables[recordLists[section].table].join(", "))}</p>
      {fault !== undefined && (
        <div className="card stack gap-3" role="alert">
          <b className="signal">{adminRecords.importFailed}</b>
          <pre>{fault}</pre>
        </div>
      )}
      {preview ? (
        <Preview section={section} {...preview} />
      ) : (
        <Form action={`/${section}/import`} className="card stack gap-3" encType="multipart/form-data">
          <Field
            name="file"
            label={adminRecords.importLabel}
            hint={adminRecords.importHint(maxRows)}
            type="file"
            accept=".csv,text/csv"
            required
          />
          <SubmitButton variant="primary">{adminRecords.importCheck}</SubmitButton>
        </Form>
      )}
    </div>
  );
}

/** The form sends the file back, because the desk doesn't store it. */
function Preview({ section, compared, file }: { section: RecordSection; compared: ComparedRows; file: string }) {
  const { added, changed, unchanged } = compared;
  const getName = (row: ContentRow) => getText(row, recordLists[section].nameColumn);
  const named = [
    ...added.slice(0, maxNamed).map((row) => adminRecords.importAdded(getName(row))),
    ...changed
      .slice(0, maxNamed)
      .map(({ row, columns }) => adminRecords.importChanged({ name: getName(row), reason: columns.join(", ") })),
  ];
  return (
    <Form action={`/${section}/import`} className="card stack gap-3" encType="multipart/form-data">
      <p>{adminRecords.importCounts({ count: added.length, used: changed.length, left: unchanged })}</p>
      <ul>
        {named.map((sentence, index) => (
          <li key={index}>
            <UserText>{sentence}</UserText>
          </li>
        ))}
      </ul>
      {added.length + changed.length > named.length && <p className="soft small">{adminRecords.importMore}</p>}
      <input type="hidden" name="checked" value={file} />
      <p className="cluster">
        <SubmitButton variant="primary">{adminRecords.importSubmit}</SubmitButton>
        <ButtonLink href={`/${section}/import`}>{adminRecords.importOther}</ButtonLink>
      </p>
    </Form>
  );
}

export function recordFileRoutes(section: RecordSection): DeskRoutes {
  const list: RecordList = recordLists[section];
  const routes: DeskRoutes = new Hono();
  const show = (context: DeskContext, props: Omit<ImportProps, "section"> = {}): Promise<Response> =>
    page(context, {
      title: adminRecords.importTitle,
      section,
      status: props.fault === undefined ? 200 : 422,
      children: <Import section={section} {...props} />,
    });

  routes.get(`/${section}/export.csv`, (context) =>
    spreadsheetResponse({
      filename: `${section}.csv`,
      columns: list.columns.map(
        (column) => [column, (record: StoredRecord) => (record as ContentRow)[column]] as const,
      ),
      async readPage(after) {
        const items = await readRecords(context.var.parts.db, list, Number(after));
        const last = items.at(-1);
        return { items, next: last ? String(last.id) : null };
      },
    }),
  );
  routes.get(`/${section}/import`, (context) => show(context));
  routes.post(`/${section}/import`, async (context) => {
    const { db } = context.var.parts;
    const form = context.get("form");
    const file = await form.file("file");
    const bytes = file ?? Buffer.from(form.text("checked"), "base64");
    if (bytes.length === 0) return show(context, { fault: adminRecords.importEmpty });
    try {
      const rows = readContentFile(list, bytes);
      if (rows.length === 0) return await show(context, { fault: adminRecords.importNoRows });
      if (rows.length > maxRows || bytes.length > maxFileFormBytes / 2)
        return await show(context, { fault: adminRecords.importLong(maxRows) });
      const compared = await compareRows(db, list, rows);
      const { added, changed } = compared;
      const count = added.length + changed.length;
      if (count === 0) return await redirect(context, `/${section}`, { key: "importedNothing" });
      if (file) return await show(context, { preview: { compared, file: Buffer.from(file).toString("base64") } });
      const change = await changeRecords(db, list, {
        kind: "import",
        operator: getOperator(context),
        rows: [...changed.map(({ row }) => row), ...added],
      });
      if (change !== null) await logAction(context, "records-import", `${list.table} ${change}`);
      return await redirect(context, `/${section}`, { key: "imported", count });
    } catch (error) {
      if (error instanceof ContentFileError) return show(context, { fault: error.message });
      throw error;
    }
  });
  return routes;
}
