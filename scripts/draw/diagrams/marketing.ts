import type { Drawing } from "../drawing.ts";
import { repeat, round } from "../shapes.ts";
import { card, cells, gone, label, letter, person, plate, tick, writing } from "./kit.ts";

/** A field of dots as one dashed path: a dash of nothing with a round end is a dot. */
const field = (x: number, y: number, [columns, rows]: [number, number], step: number, paint: string, size: number) =>
  `<path class="${paint}" stroke-width="${size}" stroke-dasharray=".01 ${round(step - 0.01)}" d="${repeat(rows, (row) => `M${x} ${round(y + row * step)}h${round((columns - 1) * step + 0.1)}`)}"/>`;

/** Ten people in a row, of whom the first `left` are still there. */
const row = (y: number, left: number) =>
  repeat(10, (index) => (index < left ? person(112 + index * 19, y) : gone(112 + index * 19, y)));

const replies = [0, 0, 1, 2, 1, 2, 3, 4, 3, 2, 3, 5, 8, 13, 22, 34, 40, 31, 17, 9, 5, 3, 1, 0];

/** One plate for each chapter of the course in digital marketing. */
export const marketingDiagrams: Record<string, Drawing> = {
  "ask-first": plate(
    "web",
    `${card(20, 20, 96, 84)}${field(30, 30, [20, 10], 4, "ink-line", 2.6)}${tick(68, 88, "dark-line")}
    ${label("200 said yes", 68, 132, { size: 16 })}
    ${field(146, 8, [100, 50], 2, "white-line", 1)}<path class="white-line" stroke-width="1.4" d="M142 4h206v106H142z"/>
    ${label("10,000 did not", 245, 132, { size: 16 })}`,
  ),

  "one-thing": plate(
    "web",
    `${["3 requests", "2 requests", "1 request"].map((name, index) => label(name, 92, 38 + index * 44, { anchor: "end", size: 15 })).join("")}
    ${row(44, 0)}${row(88, 3)}${row(132, 7)}
    <path class="white-line" stroke-width="1" opacity=".6" d="M100 46h196M100 90h196M100 134h196"/>
    ${["0", "3", "7"].map((count, index) => label(count, 336, 42 + index * 44, { paint: "brass", face: "besley", size: 24, anchor: "end" })).join("")}`,
  ),

  envelope: plate(
    "web",
    `<path class="white-line" stroke-width="2" d="M20 96h318m-8-6l8 6-8 6"/>
    ${["Ads", "Text", "WhatsApp", "Social", "Email"].map((name, index) => `<circle class="brass" cx="${46 + index * 66}" cy="96" r="5.5"/>${label(name, 46 + index * 66, 84, { size: 15 })}`).join("")}
    ${card(34, 34, 24, 24)}<circle class="dark" cx="45" cy="45" r="5"/><path class="dark-line" stroke-width="3" d="m49 49 5 5"/>
    ${card(103, 26, 18, 36)}<path class="ink" d="M106 31h12v22h-12z"/>
    <path class="paper" d="M162 28h34v24h-20l-8 9v-9h-6z"/><path class="dark-line" stroke-width="1.4" d="M168 36h22M168 43h14"/>
    ${card(228, 28, 32, 32)}<path class="ink" d="M232 32h24v16h-24z"/><circle class="brass" cx="250" cy="38" r="3"/>
    ${letter(290, 32, 40, 27)}
    ${label("this minute", 20, 126, { anchor: "start", size: 15 })}${label("to keep", 338, 126, { anchor: "end", size: 15 })}`,
  ),

  hour: plate(
    "web",
    `<path class="paper" d="M18 118h324v2H18z"/>
    <path class="paper" d="${repeat(24, (index) => `M${20 + index * 13.4} 118v-${(replies[index] ?? 0) * 2}h9v${(replies[index] ?? 0) * 2}z`)}"/>
    <path fill="url(#dark-across)" opacity=".5" d="${repeat(24, (index) => `M${24 + index * 13.4} 118v-${(replies[index] ?? 0) * 2}h5v${(replies[index] ?? 0) * 2}z`)}"/>
    ${letter(176, 18, 38, 26, "brass")}
    <path class="white-line" stroke-dasharray="2 4" d="M216 32c10 2 9 14 9 84"/>
    ${label("6", 18, 138, { anchor: "start" })}${label("noon", 125, 138)}${label("18", 233, 138)}${label("24", 340, 138, { anchor: "end" })}
    ${label("replies", 284, 46, { size: 15 })}${label("send", 152, 37, { size: 15 })}`,
  ),

  count: plate(
    "web",
    `${[
      ["200", "written to"],
      ["4", "ordered"],
      ["1", "left"],
      ["$12", "cost"],
    ]
      .map(
        ([figure = "", name = ""], index) =>
          `${card(16 + index * 84, 16, 74, 62, index % 2 ? "brass" : "paper")}${label(figure, 53 + index * 84, 47, { paint: "dark", face: "besley", size: 25 })}${label(name, 53 + index * 84, 68, { paint: "dark" })}`,
      )
      .join("")}
    <path class="white-line" stroke-width="2.2" d="M137 88v18h168V88M221 106v6"/>
    ${label("$12 / 4 = $3 a customer", 221, 134, { face: "besley", size: 18 })}`,
  ),

  "worked-example": plate(
    "web",
    `${[
      [240, "240 names", "paper"],
      [26, "26 reply KEEP", "paper"],
      [21, "21 collect", "brass"],
    ]
      .map(
        ([count, name, paint], index) =>
          `<path class="dark" opacity=".4" d="M22 ${21 + index * 40}h${Number(count) * 1.3}v26H22z"/><path class="${paint}" d="M18 ${16 + index * 40}h${Number(count) * 1.3}v26H18z"/>${label(String(name), index ? 64 : 30, 35 + index * 40, { paint: index ? "paper" : "dark", anchor: "start", size: 16 })}`,
      )
      .join("")}
    <path fill="url(#dark-across)" opacity=".4" d="M120 16h210v26H120z"/>
    ${label("= $42", 342, 118, { face: "besley", size: 28, anchor: "end" })}`,
  ),

  "this-week": plate(
    "web",
    `${card(14, 22, 332, 110)}<path class="ink" d="M14 22h332v24H14z"/>
    ${["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day, index) => label(day, 38 + index * 47.4, 39, { size: 14 })).join("")}
    ${cells(14, 46, [7, 1], 47.43, 86)}
    <path class="ink" d="M24 62h28v40H24z"/><path class="white-line" stroke-width="1.4" d="M29 72h18M29 80h18M29 88h12"/>
    <circle class="brass" cx="85" cy="84" r="17"/><path class="dark-line" stroke-width="2.4" d="M85 84V73M85 84l8 5"/>
    ${letter(161, 70, 38, 27, "brass")}
    ${label("4", 322, 84, { paint: "ink", face: "besley", size: 24 })}${writing(312, 98, [22, 22, 14], 6)}
    <circle class="brass" cx="180" cy="13" r="6"/>`,
  ),
};
