import { Hono } from "hono";
import { adminPlatforms } from "#content/generated/admin.ts";
import { changeRecords, listChanges } from "#server/admin/records.ts";
import { ContentFileError } from "#server/content-records/content-file-error.ts";
import { readContentFile } from "#server/content-records/read-content-file.ts";
import { type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import { act, type DeskContext, type DeskParts, type DeskRoutes, operatorOf, page, redirect } from "../context.tsx";
import { BackLink, Button, Form, Icon } from "../parts/elements.tsx";

/** Rows that a file may have at most. */
const importMaximum = 1_000;

/** @param fault why the last file was not taken, in lines */
const PlatformImport = ({ fault }: { fault: string | null }) => (
  <div className="page narrow">
    <BackLink to="/platforms" words={adminPlatforms.title} />
    <h1>{adminPlatforms.importTitle}</h1>
    <p className="lead">{adminPlatforms.importLead}</p>
    {fault !== null && (
      <div className="sheet" role="alert">
        <p className="problem">
          <Icon name="warning" />
          {adminPlatforms.importFailed}
        </p>
        <pre className="report">{fault}</pre>
      </div>
    )}
    <Form action="/platforms/import" className="sheet" encType="multipart/form-data">
      <div className="labelled wide">
        <label htmlFor="file">{adminPlatforms.importLabel}</label>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          className="field"
          aria-describedby="file-hint"
        />
        <span id="file-hint" className="hint">
          {adminPlatforms.importHint(importMaximum)}
        </span>
      </div>
      <Button kind="primary">{adminPlatforms.importSubmit}</Button>
    </Form>
  </div>
);

/** The import of a spreadsheet's file of platforms. */
export function platformImportRoutes(parts: DeskParts): DeskRoutes {
  const list: RecordList = recordLists.platforms;
  const routes: DeskRoutes = new Hono();
  const show = (context: DeskContext, fault: string | null): Promise<Response> =>
    page(parts, context, {
      title: adminPlatforms.importTitle,
      section: "platforms",
      status: fault === null ? 200 : 422,
      children: <PlatformImport fault={fault} />,
    });
  routes.get("/platforms/import", (context) => show(context, null));
  routes.post("/platforms/import", async (context) => {
    const bytes = await context.get("form").file("file");
    if (!bytes) return show(context, adminPlatforms.importEmpty);
    try {
      const rows = readContentFile(list, bytes, "csv");
      if (rows.length > importMaximum) return await show(context, adminPlatforms.importLong(importMaximum));
      const change = await changeRecords(parts.db, list, { kind: "import", operator: operatorOf(context), rows });
      if (change === null) return await redirect(parts, context, "/platforms", { key: "importedNothing" });
      await act(parts, context, "records-import", `${list.table} ${change}`);
      const [latest] = await listChanges(parts.db, list, parts.now(), 1);
      return await redirect(parts, context, "/platforms", { key: "imported", count: latest?.records ?? rows.length });
    } catch (error) {
      if (error instanceof ContentFileError) return show(context, error.message);
      throw error;
    }
  });
  return routes;
}
