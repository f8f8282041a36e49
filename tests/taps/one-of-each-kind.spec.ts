import { accept } from "./controls.ts";
import { test } from "./fixtures.ts";
import { pressAtRest, pressEarly } from "./press.ts";

test.setTimeout(120_000);

const kinds = [
  { kind: "S1.5 a button that opens a dialog", route: "/", selector: "header button[commandfor=sign-up]" },
  { kind: "S2.1 a link with navigation state", route: "/", selector: "main a[data-select-service]" },
  { kind: "S2.5 a tab", route: "/pricing", selector: "[role=tab]:last-child" },
  { kind: "D1 a choice", route: "/demo", selector: "main label:nth-of-type(3)" },
];

for (const { kind, route, selector } of kinds) {
  test(`${kind}, pressed right after Accept as soon as the page shows, is not lost`, async ({ context }) => {
    const press = { route, controls: [accept, { name: kind, selector }] };
    await pressEarly(context, press, 0, await pressAtRest(context, press));
  });
}
