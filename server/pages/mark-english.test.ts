import { expect, test } from "vitest";
import { markEnglish } from "./mark-english.ts";
import { parsePage, serializeContent } from "./html-tree.ts";

const english = new Set(["Partners", "Send with us", "Read more"]);

function mark(body: string, texts: ReadonlySet<string>): string {
  const document = parsePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
  markEnglish(document, texts);
  return serializeContent(document);
}

test.each([
  ["an element of its own", "<h1>Partners</h1><p>Otro</p>", '<h1 lang="en">Partners</h1><p>Otro</p>'],
  [
    "the outermost element without other texts",
    "<ul><li><a>Partners</a></li><li>Read more</li></ul><p>Otro</p>",
    '<ul lang="en"><li><a>Partners</a></li><li>Read more</li></ul><p>Otro</p>',
  ],
  ["no part of a sentence", "<p>Partners <b>otro</b></p>", "<p>Partners <b>otro</b></p>"],
  [
    "no element that says its language",
    '<p><b lang="fr">Partners</b> otro</p>',
    '<p><b lang="fr">Partners</b> otro</p>',
  ],
  ["no script", "<p>Otro</p><script>Partners</script>", "<p>Otro</p><script>Partners</script>"],
])("D34 marks %s as English", (_what, body, expected) => {
  expect(mark(body, english)).toContain(`<body>${expected}</body>`);
});

test("D34 leaves a fully translated page unchanged", () => {
  expect(mark("<h1>Partners</h1>", new Set())).toContain("<h1>Partners</h1>");
});
