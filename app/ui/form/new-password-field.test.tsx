import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PublicSettingsProvider } from "#app/browser/public-settings.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

test.each([
  [8, "At least 8 characters."],
  [undefined, null],
])("D30 shows the own backend's rule, and none for a hosted project (%s)", (minPasswordLength, rule) => {
  const backend = { url: "", publishableKey: "" };
  const markup = renderToStaticMarkup(
    <PublicSettingsProvider value={{ profile: "spec", siteUrl: "https://site.example", backend, minPasswordLength }}>
      <NewPasswordField label="Password" name="password" error={undefined} errorId={undefined} />
    </PublicSettingsProvider>,
  );
  expect(/At least [^<]*/.exec(markup)?.[0] ?? null).toBe(rule);
  expect(markup).toContain("A short sentence works well.");
});
