import { inks, type Ink } from "../palette.ts";
import { onCircle, repeat, round } from "../shapes.ts";
import { height, width } from "./kit.ts";
import { inked, signals } from "./things.ts";

const services = Object.keys(inks) as Ink[];

/** Ten wagons, each in the ink of its service, and the engine that pulls them. */
export function train(x: number, rail: number): string {
  const wagon = (ink: Ink, index: number) => {
    const left = x + index * 74;
    return `<path ${inked(ink)} d="M${left} ${rail - 33}h66v24h-66z"/>
      <path class="paper" d="M${left - 2} ${rail - 38}q35-7 70 0v6h-70z"/>
      <path class="window" d="M${left + 7} ${rail - 28}h9v10h-9zM${left + 21} ${rail - 28}h9v10h-9zM${left + 35} ${rail - 28}h9v10h-9zM${left + 49} ${rail - 28}h9v10h-9z"/>
      <path class="white-line" stroke-width="1.2" d="M${left} ${rail - 33}h66v24h-66zM${left + 7} ${rail - 28}h9v10h-9zM${left + 21} ${rail - 28}h9v10h-9zM${left + 35} ${rail - 28}h9v10h-9zM${left + 49} ${rail - 28}h9v10h-9zM${left + 66} ${rail - 13}h8M${left + 3} ${rail - 13}h60"/>
      ${wheel(left + 15, rail - 6, 6)}${wheel(left + 51, rail - 6, 6)}`;
  };
  const engine = x + 10 * 74;
  return `${services.map(wagon).join("")}
    <path class="dark" d="M${engine} ${rail - 42}h26v-6h-30v6zM${engine} ${rail - 42}h24v18h58v16H${engine}z"/>
    <path class="paper" d="M${engine + 24} ${rail - 32}h52q8 0 8 8v6h-60z"/>
    <path class="dark" d="M${engine + 60} ${rail - 32}v-14h10v14zM${engine + 38} ${rail - 32}q5-9 10 0z"/>
    <path class="white-line" stroke-width="1.2" d="M${engine} ${rail - 42}v34h82M${engine + 58} ${rail - 47}h14v4h-14zM${engine + 30} ${rail - 27}h48"/>
    <path class="window" d="M${engine + 6} ${rail - 37}h12v12h-12z"/>
    ${wheel(engine + 14, rail - 9, 9)}${wheel(engine + 40, rail - 9, 9)}${wheel(engine + 66, rail - 7, 7)}
    ${[0, 1, 2, 3, 4].map((puff) => `<circle class="paper" cx="${engine + 62 - puff * 26}" cy="${rail - 58 - puff * 5}" r="${7 + puff * 3}"/>`).join("")}`;
}

const wheel = (x: number, y: number, radius: number) =>
  `<circle class="dark" cx="${x}" cy="${y}" r="${radius}"/><circle class="white-line" stroke-width="1.2" cx="${x}" cy="${y}" r="${radius - 1}"/><circle class="paper" cx="${x}" cy="${y}" r="1.5"/>`;

export function mill(x: number, foot: number): string {
  const hub: [number, number] = [x, foot - 92];
  const sails = repeat(4, (sail) => {
    const turn = 24 + sail * 90;
    const bar = (from: number, to: number) =>
      `M${onCircle(hub[0], hub[1], from, turn)}L${onCircle(hub[0], hub[1], to, turn)}`;
    const lattice = repeat(
      7,
      (rung) =>
        `M${onCircle(hub[0], hub[1], 16 + rung * 8, turn)}L${onCircle(hub[0], hub[1], 18 + rung * 8.4, turn + 620 / (16 + rung * 8))}`,
    );
    return bar(0, 68) + lattice;
  });
  return `<path class="wall" d="M${x - 22} ${foot}l8-88h28l8 88z"/>
    <path fill="url(#dark-slant)" d="M${x + 4} ${foot}v-88h10l8 88z"/>
    <path class="dark" d="M${x - 17} ${foot - 86}q17-28 34 0z"/>
    <path class="window" d="M${x - 6} ${foot - 66}h8v11h-8zM${x - 7} ${foot - 40}h8v11h-8z"/>
    <path class="dark" d="M${x - 6} ${foot}v-16h12v16z"/>
    <path class="white-line" stroke-width="1.6" d="${sails}"/><circle class="brass" cx="${hub[0]}" cy="${hub[1]}" r="4"/>`;
}

/** Telegraph poles that grow as they come nearer, with wires that hang between them. */
export function telegraph(): string {
  const poles = Array.from({ length: 13 }, (_, index) => ({
    x: 30 + index * 116,
    foot: 246 + 10 * Math.sin(index * 0.9),
    high: 104,
  }));
  const wires = [0, 1, 2].map((wire) =>
    poles
      .map(({ x, foot, high }, index) => {
        const y = foot - high + 8 + wire * 10;
        return index === 0
          ? `M${x - 116} ${round(y)}Q${x - 58} ${round(y + 16)} ${x} ${round(y)}`
          : `Q${x - 58} ${round(y + 16)} ${x} ${round(y)}`;
      })
      .join(""),
  );
  const posts = poles.map(
    ({ x, foot, high }) =>
      `M${x} ${round(foot)}v${-high}M${x - 15} ${round(foot - high + 8)}h30M${x - 13} ${round(foot - high + 18)}h26M${x - 11} ${round(foot - high + 28)}h22`,
  );
  const cups = poles.map(
    ({ x, foot, high }) =>
      `M${x - 12} ${round(foot - high + 3)}h5v5h-5zM${x + 8} ${round(foot - high + 3)}h5v5h-5zM${x - 11} ${round(foot - high + 13)}h5v5h-5zM${x + 7} ${round(foot - high + 13)}h5v5h-5z`,
  );
  return `<path class="white-line" stroke-width="1" d="${wires.join("")}"/><path class="ink-line" stroke-width="6" d="${posts.join("")}"/><path class="white-line" stroke-width="2.6" d="${posts.join("")}"/><path class="paper" d="${cups.join("")}"/>`;
}

/** Furrows that run together at a point on the horizon. */
export function furrows(x: number, top: number, count: number, spread: number): string {
  const lines = repeat(count, (line) => {
    const at = (line - (count - 1) / 2) * spread;
    return `M${round(x + at * 0.46)} ${top}Q${round(x + at * 0.62)} ${round(top + (height - top) * 0.36)} ${round(x + at)} ${height}`;
  });
  return `<path class="ink" d="M0 ${top}H${width}V${height}H0z"/><path class="white-line" stroke-width="1.2" d="${lines}M0 ${top}H${width}"/>`;
}

export function mast(x: number, foot: number, high: number): string {
  const half = (level: number) => 2 + (high - level) * 0.09;
  const braces = repeat(Math.floor(high / 14), (index) => {
    const [low, up] = [index * 14, (index + 1) * 14];
    return `M${round(x - half(low))} ${foot - low}L${round(x + half(up))} ${foot - up}M${round(x + half(low))} ${foot - low}L${round(x - half(up))} ${foot - up}`;
  });
  return `<path class="white-line" stroke-width="1.4" d="M${round(x - half(0))} ${foot}L${x - 2} ${foot - high}h4L${round(x + half(0))} ${foot}${braces}M${x} ${foot - high}v-14"/>${signals(x, foot - high - 14, 3)}`;
}

export function balloon(x: number, y: number, size: number, ink: Ink): string {
  const wide = size;
  const bag = `M${x} ${y - size * 1.1}c${round(wide * 1.25)} 0 ${round(wide * 1.25)} ${round(size * 1.35)} ${round(wide * 0.28)} ${round(size * 2.1)}h${round(-wide * 0.56)}c${round(-wide * 0.97)} ${round(-size * 0.75)} ${round(-wide * 0.97)} ${round(-size * 2.1)} ${round(wide * 0.28)} ${round(-size * 2.1)}z`;
  const gore = (part: number) =>
    `M${x} ${round(y - size * 1.1)}c${round(wide * part * 1.3)} ${round(size * 0.3)} ${round(wide * part * 1.3)} ${round(size * 1.5)} ${round(wide * part * 0.28)} ${round(size * 2.1)}`;
  const foot = y + size * 1.0;
  return `<path ${inked(ink)} d="${bag}"/><path class="white-line" stroke-width="1.6" d="${bag}${[-0.6, -0.2, 0.2, 0.6].map(gore).join("")}"/>
    <path class="white-line" stroke-width="1" d="M${round(x - wide * 0.28)} ${round(foot)}l${round(wide * 0.1)} ${round(size * 0.5)}M${round(x + wide * 0.28)} ${round(foot)}l${round(-wide * 0.1)} ${round(size * 0.5)}"/>
    <path class="brass" d="M${round(x - wide * 0.19)} ${round(foot + size * 0.5)}h${round(wide * 0.38)}v${round(size * 0.3)}h${round(-wide * 0.38)}z"/>`;
}

/** A cabin lift that climbs the slope in five stages. */
export function lift(from: [number, number], to: [number, number]): string {
  const at = (part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const towers = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => {
    const [x, y] = at(part);
    return `<path class="white-line" stroke-width="2" d="M${round(x - 7)} ${round(y + 64)}L${round(x - 2)} ${round(y)}h4l5 64M${round(x - 12)} ${round(y)}h24M${round(x - 4)} ${round(y + 20)}h8M${round(x - 6)} ${round(y + 42)}h12"/>`;
  });
  const cabins = [0.13, 0.375, 0.62, 0.86].map((part) => {
    const [x, y] = at(part);
    return `<path class="white-line" stroke-width="1.4" d="M${round(x)} ${round(y)}v12"/><path class="paper" d="M${round(x - 15)} ${round(y + 12)}h30v22q0 4-4 4h-22q-4 0-4-4z"/><path class="window" d="M${round(x - 11)} ${round(y + 16)}h10v10h-10zM${round(x + 1)} ${round(y + 16)}h10v10h-10z"/>`;
  });
  return `${towers.join("")}<path class="white-line" stroke-width="1.4" d="M${from.join(" ")}L${to.join(" ")}"/>${cabins.join("")}`;
}

/** A castle on its rock, with the gate in the middle. */
export function castle(x: number, foot: number): string {
  const tower = (left: number, wide: number, high: number) => {
    const top = foot - high;
    const teeth = repeat(Math.floor(wide / 10), (tooth) => `M${left - 3 + tooth * 10} ${top - 7}h6v8h-6z`);
    return `<path class="wall" d="M${left} ${top}h${wide}v${high}h${-wide}zM${left - 4} ${top}h${wide + 8}v8h${-wide - 8}z${teeth}"/>
      <path class="window" d="M${left + wide / 2 - 3} ${top + 18}h6v14h-6zM${left + wide / 2 - 3} ${top + 46}h6v14h-6z"/>
      <path fill="url(#dark-slant)" d="M${round(left + wide * 0.68)} ${top}h${round(wide * 0.32)}v${high}h${round(-wide * 0.32)}z"/>`;
  };
  return `${tower(x - 150, 40, 84)}${tower(x + 110, 40, 84)}
    <path class="wall" d="M${x - 116} ${foot}v-56h232v56z"/>
    <path class="ink-line" stroke-width="1" d="${repeat(8, (row) => `M${x - 112} ${foot - 50 + row * 6}h224`)}"/>
    ${tower(x - 62, 34, 112)}${tower(x + 28, 34, 112)}
    <path class="wall" d="M${x - 28} ${foot}v-74h56v74z"/>
    <path class="dark" d="M${x - 18} ${foot}v-36a18 18 0 0 1 36 0v36z"/>
    <path class="white-line" stroke-width="1.4" d="M${x - 9} ${foot}v-50M${x} ${foot}v-54M${x + 9} ${foot}v-50M${x - 18} ${foot - 14}h36M${x - 18} ${foot - 30}h36"/>
    <path class="white-line" stroke-width="2" d="M${x} ${foot - 74}v-42"/><path class="brass" d="M${x} ${foot - 116}h30l-8 8 8 8h-30z"/>`;
}
