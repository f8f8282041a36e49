import { expect, test } from "vitest";
import { storedPage } from "./passes/testing.ts";
import { createRenderingTurns } from "./rendering-turns.ts";
import { createStories } from "./stories.ts";

const names: Record<string, string> = { 1: "Marlow Bakery", 2: "Café São & Söhne", 3: "日本茶" };

/** Case studies with a note of what was read and rendered. */
function setUp() {
  const read: string[] = [];
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const state = { fails: false, brands: names };
  const stories = createStories({
    records: {
      async readStory(id) {
        read.push(id);
        if (state.fails) throw new Error("away");
        const name = state.brands[id];
        return name ? { story: { id: Number(id), brand_name: name }, previous: null, next: null } : null;
      },
      async readStoryNames() {
        if (state.fails) throw new Error("away");
        return Object.entries(state.brands).map(([id, name]) => ({ id: Number(id), brand_name: name }));
      },
    },
    turns: createRenderingTurns(),
    async render(address, { story }) {
      rendered.push(address);
      return storedPage(String(story?.story.brand_name));
    },
    onError: (error) => errors.push(error),
  });
  const find = async (path: string, share = "198.51.100.7") => stories.find(path, () => share);
  return { stories, find, read, rendered, errors, state };
}

test("S3.1 the id decides, and another name leads to the right spelling", async () => {
  const { find } = setUp();
  expect(await find("/case-studies/marlow-bakery-1")).toMatchObject({ title: "Marlow Bakery" });
  const right = { movedTo: "/case-studies/marlow-bakery-1" };
  for (const other of ["1", "marlow-1", "Marlow-Bakery-1", "brisa-hotels-1", "marlow-bakery-1/"]) {
    expect(await find(`/case-studies/${other}`), other).toEqual(right);
  }
  expect(await find("/Case-Studies/marlow-bakery-1")).toEqual(right);
});

test("S3.1 an address loses accents and signs, and is the id alone where a name has no Latin letter", async () => {
  const { find, stories } = setUp();
  expect(await stories.paths()).toEqual([
    "/case-studies/marlow-bakery-1",
    "/case-studies/cafe-sao-sohne-2",
    "/case-studies/3",
  ]);
  for (const path of await stories.paths()) expect(await find(path), path).not.toHaveProperty("movedTo");
});

test("S3.1 an unknown id, no id and an absurd one are no case study; other paths are none of these pages", async () => {
  const { find, read } = setUp();
  for (const path of ["marlow-bakery-4", "marlow-bakery", "bakery-99999999999999999999", "%E0%A4%A"]) {
    expect(await find(`/case-studies/${path}`), path).toBe(path.includes("%") ? undefined : null);
  }
  expect(read).toEqual(["4"]);
  for (const path of ["/case-studies", "/case-studies/", "/case-studies/a/marlow-bakery-1", "/pricing"]) {
    expect(await find(path), path).toBeUndefined();
  }
});

test("S3.1 a page is made once for all who ask, and again after a change", async () => {
  const { find, rendered, stories, state } = setUp();
  const path = "/case-studies/marlow-bakery-1";
  await Promise.all([find(path), find(path, "203.0.113.9"), find("/case-studies/1")]);
  expect(rendered).toEqual([path]);
  state.brands = { ...names, 1: "Marlow & Daughters" };
  stories.forget();
  expect(await find(path)).toEqual({ movedTo: "/case-studies/marlow-daughters-1" });
  expect(await stories.paths()).toContain("/case-studies/marlow-daughters-1");
});

test("S3.1 five hundred pages are kept: the one asked for longest ago goes first", async () => {
  const { find, rendered, state } = setUp();
  state.brands = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [String(index + 1), "Shop"]));
  for (let id = 1; id <= 500; id += 1) await find(`/case-studies/shop-${id}`);
  await find("/case-studies/shop-1");
  expect(rendered).toHaveLength(500);
  await find("/case-studies/shop-501");
  await find("/case-studies/shop-1");
  expect(rendered).toHaveLength(501);
  await find("/case-studies/shop-2");
  expect(rendered).toHaveLength(502);
});

test("S3.1 a failure of the backend is not kept, and the addresses last read stay in the sitemap", async () => {
  const { find, stories, state, errors } = setUp();
  await stories.paths();
  state.fails = true;
  stories.forget();
  await expect(find("/case-studies/marlow-bakery-1")).rejects.toThrow("away");
  expect(await stories.paths()).toHaveLength(3);
  expect(errors).toHaveLength(1);
  state.fails = false;
  expect(await find("/case-studies/marlow-bakery-1")).toMatchObject({ title: "Marlow Bakery" });
});
