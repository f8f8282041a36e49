import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { adminCaseStudies, adminPlatforms, adminRecords } from "#content/generated/admin.ts";
import { sceneOfTrade } from "#content/trades.ts";
import type { RecordProblem } from "#schemas/record-fields.ts";
import type { ChangeSummary, StoredRecord } from "../data/records.ts";
import { sceneAddress } from "../http/static-files.ts";
import { addressQuery, backLink, button, field, form, icon, link, moment, search } from "./elements.ts";

/** The words of the two lists, and which of a record's fields stand together. */
export const recordWords = {
  "case-studies": {
    words: adminCaseStudies,
    groups: [
      {
        title: adminCaseStudies.business,
        fields: ["brand_name", "industry_type", "company_introduciton", "brand_position"],
      },
      { title: adminCaseStudies.work, fields: ["callboration", "marketing_strategy"] },
      { title: adminCaseStudies.results, fields: ["key_results", "project_link"] },
    ],
    long: ["company_introduciton", "brand_position", "callboration", "marketing_strategy", "key_results"],
  },
  platforms: {
    words: adminPlatforms,
    groups: [{ title: adminPlatforms.business, fields: ["platform_name", "homepage_url"] }],
    long: [],
  },
} as const;

export type RecordSection = keyof typeof recordWords;

const textOf = (record: Readonly<Record<string, unknown>>, name: string): string => {
  const value = record[name];
  return typeof value === "string" ? value : "";
};

export interface RecordList {
  section: RecordSection;
  nameColumn: string;
  text: string;
  records: readonly StoredRecord[];
  total: number;
  /** The parameter of the next page, or null at the end. */
  next: string | null;
  isFirst: boolean;
  changes: readonly ChangeSummary[];
  formToken: string;
}

export function recordListPage(list: RecordList): ReactElement {
  const { section, nameColumn, records, text } = list;
  const { words } = recordWords[section];
  const address = `/${section}`;
  return h(
    "div",
    { className: "page" },
    h(
      "header",
      { className: "title" },
      h("div", null, h("h1", null, words.title), h("p", { className: "soft" }, words.count(list.total))),
      h(
        "div",
        { className: "row" },
        section === "platforms" && link("/platforms/import", adminPlatforms.import, { className: "button" }),
        link(`${address}/new`, words.new, { className: "button primary perforated" }),
      ),
    ),
    search({
      action: address,
      label: adminRecords.searchLabel,
      submit: adminRecords.search,
      clear: adminRecords.clear,
      value: text,
    }),
    changesOf(list),
    records.length === 0
      ? h("p", { className: "none" }, adminRecords.none)
      : h(
          "ul",
          { className: "records" },
          ...records.map((record) =>
            h(
              "li",
              { key: record.id },
              h(
                "a",
                { href: `${address}/${record.id}` },
                h("b", null, h("bdi", null, textOf(record, nameColumn))),
                h(
                  "bdi",
                  { className: "soft" },
                  textOf(record, section === "platforms" ? "homepage_url" : "industry_type"),
                ),
              ),
            ),
          ),
        ),
    h(
      "p",
      { className: "pager" },
      !list.isFirst && link(`${address}${addressQuery({ q: text })}`, adminRecords.first),
      list.next !== null && link(`${address}${addressQuery({ q: text, after: list.next })}`, adminRecords.more),
    ),
  );
}

/** Milliseconds for which a change counts as new, so that undoing it needs no click more. */
const newFor = 3_600_000;

function changesOf({ section, changes, formToken }: RecordList): ReactElement {
  const [latest] = changes;
  const isNew = latest !== undefined && Date.now() - latest.created_at.getTime() < newFor;
  return h(
    "details",
    { className: "changes", open: isNew },
    h("summary", null, adminRecords.changesTitle),
    h("p", { className: "hint" }, changes.length === 0 ? adminRecords.changesNone : adminRecords.changesHint),
    h("ul", null, ...changes.map((change) => changeOf(change, section, formToken))),
  );
}

function changeOf(change: ChangeSummary, section: RecordSection, formToken: string): ReactElement {
  const said = { name: change.name, reason: change.operator, moment: moment(change.created_at) };
  const sentence =
    change.kind === "import"
      ? adminRecords.importChange({ count: change.records, reason: said.reason, moment: said.moment })
      : adminRecords.changes[change.kind](said);
  return h(
    "li",
    { key: change.id },
    h("bdi", null, sentence),
    change.undone_at === null
      ? form(
          { action: `/${section}/changes/${change.id}/undo`, formToken },
          button("quiet", adminRecords.undo, { "aria-label": adminRecords.undoLabel(sentence) }),
        )
      : h("span", { className: "hint" }, adminRecords.undone(change.undone_by ?? "")),
  );
}

export interface RecordForm {
  section: RecordSection;
  nameColumn: string;
  /** Null for a new record. */
  id: number | null;
  values: Readonly<Record<string, unknown>>;
  /** What is wrong, by field, and the most characters that it may have. */
  problems: Readonly<Record<string, { problem: RecordProblem; limit: number }>>;
  preview: ReactNode;
  formToken: string;
}

export function recordFormPage(asked: RecordForm): ReactElement {
  const { section, id, values, problems } = asked;
  const { words, groups, long } = recordWords[section];
  const isLong = (name: string): boolean => (long as readonly string[]).includes(name);
  const labels: Readonly<Record<string, string>> = words.fields;
  const hints: Readonly<Record<string, string>> = words.hints;
  const address = `/${section}/${id ?? "new"}`;
  const isWrong = Object.keys(problems).length > 0;
  return h(
    "div",
    { className: section === "case-studies" ? "page beside" : "page narrow" },
    h(
      "header",
      { className: "title" },
      h(
        "div",
        null,
        backLink(`/${section}`, words.title),
        h("h1", null, id === null ? words.new : h("bdi", null, textOf(values, asked.nameColumn))),
      ),
    ),
    form(
      { action: address, formToken: asked.formToken, className: "record", encType: "multipart/form-data" },
      isWrong && h("p", { className: "problem", role: "alert" }, icon("warning"), adminRecords.wrong),
      ...groups.map(({ title, fields }) =>
        h(
          "fieldset",
          { key: title },
          h("legend", null, title),
          ...fields.map((name) =>
            h(
              Fragment,
              { key: name },
              field({
                name,
                label: labels[name] ?? name,
                hint: hints[name],
                value: textOf(values, name),
                problem: sentenceOf(problems[name]),
                long: isLong(name),
                wide: name.endsWith("_link") || name.endsWith("_url"),
              }),
            ),
          ),
        ),
      ),
      h(
        "div",
        { className: "row" },
        button("primary", id === null ? adminRecords.publish : adminRecords.save, { name: "do", value: "save" }),
        section === "case-studies" && button("plain", adminRecords.preview, { name: "do", value: "preview" }),
        id !== null && link(`${address}/delete`, adminRecords.delete, { className: "quiet" }),
      ),
    ),
    asked.preview,
  );
}

function sentenceOf(wrong: { problem: RecordProblem; limit: number } | undefined): string | undefined {
  if (!wrong) return undefined;
  const words = adminRecords.problems[wrong.problem];
  return typeof words === "string" ? words : words(wrong.limit);
}

/** A case study as its card on the site tells it, beside the drawing of its trade. */
export function caseStudyPreview(values: Readonly<Record<string, unknown>>): ReactElement {
  const told = [
    [adminCaseStudies.about, "company_introduciton"],
    [adminCaseStudies.position, "brand_position"],
    [adminCaseStudies.collaboration, "callboration"],
    [adminCaseStudies.strategy, "marketing_strategy"],
  ] as const;
  const trade = textOf(values, "industry_type");
  const scene = sceneOfTrade(trade);
  return h(
    "section",
    { className: "preview", "aria-labelledby": "preview" },
    h("h2", { id: "preview" }, adminCaseStudies.previewTitle),
    h("p", { className: "hint" }, adminCaseStudies.previewHint),
    h(
      "article",
      { className: "card airmail" },
      h("img", { className: "scene", src: sceneAddress(scene.key), alt: scene.alt, width: 360, height: 230 }),
      h("p", { className: "trade" }, h("bdi", null, trade)),
      h("h3", null, h("bdi", null, textOf(values, "brand_name"))),
      h(
        "dl",
        null,
        ...told.flatMap(([label, name]) => [
          h("dt", { key: label }, label),
          h("dd", { key: name, dir: "auto" }, textOf(values, name)),
        ]),
      ),
      h("p", { className: "result" }, h("bdi", null, textOf(values, "key_results"))),
      h("p", { className: "soft" }, h("bdi", null, textOf(values, "project_link"))),
    ),
  );
}

/** Rows that a file may have at most. */
export const importMaximum = 1_000;

/** @param fault why the last file was not taken, in lines */
export function importPage(formToken: string, fault: string | null): ReactElement {
  return h(
    "div",
    { className: "page narrow" },
    backLink("/platforms", adminPlatforms.title),
    h("h1", null, adminPlatforms.importTitle),
    h("p", { className: "lead" }, adminPlatforms.importLead),
    fault !== null &&
      h(
        "div",
        { className: "sheet", role: "alert" },
        h("p", { className: "problem" }, icon("warning"), adminPlatforms.importFailed),
        h("pre", { className: "report" }, fault),
      ),
    form(
      { action: "/platforms/import", formToken, className: "sheet", encType: "multipart/form-data" },
      h(
        "div",
        { className: "labelled wide" },
        h("label", { htmlFor: "file" }, adminPlatforms.importLabel),
        h("input", {
          id: "file",
          name: "file",
          type: "file",
          accept: ".csv,text/csv",
          required: true,
          className: "field",
          "aria-describedby": "file-hint",
        }),
        h("span", { id: "file-hint", className: "hint" }, adminPlatforms.importHint(importMaximum)),
      ),
      button("primary", adminPlatforms.importSubmit),
    ),
  );
}
