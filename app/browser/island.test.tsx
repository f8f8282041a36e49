import { useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useProfile } from "./profile.ts";
import { PublicSettingsProvider } from "./public-settings.tsx";
import type { PublicSettings } from "#shared/public-settings.ts";
import { Island } from "./island.tsx";

const settings = { profile: "live" } as PublicSettings;

const render = (islands: React.ReactNode): string =>
  renderToStaticMarkup(<PublicSettingsProvider value={settings}>{islands}</PublicSettingsProvider>);

function Field({ value }: { value: object }) {
  const id = useId();
  const { cookieNotice } = useProfile();
  return (
    <label htmlFor={id} data-banner={cookieNotice}>
      {JSON.stringify(value)}
      <input id={id} />
    </label>
  );
}

test("D13 serves an island in place with its data, the page's settings and unique ids", () => {
  const value = { name: "Who <is> it?" };
  const html = render([
    <Island key="1" name="field" part={Field} props={{ value }} wakes="own-line *" />,
    <Island key="2" name="field" part={Field} props={{ value }} />,
  ]);
  expect(html).toContain('data-island="field" data-when="intent" data-wakes="own-line *"');
  expect(html).toContain('data-banner="remembered"');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const prefixes = [...html.matchAll(/data-prefix="([^"]+)"/g)].map(([, prefix]) => prefix);
  expect(new Set(ids).size).toBe(2);
  expect(new Set(prefixes).size).toBe(2);
  expect([...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
});

test("D13 rejects a function in an island's props", () => {
  expect(() => render(<Island name="field" part={Field} props={{ value: { name: () => {} } }} />)).toThrow("name");
});

test("D13 rejects an island inside another", () => {
  const Outer = () => <Island name="field" part={Field} props={{ value: {} }} />;
  expect(() => render(<Island name="outer" part={Outer} />)).toThrow("The island field is inside another one.");
});
