import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PublicSettingsProvider } from "#app/browser/public-settings.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

test.each([
  [8, "At least 8 characters."],
  [undefined, null],
])("D30 the rule is that of the own backend; a hosted project's is not known here (%s)", (minPasswordLength, rule) => {
  const backend = { url: "", publishableKey: "" };
  const markup = renderToStaticMarkup(
    <PublicSettingsProvider value={{ profile: "spec", siteUrl: "https://site.example", backend, minPasswordLength }}>
      <NewPasswordField label="Password" name="password" error={undefined} errorId={undefined} />
    </PublicSettingsProvider>,
  );
  expect(/At least [^<]*/.exec(markup)?.[0] ?? null).toBe(rule);
  expect(markup).toContain("A short sentence works well.");
});
