import { Hono } from "hono";
import { adminPlatforms } from "#content/generated/desk/admin.ts";
import { changeRecords, listChanges } from "#server/admin/records.ts";
import { ContentFileError, readContentFile } from "#server/content-records/content-file.ts";
import { type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import { act, type DeskContext, type DeskRoutes, operatorOf, page, redirect } from "../context.tsx";
import { BackLink, Button, Field, Form, Problem } from "../parts/elements.tsx";

/** Rows per file. */
const maxImportRows = 1_000;

const PlatformImport = ({ fault }: { fault: string | null }) => (
  <div className="page stack gap-5 narrow">
    <BackLink to="/platforms" words={adminPlatforms.title} />
    <h1>{adminPlatforms.importTitle}</h1>
    <p className="lead">{adminPlatforms.importLead}</p>
    {fault !== null && (
      <div className="sheet stack gap-3 card" role="alert">
        <Problem>{adminPlatforms.importFailed}</Problem>
        <pre className="report">{fault}</pre>
      </div>
    )}
    <Form action="/platforms/import" className="sheet stack gap-3 card" encType="multipart/form-data">
      <Field
        name="file"
        label={adminPlatforms.importLabel}
        hint={adminPlatforms.importHint(maxImportRows)}
        type="file"
        accept=".csv,text/csv"
        required
        wide
      />
      <Button kind="primary">{adminPlatforms.importSubmit}</Button>
    </Form>
  </div>
);

const list: RecordList = recordLists.platforms;
const show = (context: DeskContext, fault: string | null): Promise<Response> =>
  page(context, {
    title: adminPlatforms.importTitle,
    section: "platforms",
    status: fault === null ? 200 : 422,
    children: <PlatformImport fault={fault} />,
  });

export const platformImportRoutes: DeskRoutes = new Hono();
platformImportRoutes.get("/platforms/import", (context) => show(context, null));
platformImportRoutes.post("/platforms/import", async (context) => {
  const { db, now } = context.var.parts;
  const bytes = await context.get("form").file("file");
  if (!bytes) return show(context, adminPlatforms.importEmpty);
  try {
    const rows = readContentFile(list, bytes, "csv");
    if (rows.length > maxImportRows) return await show(context, adminPlatforms.importLong(maxImportRows));
    const change = await changeRecords(db, list, { kind: "import", operator: operatorOf(context), rows });
    if (change === null) return await redirect(context, "/platforms", { key: "importedNothing" });
    await act(context, "records-import", `${list.table} ${change}`);
    const [latest] = await listChanges(db, list, now(), 1);
    return await redirect(context, "/platforms", { key: "imported", count: latest?.records ?? rows.length });
  } catch (error) {
    if (error instanceof ContentFileError) return show(context, error.message);
    throw error;
  }
});
