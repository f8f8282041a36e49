import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PublicSettingsProvider } from "#app/browser/public-settings.tsx";
import { Deeds } from "./deeds.tsx";

const paragraph = (text: string) => ({ kind: "paragraph", text: [text] }) as const;
const page = {
  heading: "Privacy",
  lead: "",
  dated: "",
  artCaption: "",
  contentsLabel: "",
  postscript: [],
  messagesStay: "They stay.",
  messagesGo: (days: number) => `They go after ${days} days.`,
  deeds: [
    {
      id: "privacy",
      title: "Privacy",
      line: "",
      clauses: [
        { title: "How long", blocks: [paragraph("Until you ask.")], messages: true },
        { title: "Your rights", blocks: [paragraph("You may ask.")] },
      ],
    },
  ],
} as const;

test.each([
  [undefined, "They stay."],
  [30, "They go after 30 days."],
])("D6 where messages are deleted after %s days, the clause of them ends with %j", (messageRetentionDays, said) => {
  const backend = { url: "", publishableKey: "" };
  const settings = { profile: "spec", siteUrl: "https://larkpost.example", backend, messageRetentionDays } as const;
  const text = renderToStaticMarkup(
    <PublicSettingsProvider value={settings}>
      <Deeds page={page} siteName="Larkpost" newTab="" print="" />
    </PublicSettingsProvider>,
  );
  expect(text).toMatch(new RegExp(`Until you ask\\.</p><p[^>]*>${said}</p>`));
  expect(text.match(/They (stay|go)/g)).toHaveLength(1);
});
