import { isNight, turnAt } from "./hands.ts";

/** Sets the clocks of the towns to the present, every second. */
export default function runClocks(wall: HTMLElement): void {
  wall.dataset.live = "";
  const show = () => wall.querySelectorAll<HTMLElement>("[data-time-zone]").forEach(setClock);
  show();
  setInterval(show, 1000);
}

function setClock(clock: HTMLElement): void {
  // In Latin digits, which turn the hands. Not `timeIn` of the content, which would fetch more of it.
  const options = { timeZone: clock.dataset.timeZone, timeStyle: "short", hourCycle: "h23" } as const;
  const text = new Date().toLocaleTimeString("en", options);
  for (const time of clock.querySelectorAll("time")) time.textContent = time.dateTime = text;
  clock.querySelectorAll("path").forEach((hand, index) => hand.setAttribute("transform", turnAt(text, index)));
  clock.toggleAttribute("data-night", isNight(text));
}
