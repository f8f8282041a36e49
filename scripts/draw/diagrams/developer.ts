import type { Drawing } from "../drawing.ts";
import { repeat } from "../shapes.ts";
import { arrow, card, cells, cross, label, letter, plate, tick, writing } from "./kit.ts";

const keyhole = (x: number, y: number) => `<path class="dark" d="M${x} ${y}a4 4 0 1 1 4 0l2 8h-8z"/>`;

const shut = (x: number, y: number) => `
  <path class="cut" d="M${x} ${y}h76v36h-76z"/><path fill="url(#dark-across)" opacity=".5" d="M${x + 4} ${y + 4}h68v28h-68z"/>
  <circle class="paper" cx="${x + 38}" cy="${y + 18}" r="11"/>${keyhole(x + 36, y + 18)}`;

/** A drawer pulled out, its cards standing in it, with its name on the front. */
const open = (x: number, y: number, name: string) => `
  <path class="dark" d="M${x} ${y}h76v36h-76z"/>
  ${repeat(6, (index) => `<path class="${index % 3 ? "paper" : "brass"}" d="M${x + 6 + index * 11} ${y + 26}v-${17 + ((index * 5) % 7)}h9v${17 + ((index * 5) % 7)}z"/>`)}
  <path class="cut" d="M${x - 6} ${y + 24}h88v24h-88z"/>${label(name, x + 38, y + 41, { paint: "dark" })}`;

/** The screen of a browser. */
const screen = (x: number, y: number) => `${card(x, y, 84, 66)}
  <path class="dark" d="M${x} ${y}h84v12h-84z"/>
  ${repeat(3, (index) => `<circle class="paper" cx="${x + 8 + index * 8}" cy="${y + 6}" r="2.2"/>`)}`;

/** A server, drawn as a cabinet. */
const server = (x: number, y: number) => `${card(x, y, 70, 92)}
  ${repeat(3, (row) => `<path class="ink" d="M${x + 7} ${y + 8 + row * 27}h56v22h-56z"/><path fill="url(#white-slant)" opacity=".6" d="M${x + 7} ${y + 8 + row * 27}h36v22h-36z"/><circle class="brass" cx="${x + 54}" cy="${y + 19 + row * 27}" r="4"/>`)}`;

const key = (x: number, y: number) =>
  `<path class="brass" d="M${x} ${y}a9 9 0 1 1 17 5h25v6h-4v5h-6v-5h-5v3h-6v-3h-7a9 9 0 0 1-14-11z"/><circle class="dark" cx="${x + 7}" cy="${y + 2}" r="3"/>`;

/** One plate for each chapter of the developers' page. */
export const developerDiagrams: Record<string, Drawing> = {
  "what-is-open": plate(
    "bizmail",
    `<path class="dark" opacity=".5" d="M14 10h340v134H14z"/><path class="paper" d="M8 6h344v130H8z"/>
    <path class="ink" d="M14 12h332v118H14z"/>
    ${shut(22, 20)}${shut(104, 20)}${shut(186, 20)}${shut(268, 20)}${shut(22, 76)}
    ${open(124, 68, "case studies")}
    <path class="dark" d="M220 68h118v36H220z"/>
    ${repeat(9, (index) => `<path class="${index % 3 ? "paper" : "brass"}" d="M${226 + index * 12} 94v-${16 + ((index * 5) % 8)}h9v${16 + ((index * 5) % 8)}z"/>`)}
    <path class="cut" d="M214 92h130v24H214z"/>${label("social media world", 279, 109, { paint: "dark" })}`,
  ),

  "read-a-table": plate(
    "bizmail",
    `${screen(20, 42)}
    <path class="ink" d="M28 62h40v6H28zM28 74h60v5H28zM28 84h60v5H28zM28 94h34v5H28z" opacity=".8"/>
    ${server(270, 32)}
    ${label("GET", 187, 38, { face: "besley", size: 17 })}${arrow(118, 50, 136)}
    ${arrow(256, 92, -136)}${card(150, 78, 74, 28, "brass")}${writing(158, 86, [58, 58, 36], 6)}
    ${label("200 OK", 187, 130, { face: "besley", size: 17 })}`,
  ),

  grammar: plate(
    "bizmail",
    `${card(16, 52, 328, 40)}
    <path class="brass" d="M16 52h110v40H16z"/>
    ${cells(16, 52, [30, 1], 10.93, 40)}
    <path class="dark-line" stroke-width="1" d="${repeat(30, (index) => `M${(19 + index * 10.93).toFixed(1)} 62h5M${(19 + index * 10.93).toFixed(1)} 68h5M${(19 + index * 10.93).toFixed(1)} 74h4`)}"/>
    <path class="white-line" d="M16 46v-8h110v8M71 38v-7"/>
    ${label("Range: 0-9", 71, 25, { size: 16 })}
    <path class="white-line" d="M16 98v8h328v-8M180 106v7"/>
    ${label("Content-Range: 0-9/30", 180, 131, { size: 16 })}`,
  ),

  errors: plate(
    "bizmail",
    `${letter(22, 46, 92, 60)}
    <g transform="rotate(-14 68 76)"><path class="ink" d="M38 60h60v30H38z"/><path class="paper" d="M40 62h56v26H40z"/><path class="ink" d="M42 64h52v22H42z"/>${label("400", 68, 82, { face: "besley", size: 18 })}</g>
    ${arrow(124, 76, 28)}
    ${card(162, 16, 182, 116)}
    ${["code", "details", "hint", "message"].map((name, row) => label(name, 174, 39 + row * 27, { paint: "ink", anchor: "start", size: 15 })).join("")}
    ${["42703", "null", "null", "no such column"].map((value, row) => label(value, 238, 39 + row * 27, { paint: "dark", anchor: "start", size: 15 })).join("")}
    <path class="dark-line" stroke-width="1" d="M170 47h166M170 74h166M170 101h166M229 22v104"/>`,
  ),

  clients: plate(
    "bizmail",
    `${["browser", "script", "app"].map((name, row) => `${card(16, 14 + row * 43, 74, 30)}${label(name, 53, 34 + row * 43, { paint: "dark" })}`).join("")}
    <path class="white-line" stroke-width="2.4" d="M94 29c34 0 24 46 50 46M94 72h50M94 115c34 0 24-40 50-40"/>
    ${arrow(140, 75, 22)}
    ${card(168, 57, 64, 36, "brass")}${label("/rest/v1", 200, 80, { paint: "dark" })}
    <path class="white-line" stroke-width="2.4" d="M236 66c20 0 12-30 36-30M236 84c20 0 12 30 36 30"/>
    ${card(276, 16, 68, 44)}${label("this site", 310, 43, { paint: "dark" })}
    ${card(276, 90, 68, 44)}${label("Supabase", 310, 117, { paint: "dark" })}${key(216, 118)}`,
  ),

  accounts: plate(
    "bizmail",
    `${["signup", "token", "user"].map((name, index) => `<path class="dark" opacity=".45" d="M${30 + index * 118} 134V56c0-40 68-40 68 0v78z"/><path class="cut" d="M${26 + index * 118} 130V52c0-40 68-40 68 0v78z"/><path class="ink" d="M${33 + index * 118} 130V54c0-31 54-31 54 0v76z"/>${label(String(index + 1), 60 + index * 118, 64, { face: "besley", size: 22 })}${label(name, 60 + index * 118, 122, { size: 15 })}`).join("")}
    ${letter(42, 78, 36, 24)}
    <path class="brass" d="M158 78h40v7a5 5 0 0 0 0 10v7h-40v-7a5 5 0 0 0 0-10z"/><path class="dark-line" stroke-width="1.2" stroke-dasharray="2 3" d="M170 80v20"/>
    <circle class="paper" cx="296" cy="83" r="7"/><path class="paper" d="M283 106v-4a13 11 0 0 1 26 0v4z"/>
    ${arrow(99, 90, 38)}${arrow(217, 90, 38)}
    <path class="paper" d="M8 130h344v6H8z"/>`,
  ),

  "not-here": plate(
    "bizmail",
    `<path class="white-line" stroke-width="3" d="M28 20h130v92H28z"/><path fill="url(#white-slant)" opacity=".35" d="M30 22h126v88H30z"/>
    ${card(46, 36, 40, 60)}${card(100, 36, 40, 60)}${writing(52, 46, [28, 28, 20, 28, 16], 9)}${writing(106, 46, [28, 20, 28, 28, 16], 9)}
    ${label("read", 82, 137, { size: 15 })}${tick(116, 131)}
    <path class="dark" opacity=".45" d="M216 26h116v92H216z"/><path class="cut" d="M210 20h116v92H210z"/><path class="ink" d="M218 28h100v76H218z"/>
    <path class="paper" d="M230 62h76v26h-76z"/><path class="dark" d="M234 68h68v9h-68z"/>
    <path class="brass" d="M248 38h40v32h-40z"/><path class="dark-line" stroke-width="1.4" d="M248 38h40v32M248 38v32M254 46h24M254 53h16"/>
    ${label("send, change, delete", 254, 137, { size: 15 })}${cross(332, 131)}`,
  ),
};
