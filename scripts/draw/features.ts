import type { Drawing } from "./drawing.ts";
import { lark } from "./mark.ts";
import { colours, type Ink } from "./palette.ts";
import { onCircle, rays, repeat } from "./shapes.ts";

/** A shop scale without its needle, which the page turns about the point 100, 150. */
function scale(ink: Ink): Drawing {
  const marks = repeat(25, (index) => {
    const at = 135 + (270 * index) / 24;
    return `M${onCircle(100, 150, 30, at)}L${onCircle(100, 150, index % 6 ? 27 : 23.5, at)}`;
  });
  return {
    width: 200,
    height: 210,
    ink,
    line: 2,
    ground: false,
    art: `
    <path class="ink" d="M40 196h120l-12-84H52z"/>
    <path fill="url(#white-across)" opacity=".7" d="M120 112h28l12 84h-40z"/>
    <path class="dark-line" d="M40 196h120l-12-84H52z"/>
    <circle class="dark" cx="100" cy="150" r="37"/>
    <circle class="paper" cx="100" cy="150" r="33"/>
    <path class="dark-line" stroke-width="1.4" d="${marks}"/>
    <path class="iron" d="M34 196h132v8H34zM92 97h16v16H92z"/>
    <path class="brass" d="M97 97h6v16h-6z"/>
    <path class="iron" d="M28 90h144v4c0 6-8 8-14 8H42c-6 0-14-2-14-8z"/>`,
  };
}

/** A station clock with a dial of its own. */
function clock(ink: Ink, dial: string): Drawing {
  return {
    width: 200,
    height: 200,
    ink,
    ground: false,
    art: `
    <circle class="iron" cx="100" cy="100" r="98"/>
    <circle fill="none" stroke="${colours.paper}" stroke-width="1" opacity=".5" cx="100" cy="100" r="93"/>
    <circle class="paper" cx="100" cy="100" r="88"/>
    ${dial}`,
  };
}

const minuteMarks = (count: number, long: number) =>
  repeat(count, (index) => {
    const at = (360 * index) / count - 90;
    return `M${onCircle(100, 100, index % long ? 79 : 72, at)}L${onCircle(100, 100, 84, at)}`;
  });

/** A share of a circle, from the top and clockwise, as an arc for a thick stroke. */
function sweep(share: number, radius: number): string {
  const end = onCircle(100, 100, radius, 360 * share - 90);
  return `M${onCircle(100, 100, radius, -90)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

/** Drawings of the feature pages: three post scales and three wall clocks. */
export const features: Record<string, Drawing> = {
  "scale-basic": scale("sms"),
  "scale-pro": scale("email"),
  "scale-enterprise": scale("web"),

  "clock-setup": clock(
    "email",
    `<path class="brass" d="M100 100V24a76 76 0 0 1 38 10.2z"/>
    <path fill="url(#dark-across)" opacity=".35" d="M100 100V24a76 76 0 0 1 38 10.2z"/>
    <path class="dark-line" stroke-width="2.2" d="${minuteMarks(60, 5)}"/>
    <path class="dark-line" stroke-width="6.5" d="M100 100V30M100 100l35-60.6"/>
    <path class="dark-line" stroke-width="6.5" d="M100 100v14M100 100l-7 12"/>
    <circle cx="100" cy="100" r="7" fill="${colours.signal}"/>`,
  ),
  "clock-satisfaction": clock(
    "whatsapp",
    `<circle fill="none" stroke="${colours.dark}" stroke-opacity=".12" stroke-width="22" cx="100" cy="100" r="62"/>
    <path class="ink-line" stroke-width="22" stroke-linecap="butt" d="${sweep(0.98, 62)}"/>
    <path class="white-line" stroke-width="1" d="${repeat(50, (index) => `M${onCircle(100, 100, 53, index * 7.2 - 90)}L${onCircle(100, 100, 71, index * 7.2 - 90)}`)}"/>
    <svg x="70" y="72" width="58" height="58" viewBox="0 0 32 32" fill="${colours.signal}">${lark}</svg>`,
  ),
  "clock-support": clock(
    "bizmail",
    `<path class="ink" d="M24 100a76 76 0 0 0 152 0z"/>
    <path fill="url(#white-across)" opacity=".4" d="M24 100a76 76 0 0 0 152 0z"/>
    <path class="dark-line" stroke-width="2.4" d="${minuteMarks(24, 6)}"/>
    <circle class="brass" cx="100" cy="66" r="16"/>
    <path fill="none" stroke="${colours.sun}" stroke-width="3" stroke-linecap="round" d="${rays(100, 66, 12, 21, 28)}"/>
    <circle class="ink" cx="110" cy="138" r="26"/>
    <path class="paper" d="M112 120a20 20 0 1 0 12 28 17 17 0 0 1-12-28Z"/>
    <path class="paper" d="M64 124l1.5 4.5L70 130l-4.5 1.5L64 136l-1.5-4.5L58 130l4.5-1.5zM142 118l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM78 156l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>
    <path class="dark-line" stroke-width="2.6" d="M24 100h152"/>`,
  ),
};
