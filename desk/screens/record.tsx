import { Hono } from "hono";
import * as v from "valibot";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { adminCaseStudies, adminRecords } from "#content/generated/desk/admin.ts";
import { businessZone, fromBusinessTime, toBusinessTime } from "#content/business-time.ts";
import { sceneOfTrade } from "#content/trades.ts";
import type { RecordProblem } from "#schemas/record-fields.ts";
import { alwaysShown, readTimes, type RecordTimes } from "#server/admin/planned-times.ts";
import { changeRecords, readRecord, saveRecord, type StoredRecord } from "#server/admin/records.ts";
import { type ContentRow, otherLanguages, type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import {
  confirm,
  type DeskContext,
  type DeskRoutes,
  getOperator,
  logAction,
  notFound,
  page,
  redirect,
} from "../context.tsx";
import { BackLink, Facts, Form, UserParagraphs, Sheet, SubmitButton, UserText } from "../parts/elements.tsx";
import { getText, groupFields, isLongColumn, type RecordSection, recordWords } from "../parts/record-words.ts";

type Problems = Record<string, { problem: RecordProblem | "order"; limit: number }>;

interface RecordProps {
  section: RecordSection;
  id: number | null;
  values: Readonly<Record<string, unknown>>;
  problems?: Problems;
}

function RecordForm({ section, id, values, problems = {} }: RecordProps) {
  const { words } = recordWords[section];
  const labels: Readonly<Record<string, string>> = words.fields;
  const hints: Readonly<Record<string, string>> = words.hints;
  const address = `/${section}/${id ?? "new"}`;
  const isCaseStudy = section === "case-studies";
  return (
    <div className={isCaseStudy ? "page stack gap-5" : "page stack gap-5 narrow"}>
      <BackLink to={`/${section}`} words={words.title} />
      <h1>{id === null ? words.new : <bdi>{getText(values, recordLists[section].nameColumn) || words.title}</bdi>}</h1>
      <div className={isCaseStudy ? "wide-first gap-6" : undefined}>
        <Form action={address} className="stack gap-5" encType="multipart/form-data">
          {Object.keys(problems).length > 0 && <FormAlert>{adminRecords.wrong}</FormAlert>}
          {groupFields(section).map(({ title, fields }) => (
            <Sheet key={title} title={title}>
              {fields.map((name) => (
                <Field
                  key={name}
                  as={isLongColumn(section, name) ? "textarea" : "input"}
                  name={name}
                  label={labels[name] ?? name}
                  hint={hints[name]}
                  defaultValue={getText(values, name)}
                  error={toSentence(problems[name])}
                />
              ))}
            </Sheet>
          ))}
          {otherLanguages.map(({ code, name: language, direction }) => (
            <Disclosure
              key={code}
              open={hasTranslation(code, problems)}
              title={
                hasTranslation(code, values) ? adminRecords.translated(language) : adminRecords.untranslated(language)
              }
            >
              <Sheet title={adminRecords.translation(language)}>
                {recordLists[section].translated.map((text) => {
                  const name = `${code}.${text}`;
                  return (
                    <Field
                      key={name}
                      as={isLongColumn(section, text) ? "textarea" : "input"}
                      name={name}
                      lang={code}
                      dir={direction}
                      label={adminRecords.labelIn({ name: labels[text] ?? text, reason: language })}
                      defaultValue={getText(values, name)}
                      error={toSentence(problems[name])}
                    />
                  );
                })}
              </Sheet>
            </Disclosure>
          ))}
          <Sheet title={adminRecords.times}>
            <p className="soft small">{adminRecords.timesHint(businessZone)}</p>
            {timeFields.map(([name, label]) => (
              <Field
                key={name}
                name={name}
                type="datetime-local"
                label={label}
                defaultValue={getText(values, name)}
                error={toSentence(problems[name])}
              />
            ))}
          </Sheet>
          <div className="cluster">
            <SubmitButton variant="primary" name="do" value="save">
              {id === null ? adminRecords.publish : adminRecords.save}
            </SubmitButton>
            {isCaseStudy && (
              <SubmitButton name="do" value="preview">
                {adminRecords.preview}
              </SubmitButton>
            )}
            {id !== null && <a href={`${address}/delete`}>{adminRecords.delete}</a>}
          </div>
        </Form>
        {isCaseStudy && <Preview values={values} />}
      </div>
    </div>
  );
}

const hasTranslation = (code: string, values: object): boolean =>
  Object.entries(values).some(([name, value]) => value !== "" && name.startsWith(`${code}.`));

const timeFields = [
  ["shown_from", adminRecords.shownFrom],
  ["shown_until", adminRecords.shownUntil],
] as const;

function readTimeFields(typed: Readonly<Record<string, unknown>>): { times: RecordTimes; problems: Problems } {
  const times = { ...alwaysShown };
  const problems: Problems = {};
  for (const [name] of timeFields) {
    const text = getText(typed, name);
    times[name] = fromBusinessTime(text);
    if (text !== "" && times[name] === null) problems[name] = { problem: "time", limit: 0 };
  }
  const { shown_from: from, shown_until: until } = times;
  if (from && until && until <= from) problems.shown_until = { problem: "order", limit: 0 };
  return { times, problems };
}

const typedTimes = (times: RecordTimes): Record<string, string> =>
  Object.fromEntries(timeFields.map(([name]) => [name, times[name] ? toBusinessTime(times[name]) : ""]));

function toSentence(wrong: Problems[string] | undefined): string | undefined {
  if (!wrong) return undefined;
  const words = adminRecords.problems[wrong.problem];
  return typeof words === "string" ? words : words(wrong.limit);
}

const facts = [
  [adminCaseStudies.about, "company_introduciton"],
  [adminCaseStudies.position, "brand_position"],
  [adminCaseStudies.collaboration, "callboration"],
  [adminCaseStudies.strategy, "marketing_strategy"],
] as const;

function Preview({ values }: Pick<RecordProps, "values">) {
  const trade = getText(values, "industry_type");
  const { key, alt } = sceneOfTrade(trade);
  return (
    <Sheet title={adminCaseStudies.previewTitle}>
      <p className="soft small">{adminCaseStudies.previewHint}</p>
      <Drawing src={findDrawing(`/app/drawings/scenes/${key}.svg`)} alt={alt} width={360} height={230} />
      <p className="soft small">
        <UserText>{trade}</UserText>
      </p>
      <p className="title-3">
        <UserText>{getText(values, "brand_name")}</UserText>
      </p>
      <Facts
        facts={facts.map(([label, name]) => [label, <UserParagraphs key={name} text={getText(values, name)} />])}
      />
      <p className="title-3 signal">
        <UserText>{getText(values, "key_results")}</UserText>
      </p>
      <p className="soft">
        <UserText>{getText(values, "project_link")}</UserText>
      </p>
    </Sheet>
  );
}

function findProblems(list: RecordList, values: ContentRow): Problems {
  const result = v.safeParse(list.schema, values, { abortPipeEarly: true });
  const problems: Problems = {};
  for (const issue of result.issues ?? []) {
    const column = v.getDotPath(issue);
    const limit = "requirement" in issue && typeof issue.requirement === "number" ? issue.requirement : 0;
    // The schema's messages are `RecordProblem` values.
    if (column) problems[column] ??= { problem: issue.message as RecordProblem, limit };
  }
  return problems;
}

export function recordRoutes(section: RecordSection): DeskRoutes {
  const list: RecordList = recordLists[section];
  const { words } = recordWords[section];
  const fields = [
    ...groupFields(section).flatMap((group) => group.fields),
    ...list.columns.filter((column) => column.includes(".")),
  ];
  const routes: DeskRoutes = new Hono();

  const show = (context: DeskContext, props: Omit<RecordProps, "section">, status = 200): Promise<Response> =>
    page(context, {
      title: words.title,
      section,
      status,
      children: <RecordForm section={section} {...props} />,
    });

  const path = `/${section}/:id{[1-9]\\d{0,9}}`;
  const findRecord = (context: DeskContext): Promise<StoredRecord | null> =>
    readRecord(context.var.parts.db, list, Number(context.req.param("id")));

  const takeForm = async (context: DeskContext, record: StoredRecord | null): Promise<Response> => {
    const form = context.get("form");
    const id = record?.id ?? null;
    const given = Object.fromEntries(fields.map((name) => [name, form.text(name).trim()]));
    const values: ContentRow = { ...(record as ContentRow | null), ...given };
    const typed = { ...values, ...Object.fromEntries(timeFields.map(([name]) => [name, form.text(name)])) };
    const { times, problems: ofTimes } = readTimeFields(typed);
    const problems = { ...findProblems(list, values), ...ofTimes };
    if (form.text("do") === "preview") return show(context, { id, values: typed, problems });
    if (Object.keys(problems).length > 0) return show(context, { id, values: typed, problems }, 422);
    const { db, now } = context.var.parts;
    const changed = await saveRecord(db, list, { id, operator: getOperator(context), values, times });
    if (changed === null) return redirect(context, `/${section}/${id}`, { key: "recordUnchanged" });
    await logAction(context, id === null ? "record-create" : "record-edit", changed);
    const isWaiting = times.shown_from !== null && times.shown_from > now();
    const done = id === null ? "recordCreated" : "recordSaved";
    return redirect(context, `/${section}`, { key: isWaiting ? "recordPlanned" : done });
  };

  routes.get(`/${section}/new`, (context) => show(context, { id: null, values: {} }));
  routes.post(`/${section}/new`, (context) => takeForm(context, null));
  routes.get(path, async (context) => {
    const record = await findRecord(context);
    if (record === null) return notFound(context);
    const times = await readTimes(context.var.parts.db, list, record.id);
    return show(context, { id: record.id, values: { ...record, ...typedTimes(times) } });
  });
  routes.post(path, async (context) => {
    const record = await findRecord(context);
    if (record === null) return notFound(context);
    return takeForm(context, record);
  });

  routes.get(`${path}/delete`, async (context) => {
    const record = await findRecord(context);
    if (record === null) return notFound(context);
    return confirm(context, section, {
      title: words.deleteTitle(String(record[list.nameColumn])),
      text: adminRecords.deleteText,
      yes: adminRecords.deleteYes,
      no: adminRecords.deleteNo,
      back: `/${section}/${record.id}`,
    });
  });

  routes.post(`${path}/delete`, async (context) => {
    const record = await findRecord(context);
    if (record === null) return notFound(context);
    const { id } = record;
    await changeRecords(context.var.parts.db, list, {
      kind: "delete",
      operator: getOperator(context),
      rows: [{ id, deleted: true }],
    });
    await logAction(context, "record-delete", `${list.table} ${id}`);
    return redirect(context, `/${section}`, { key: "recordDeleted" });
  });
  return routes;
}
