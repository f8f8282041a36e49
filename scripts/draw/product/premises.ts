import { type Drawing, sheet } from "../drawing.ts";
import { outline } from "../lettering.ts";
import type { Ink } from "../palette.ts";
import { rays, repeat, wall } from "../shapes.ts";

const bells = ["hello@", "orders@", "ruth@", "events@", "jobs@"];

/** What a business keeps: its addresses, its website and its card index. */
export const premises = {
  bizmail: sheet(
    "bizmail",
    `<path class="fine" d="${wall(200, 22, 5, 6, [44, 11])}"/>
    <rect class="ink" x="28" y="20" width="144" height="200" rx="6"/>
    <rect class="dark" x="34" y="26" width="132" height="188" rx="4"/>
    <rect class="brass" x="38" y="30" width="124" height="180" rx="2"/>
    <path fill="url(#dark-across)" opacity=".25" d="M38 30h124v180H38z"/>
    ${[
      [46, 38],
      [154, 38],
      [46, 202],
      [154, 202],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle class="dark" cx="${x}" cy="${y}" r="3"/><path class="white-line" stroke-width="1" d="m${x - 1.5} ${y - 1.5} 3 3"/>`,
      )
      .join("")}
    ${bells
      .map((bell, index) => {
        const y = 48 + index * 31;
        return `<path class="paper" d="M52 ${y}h76v20H52z"/><path class="dark-line" d="M52 ${y}h76v20H52z"/>
    <path class="dark" d="${outline(bell, { x: 60, y: y + 14, size: 12.5 })}"/>
    <circle class="dark" cx="145" cy="${y + 10}" r="9"/><circle class="paper" cx="145" cy="${y + 10}" r="5"/><path class="dark-line" stroke-width=".8" d="M142 ${y + 12}h6M143 ${y + 10}h6"/>`;
      })
      .join("")}`,
    200,
    236,
  ),

  web: sheet(
    "web",
    `<path fill="url(#white-across)" opacity=".5" d="M0 0h240v171H0z"/>
    <path class="ink" d="M196 6h44v46h-44z" opacity=".9"/>
    <circle class="brass" cx="216" cy="28" r="15"/>
    <circle class="ink" cx="209" cy="24" r="13"/>
    <path class="paper" d="M204 60l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM228 74l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM12 30l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>
    <path class="dark" d="M24 20h174v152H24z"/>
    <path class="paper" d="M29 25h164v146H29z"/>
    <circle class="ink" cx="38" cy="33" r="2.5"/><circle class="ink" cx="46" cy="33" r="2.5"/><circle class="ink" cx="54" cy="33" r="2.5"/>
    <path class="dark-line" d="M29 41h164M66 33h84"/>
    <path class="cut" stroke-width="1.5" d="M18 68 32 44h158l14 24a13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.5 0 13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.6 0 13.3 9 0 0 1-26.5 0 13.3 9 0 0 1-26.6 0Z"/>
    <path class="ink" d="M54.6 44 44.6 68a13.3 9 0 0 0 26.5 0l6-24zM99.7 44l-2 24a13.3 9 0 0 0 26.6 0l-2-24zM144.9 44l6 24a13.3 9 0 0 0 26.5 0l-10-24z"/>
    <path class="dark-line" d="M18 68h186"/>
    <path class="window" d="M42 86h72v58H42z"/>
    <path fill="url(#white-slant)" d="M42 86h72v58H42z"/>
    <path class="dark-line" d="M42 86h72v58H42zM38 146h80"/>
    <path class="paper" d="M52 144v-22c4-9 22-9 26 0v22zM86 144v-14h20v14z"/>
    <path class="ink" d="M58 128h14v10H58zM91 130v14h2v-14zM98 130v14h2v-14z"/>
    <path class="brass" d="M60 103h12l4 12H56z"/>
    <path class="dark-line" d="M66 87v16M42 154h72M42 161h50"/>
    <path class="ink" d="M128 86h50v85h-50z"/>
    <path class="white-line" d="M134 92h38v40h-38z"/>
    <path class="dark-line" d="M128 86h50v85h-50z"/>
    <circle class="brass" cx="136" cy="146" r="3"/>
    <path class="white-line" stroke-width="1" d="M153 92l-12 12M153 92l12 12"/>
    <path class="paper" d="M138 103h30v17h-30z"/>
    <path class="dark" d="${outline("Open", { x: 153, y: 115, size: 10.5, anchor: "middle" })}"/>
    <path class="paper" d="M0 171h240v9H0z"/>
    <path fill="url(#dark-across)" d="M0 171h240v9H0z"/>`,
  ),

  crm: sheet(
    "crm",
    `<path class="fine" d="${rays(120, 60, 80, 40, 260)}"/>
    ${repeat(6, (card) => {
      const y = 14 + card * 14;
      const x = 52 - card * 4;
      return `<path class="cut" stroke-width="1.6" d="M${x} ${y + 10}h${18 + ((card * 31) % 80)}l4-9h28l4 9H${x + 136 + card * 8}v${92 - card * 6}H${x}z"/><path class="dark-line" stroke-width="1.4" d="M${x + 28 + ((card * 31) % 80)} ${y + 6}h16"/>`;
    })}
    <path class="cut" stroke-width="1.6" d="M26 98h40l4-9h30l4 9h110v60H26z"/>
    <circle class="ink" cx="50" cy="115" r="8"/>
    <path class="ink" d="M36 138c1-11 7-14 14-14s13 3 14 14z"/>
    <path class="dark" d="${outline("Amara Okafor", { x: 76, y: 116, size: 13 })}"/>
    <path class="dark-line" d="M76 125h84M76 133h60"/>
    <path class="brass" d="m190 108 2.6 6 6.4.6-4.8 4.2 1.5 6.2-5.7-3.3-5.7 3.3 1.5-6.2-4.8-4.2 6.4-.6z"/>
    <path class="dark" d="M12 140h216v40H12z"/>
    <path class="brass" d="M16 144h208v36H16z"/>
    <path fill="url(#dark-across)" opacity=".35" d="M16 144h208v36H16z"/>
    <path class="paper" d="M88 149h64v16H88z"/>
    <path class="dark-line" d="M88 149h64v16H88z"/>
    <path class="dark-line" stroke-width="3" d="M104 170c0 9 32 9 32 0"/>
    <path class="dark" d="${outline("N to P", { x: 120, y: 161, size: 11, anchor: "middle" })}"/>`,
  ),
} satisfies Partial<Record<Ink, Drawing>>;
