import { Hono } from "hono";
import * as v from "valibot";
import { adminPlatforms, adminRecords } from "#content/generated/admin.ts";
import type { RecordProblem } from "#schemas/record-fields.ts";
import { ContentFileError } from "../../content-records/content-file-error.ts";
import { readContentFile } from "../../content-records/read-content-file.ts";
import { type ContentRow, type RecordList, recordLists } from "../../content-records/record-lists.ts";
import { isUuid } from "@site/backend";
import {
  changeRecords,
  countRecords,
  listChanges,
  listRecords,
  nameColumnOf,
  readRecord,
  type RecordPlace,
  type StoredRecord,
  undoChange,
} from "../data/records.ts";
import { formTokenOf } from "../data/sessions.ts";
import { confirmPage } from "../views/confirm-page.ts";
import {
  caseStudyPreview,
  importMaximum,
  importPage,
  recordFormPage,
  recordListPage,
  type RecordSection,
  recordWords,
} from "../views/record-pages.ts";
import {
  act,
  type AdminContext,
  type AdminParts,
  type AdminRoutes,
  notFound,
  pageResponse,
  redirect,
  searchTextOf,
} from "./admin-context.ts";

/** The place of the last record of a page, as an address holds it: its id, then its name. */
const placeText = (record: StoredRecord, nameColumn: string): string => `${record.id}.${String(record[nameColumn])}`;

function readPlace(text: string | undefined): RecordPlace | null {
  const [, id, name] = /^(\d{1,10})\.(.*)$/s.exec(text ?? "") ?? [];
  // Postgres stores no text with a NUL.
  return id === undefined || name === undefined || name.includes("\0") ? null : { id: Number(id), name };
}

type Problems = Record<string, { problem: RecordProblem; limit: number }>;

/** What is wrong with a record, by column. */
function problemsOf(list: RecordList, values: ContentRow): Problems {
  const result = v.safeParse(list.schema, values, { abortPipeEarly: true });
  const problems: Problems = {};
  for (const issue of result.issues ?? []) {
    const column = v.getDotPath(issue);
    const limit = "requirement" in issue && typeof issue.requirement === "number" ? issue.requirement : 0;
    // The messages of the schema are `RecordProblem` values.
    if (column) problems[column] ??= { problem: issue.message as RecordProblem, limit };
  }
  return problems;
}

/** Pages to edit a list of the site: each change is on the site at once, and can be undone. */
export function recordRoutes(parts: AdminParts, section: RecordSection): AdminRoutes {
  const { db } = parts;
  const list: RecordList = recordLists[section];
  const { words, groups } = recordWords[section];
  const fields = groups.flatMap((group): readonly string[] => group.fields);
  const nameColumn = nameColumnOf(list);
  const routes: AdminRoutes = new Hono();
  const operatorOf = (context: AdminContext): string => context.get("session").operator.name;
  const formTokenIn = (context: AdminContext): string => formTokenOf(context.get("session").token);
  const subjectOf = (id: number | string): string => `${list.table} ${id}`;

  const answerForm = (
    context: AdminContext,
    asked: { id: number | null; values: Readonly<Record<string, unknown>>; problems?: Problems; status?: number },
  ): Promise<Response> => {
    const { id, values, problems = {}, status = 200 } = asked;
    const preview = section === "case-studies" ? caseStudyPreview(values) : null;
    const body = recordFormPage({
      section,
      nameColumn,
      id,
      values,
      problems,
      preview,
      formToken: formTokenIn(context),
    });
    return pageResponse(parts, context, { title: words.title, section, body, status });
  };

  const withRecord =
    (work: (context: AdminContext, record: StoredRecord) => Promise<Response>) => async (context: AdminContext) => {
      const id = context.req.param("id") ?? "";
      const record = /^[1-9]\d{0,9}$/.test(id) ? await readRecord(db, list, Number(id)) : null;
      return record ? work(context, record) : notFound(parts, context);
    };

  /** Saves or previews what a form sent. @param id null for a new record */
  const takeForm = async (context: AdminContext, id: number | null): Promise<Response> => {
    const form = context.get("form");
    const values: ContentRow = Object.fromEntries(fields.map((name) => [name, form.text(name).trim()]));
    const isPreview = form.text("do") === "preview";
    const problems = problemsOf(list, values);
    if (isPreview) return answerForm(context, { id, values, problems });
    if (Object.keys(problems).length > 0) return answerForm(context, { id, values, problems, status: 422 });
    const kind = id === null ? "create" : "edit";
    const rows = [id === null ? values : { ...values, id }];
    const change = await changeRecords(db, list, { kind, operator: operatorOf(context), rows });
    if (change === null) return redirect(parts, context, `/${section}/${id}`, { key: "recordUnchanged" });
    await act(parts, context, `record-${kind}`, subjectOf(id ?? change));
    return redirect(parts, context, `/${section}`, { key: id === null ? "recordCreated" : "recordSaved" });
  };

  routes.get(`/${section}`, async (context) => {
    const text = searchTextOf(context);
    const after = readPlace(context.req.query("after"));
    const { records, more } = await listRecords(db, list, { text, after });
    const last = records.at(-1);
    const body = recordListPage({
      section,
      nameColumn,
      text,
      records,
      total: await countRecords(db, list),
      next: more && last ? placeText(last, nameColumn) : null,
      isFirst: after === null,
      changes: await listChanges(db, list, parts.now()),
      formToken: formTokenIn(context),
    });
    return pageResponse(parts, context, { title: words.title, section, body });
  });

  routes.get(`/${section}/new`, (context) => answerForm(context, { id: null, values: {} }));
  routes.post(`/${section}/new`, (context) => takeForm(context, null));

  if (section === "platforms") importRoutes(parts, routes);

  routes.post(`/${section}/changes/:change/undo`, async (context) => {
    const change = context.req.param("change");
    if (!isUuid(change)) return notFound(parts, context);
    const outcome = await undoChange(db, change, operatorOf(context));
    if (outcome === "undone") await act(parts, context, "change-undo", subjectOf(change));
    const key = ({ undone: "undone", changed: "changedSince", gone: "gone" } as const)[outcome];
    return redirect(parts, context, `/${section}`, { key });
  });

  routes.get(
    `/${section}/:id`,
    withRecord((context, record) => answerForm(context, { id: record.id, values: record })),
  );
  routes.post(
    `/${section}/:id`,
    withRecord((context, record) => takeForm(context, record.id)),
  );

  routes.get(
    `/${section}/:id/delete`,
    withRecord(async (context, record) => {
      const title = words.deleteTitle(String(record[nameColumn]));
      const body = confirmPage({
        title,
        text: adminRecords.deleteText,
        yes: adminRecords.deleteYes,
        no: adminRecords.deleteNo,
        action: `/${section}/${record.id}/delete`,
        back: `/${section}/${record.id}`,
        formToken: formTokenIn(context),
      });
      return pageResponse(parts, context, { title, section, body });
    }),
  );

  routes.post(
    `/${section}/:id/delete`,
    withRecord(async (context, { id }) => {
      await changeRecords(db, list, { kind: "delete", operator: operatorOf(context), rows: [{ id, deleted: true }] });
      await act(parts, context, "record-delete", subjectOf(id));
      return redirect(parts, context, `/${section}`, { key: "recordDeleted" });
    }),
  );
  return routes;
}

/** The import of a spreadsheet's file of platforms. */
function importRoutes(parts: AdminParts, routes: AdminRoutes): void {
  const list: RecordList = recordLists.platforms;
  const answer = (context: AdminContext, fault: string | null): Promise<Response> => {
    const body = importPage(formTokenOf(context.get("session").token), fault);
    return pageResponse(parts, context, {
      title: adminPlatforms.importTitle,
      section: "platforms",
      body,
      status: fault === null ? 200 : 422,
    });
  };
  routes.get("/platforms/import", (context) => answer(context, null));
  routes.post("/platforms/import", async (context) => {
    const bytes = await context.get("form").file("file");
    if (!bytes) return answer(context, adminPlatforms.importEmpty);
    try {
      const rows = readContentFile(list, bytes, "csv");
      if (rows.length > importMaximum) return await answer(context, adminPlatforms.importLong(importMaximum));
      const { operator } = context.get("session");
      const change = await changeRecords(parts.db, list, { kind: "import", operator: operator.name, rows });
      if (change === null) return await redirect(parts, context, "/platforms", { key: "importedNothing" });
      await act(parts, context, "records-import", `${list.table} ${change}`);
      const [latest] = await listChanges(parts.db, list, parts.now(), 1);
      return await redirect(parts, context, "/platforms", { key: "imported", count: latest?.records ?? rows.length });
    } catch (error) {
      if (error instanceof ContentFileError) return answer(context, error.message);
      throw error;
    }
  });
}
