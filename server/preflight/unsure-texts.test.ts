import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { unsureTexts } from "./unsure-texts.ts";

const root = mkdtempSync(path.join(tmpdir(), "larkpost-unsure-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("what translators are unsure of is listed by language, file and line; other comments are not", () => {
  const files = {
    "words/es/pages/legal.yaml":
      "legal:\r\n  # Unsure: a term of law \r\n  title: Derecho\r\n  # Sure: x\r\n  text: '# Unsure'\r\n",
    "words/es/chat.yaml": "# Unsure: too short?\nchat: Sí\n",
    "articles/ar/three-photos.md": "---\n# Unsure: a pun\ntitle: ثلاث صور\n---\n",
    "words/en/chat.yaml": "chat: Yes\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, "content", file)), { recursive: true });
    writeFileSync(path.join(root, "content", file), text);
  }
  expect(unsureTexts(root)).toEqual([
    { language: "ar", place: "content/articles/ar/three-photos.md:2", why: "a pun" },
    { language: "es", place: "content/words/es/chat.yaml:1", why: "too short?" },
    { language: "es", place: "content/words/es/pages/legal.yaml:2", why: "a term of law" },
  ]);
});
