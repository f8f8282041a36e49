import { routes } from "../../journeys/routes.ts";
import { expect, test } from "./fixtures.ts";

const themes = ["light", "dark"] as const;

for (const path of [...routes, "/no-such-page"]) {
  test(`${path} looks the same on a desk`, async ({ compare }) => {
    expect(await compare({ path, themes, size: { width: 1280, height: 800 } })).toEqual([]);
  });

  test(`${path} looks the same on a phone`, async ({ compare, engineName }) => {
    // WebKitGTK's window is no narrower.
    const width = engineName === "webkit" ? 447 : 390;
    expect(await compare({ path, themes, size: { width, height: 844 } })).toEqual([]);
  });
}
