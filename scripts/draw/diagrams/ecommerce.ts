import type { Drawing } from "../drawing.ts";
import { repeat } from "../shapes.ts";
import { arrow, card, cells, label, letter, person, plate, tick, writing } from "./kit.ts";

const jar = (x: number, y: number, paint: string) =>
  `<path class="${paint}" d="M${x + 2} ${y - 30}h16v5l3 5v20H${x - 1}v-20l3-5z"/>`;

const shelf = (y: number) => `<path class="paper" d="M12 ${y}h176v5H12z"/>`;

/** What one order of $42 pays for, in the order of the page's table. */
const shares = [
  [13.5, "jars"],
  [2, ""],
  [7.4, "shipping"],
  [1.5, ""],
  [5, "packing"],
  [1.4, ""],
  [11.2, "yours"],
] as const;

const phone = (x: number) => `<path class="dark" opacity=".45" d="M${x + 5} 17h74v126h-74z"/>
  <rect class="dark" x="${x}" y="10" width="76" height="130" rx="9"/><path class="paper" d="M${x + 5} 20h66v110h-66z"/>`;

const day = 15.4;

/** One plate for each chapter of the course in e-commerce. */
export const ecommerceDiagrams: Record<string, Drawing> = {
  "three-things": plate(
    "ads",
    `${shelf(46)}${shelf(92)}${shelf(138)}
    ${[46, 92, 138].map((y, row) => repeat(7, (index) => jar(20 + index * 24, y, (index + row * 2) % 7 === 2 ? "brass" : "fine"))).join("")}
    ${arrow(198, 72, 26)}
    ${repeat(3, (index) => `${card(236, 8 + index * 46, 108, 40)}<path class="ink" d="M240 ${12 + index * 46}h32v32h-32z"/>${jar(246, 43 + index * 46, "brass")}${writing(280, 18 + index * 46, [56, 56, 40], 9)}`)}`,
  ),

  delivery: plate(
    "ads",
    `<path class="dark" opacity=".45" d="M26 44h92v96H26z"/><path class="paper" d="M20 38h92v96H20z"/><path class="brass" d="M58 38h16v96H58z"/>
    <path fill="url(#dark-slant)" opacity=".6" d="M92 38h20v96H92z"/><path class="dark-line" d="M20 38h92v96H20zM20 58h92"/>
    ${[
      ["price", "$6"],
      ["day", "Tue, Fri"],
      ["area", "this country"],
    ]
      .map(
        ([name = "", value = ""], index) =>
          `<path class="white-line" stroke-width="1.6" d="M112 ${66 + index * 18}C136 ${66 + index * 18} 134 ${30 + index * 45} 156 ${30 + index * 45}"/><path class="dark" opacity=".45" d="M164 ${16 + index * 45}h182v34H164z"/><path class="paper" d="M154 ${29 + index * 45}l12-17h176v34H166z"/><circle class="ink" cx="166" cy="${29 + index * 45}" r="4"/>${label(name, 180, 34 + index * 45, { paint: "ink", anchor: "start", size: 16 })}${label(value, 332, 35 + index * 45, { paint: "dark", anchor: "end", face: "besley", size: 18 })}`,
      )
      .join("")}`,
  ),

  paying: plate(
    "ads",
    `${phone(44)}${phone(158)}
    ${card(56, 30, 24, 24, "brass")}${writing(86, 36, [26, 18], 8)}${card(56, 62, 24, 24, "brass")}${writing(86, 68, [26, 18], 8)}
    ${label("$42", 82, 114, { paint: "dark", face: "besley", size: 22 })}
    <path class="ink" d="M170 32h52v32h-52z"/><path class="brass" d="M170 38h52v7h-52z"/><path class="white-line" stroke-width="1.4" d="M176 56h18"/>
    ${writing(170, 76, [52, 34], 8)}${label("$42", 196, 114, { paint: "dark", face: "besley", size: 22 })}
    ${arrow(128, 76, 24)}${arrow(242, 76, 24)}
    <circle class="brass" cx="304" cy="76" r="30"/><path class="dark-line" stroke-width="5" d="M289 77l11 12 19-24"/>
    ${label("paid", 304, 130, { size: 16 })}`,
  ),

  sums: plate(
    "ads",
    `${label("$42 comes in", 16, 32, { anchor: "start", face: "besley", size: 18 })}
    ${card(16, 44, 328, 46)}
    ${bars()}
    ${label("$11.20 stays", 344, 32, { paint: "brass", anchor: "end", face: "besley", size: 18 })}`,
  ),

  after: plate(
    "ads",
    `<path class="white-line" stroke-width="2.4" d="M24 96h312"/>
    <path class="white-line" stroke-width="1.4" d="${repeat(8, (index) => `M${176 + index * 18} 90v12`)}"/>
    ${[56, 158, 302].map((x) => `<circle class="paper" cx="${x}" cy="96" r="6"/>`).join("")}
    ${letter(34, 42, 44, 30)}${letter(136, 42, 44, 30)}${letter(276, 34, 54, 37, "brass")}
    ${["order", "ships", "a week later"].map((name, index) => label(name, [56, 158, 302][index] ?? 0, 126, { size: 16 })).join("")}
    ${label("?", 303, 28, { face: "besley", size: 24 })}${tick(56, 30)}${tick(158, 30)}`,
  ),

  again: plate(
    "ads",
    `<path class="white-line" stroke-width="2.4" d="M16 98h328"/>
    <path class="white-line" stroke-width="1" d="${repeat(22, (index) => `M${(18 + index * day).toFixed(1)} 92v12`)}"/>
    ${[18, 126, 233, 341].map((x, index) => (index < 3 ? `${card(x - 11 + (index ? 0 : 6), 62, 22, 22)}<path class="ink" d="M${x - 2 + (index ? 0 : 6)} 62h4v22h-4z"/>` : `<path class="fine" opacity=".9" stroke-width="1.6" stroke-dasharray="3 3" d="M320 62h22v22h-22z"/>`)).join("")}
    ${[72, 179, 287].map((x) => `<path class="white-line" stroke-width="1.4" d="M${x - 38} 118h76m-6-4l6 4-6 4m-64-8l-6 4 6 4"/>`).join("")}
    ${["21 days", "21 days", "21 days"].map((name, index) => label(name, 72 + index * 107, 138, { size: 15 })).join("")}
    ${letter(274, 20, 44, 30, "brass")}<path class="white-line" d="M296 52v38"/>
    ${label("write now", 262, 40, { anchor: "end", size: 16 })}`,
  ),

  "first-month": plate(
    "ads",
    `${card(14, 8, 332, 134)}
    <path class="ink" d="M14 8h58v134H14z"/>${cells(14, 8, [1, 4], 332, 33.5)}
    ${repeat(4, (week) => label(String(week + 1), 43, 33 + week * 33.5, { face: "besley", size: 22 }))}
    ${repeat(3, (index) => jar(84 + index * 39, 41, "ink"))}
    <path class="ink" d="M84 50h30v18H84zM114 56h9l6 7v5h-15z"/><circle class="dark" cx="93" cy="69" r="4"/><circle class="dark" cx="119" cy="69" r="4"/>
    <path class="brass" d="M162 50h24v22h-24z"/><path class="dark-line" stroke-width="1.4" d="M162 50h24v22h-24zM174 50v22"/><path class="ink-line" stroke-width="3.4" d="M266 52h9a7 7 0 0 1 0 15h-44m9-8l-9 8 9 8"/>
    ${repeat(10, (index) => person(88 + index * 26, 105).replaceAll("paper", "ink"))}
    ${label("42.00 − 30.80 = 11.20", 84, 132, { paint: "dark", anchor: "start", face: "besley", size: 17 })}${tick(300, 126, "dark-line")}`,
  ),
};

/** The seven shares side by side, drawn to scale, the named ones with their names below. */
function bars(): string {
  let x = 16;
  return shares
    .map(([dollars, name], index) => {
      const width = (dollars / 42) * 328;
      const left = x;
      x += width;
      const last = index === shares.length - 1;
      const fill = last
        ? `<path class="brass" d="M${left.toFixed(1)} 44h${width.toFixed(1)}v46h${(-width).toFixed(1)}z"/>`
        : `<path fill="url(#dark-${index % 2 ? "slant" : "across"})" opacity=".${index % 2 ? 8 : 5}" d="M${left.toFixed(1)} 44h${width.toFixed(1)}v46h${(-width).toFixed(1)}z"/>`;
      const middle = left + width / 2;
      const named = name
        ? `<path class="white-line" stroke-width="1.6" d="M${middle.toFixed(1)} 96v10"/>${label(name, middle, 124, { size: 15 })}`
        : "";
      return `${fill}<path class="dark-line" stroke-width="1.4" d="M${left.toFixed(1)} 44v46"/>${named}`;
    })
    .join("");
}
