import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PublicSettingsProvider } from "#app/browser/public-settings.tsx";
import type { PublicSettings } from "#shared/public-settings.ts";
import { LegalDocuments } from "./legal-documents.tsx";
import { legal } from "#content/pages/legal.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { storageKeys } from "#shared/storage-keys.ts";

const paragraph = (text: string) => ({ kind: "paragraph", text: [text] }) as const;
const page = {
  postscript: [],
  messagesStay: "They stay.",
  messagesGo: (days: number) => `They go after ${days} days.`,
  countedBy: ({ service, address }: { service: string; address: string }) => `By ${service}, at ${address}.`,
  countedIfAllowed: "If you allow it.",
  deeds: [
    {
      id: "privacy",
      title: "Privacy",
      line: "",
      clauses: [
        { title: "How long", blocks: [paragraph("Until you ask.")], messages: true },
        { title: "Your rights", blocks: [paragraph("You may ask.")] },
        { title: "Forms", where: "console", blocks: [paragraph("Sent nowhere.")] },
        { title: "Forms", where: "stored", blocks: [paragraph("All are kept.")] },
        { title: "Visits", where: "counted", blocks: [paragraph("Counted.")], counts: true },
        { title: "Visits", where: "uncounted", blocks: [paragraph("Nobody counts.")] },
        { title: "Notice", where: "live", blocks: [paragraph("Three answers.")] },
      ],
    },
  ],
} as const;

const settings = { siteUrl: "https://site.example", backend: { url: "", publishableKey: "" } } as const;

function renderText(given: PublicSettings): string {
  return renderToStaticMarkup(
    <PublicSettingsProvider value={given}>
      <LegalDocuments page={page} />
    </PublicSettingsProvider>,
  );
}

const hosted = { url: "https://project.example", publishableKey: "key" };
test.each<[PublicSettings, string[]]>([
  [{ ...settings, profile: "spec" }, ["Sent nowhere."]],
  [{ ...settings, profile: "live" }, ["All are kept.", "Three answers."]],
  [{ ...settings, profile: "live", backend: hosted }, ["Sent nowhere.", "Three answers."]],
])("P1 P2 the notice describes this profile and settings only (%#)", (given, expected) => {
  expect(renderText(given).match(/Sent nowhere\.|All are kept\.|Three answers\./g)).toEqual(expected);
});

test.each([
  [undefined, "They stay."],
  [30, "They go after 30 days."],
])("D6 with deletion after %s days, the messages clause ends with %j", (messageRetentionDays, expected) => {
  const text = renderText({ ...settings, profile: "spec", messageRetentionDays });
  expect(text).toMatch(new RegExp(`Until you ask\\.</p><p[^>]*>${expected}</p>`));
  expect(text.match(/They (stay|go)/g)).toHaveLength(1);
});

const analytics = { service: "umami", endpoint: "https://counts.example/api/send" } as const;
test.each<[Partial<PublicSettings>, string]>([
  [{ profile: "spec" }, "Nobody counts."],
  [{ profile: "spec", analytics }, "Counted.By Umami, at counts.example."],
  [{ profile: "live", analytics }, "Counted.By Umami, at counts.example. If you allow it."],
])("D26 the clause about counting names the configured service and who consents (%#)", (given, expected) => {
  const text = renderText({ ...settings, profile: "spec", ...given }).replaceAll(/<[^>]+>/g, "");
  expect(text.match(/Nobody counts\.|Counted\.(By.*?example\.)?( If you allow it\.)?/g)).toEqual([expected]);
});

test("the legal page lists every entry of the browser's storage", () => {
  const written = JSON.stringify(legal);
  // The page describes the consent entry without naming its key.
  const keys = [...Object.values(storageKeys), ...Object.values(liveStorageKeys)].filter(
    (key) => key !== storageKeys.consent,
  );
  expect(keys.filter((key) => !written.includes(`"${key}"`))).toEqual([]);
});
