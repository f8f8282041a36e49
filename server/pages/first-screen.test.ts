import { expect, test } from "vitest";
import { endOfFirstScreen, insertAfterMain } from "./first-screen.ts";

const firstScreen = (html: string): string => html.slice(0, endOfFirstScreen(html));

test("the first screen ends with the first child of main, whatever stands in it", () => {
  expect(
    firstScreen(
      '<header><div>x</div></header><main id="main"><div class="a"><div>b</div><br/></div><div>c</div></main>',
    ),
  ).toBe('<header><div>x</div></header><main id="main"><div class="a"><div>b</div><br/></div>');
  expect(firstScreen("<main><section><sectional></sectional></section><p>x</p></main>")).toBe(
    "<main><section><sectional></sectional></section>",
  );
});

test("it ends before what comes later in that child", () => {
  expect(firstScreen('<main><div><h1>x</h1><p class="a" data-later="">y</p></div></main>')).toBe(
    "<main><div><h1>x</h1>",
  );
});

test("a page without main, or with an empty one, is all first screen", () => {
  for (const page of ["<body><p>x</p></body>", "<body><main></main><p>x</p></body>", "<main>words<p>x</p></main>"]) {
    expect(firstScreen(page)).toBe(page);
  }
});

test("what is put behind main stands there once, as it is", () => {
  expect(insertAfterMain("<main></main><footer></footer>", "<i>$& $1</i>")).toBe(
    "<main></main><i>$& $1</i><footer></footer>",
  );
});
