import { prefixedPath } from "#shared/prefixed-path.ts";
import { expect } from "../engines/fixtures.ts";
import { cutOff, excessWidth } from "../journeys/page-checks/cut-off.ts";
import { routes } from "../journeys/routes.ts";
import { languages, test } from "./site.ts";

// WebKitGTK's window is never narrower than 447 px.
const widths = [320, 390, 768, 1280];

test.describe.configure({ timeout: 600_000 });

for (const { code, direction, prefix } of languages) {
  test(`D25 every page in ${code} is served, says its language, and fits every window`, async ({ visitor, relay }) => {
    const faults: string[] = [];
    for (const path of routes) {
      const address = prefixedPath(prefix, path);
      const { status } = await fetch(relay.url + address);
      if (status !== 200) faults.push(`${address} answers ${status}`);
      await visitor.goto(address);
      await visitor.hydrated();
      await visitor.complete();
      // A list that is left while it is being read says so on the console.
      await visitor.until("lists are read", () => !document.querySelector("main [aria-busy=true]"));
      const { lang, dir } = await visitor.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      });
      if (lang !== code || dir !== direction) faults.push(`${address} is in ${lang}, ${dir}`);
      for (const width of widths) {
        await visitor.session.resize({ width, height: 800 });
        const excess = await visitor.evaluate(excessWidth);
        if (excess > 0) faults.push(`${address} at ${width} px: ${excess} px too wide`);
        // Heights are tried in the pseudo-language, in pages that are not folded.
        const cut = (await visitor.evaluate(cutOff)).filter((fault) => !fault.startsWith("height"));
        faults.push(...cut.map((fault) => `${address} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
