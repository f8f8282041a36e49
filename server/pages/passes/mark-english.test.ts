import { expect, test } from "vitest";
import { markEnglish } from "./mark-english.ts";
import { runPass } from "./testing.ts";

const english = new Set(["Partners", "Send with us", "Read more"]);

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
  expect(runPass(markEnglish, { body }, { english })).toContain(`<body>${expected}</body>`);
});

test("D34 leaves a page alone whose language has all texts", () => {
  expect(runPass(markEnglish, { body: "<h1>Partners</h1>" })).toContain("<h1>Partners</h1>");
});
