import { clockIn } from "#content/clock.ts";
import { hourHand, isNight, minuteHand } from "./hands.ts";

/** Sets the clocks of the towns to the present, every second. */
export default function runClocks(wall: HTMLElement): void {
  for (const when of wall.querySelectorAll<HTMLElement>("[data-clock]")) when.hidden = when.dataset.clock === "still";
  const clocks = [...wall.querySelectorAll<HTMLElement>("[data-time-zone]")].map(
    (clock) => [clock, clockIn(document.documentElement.lang, clock.dataset.timeZone ?? "")] as const,
  );
  const show = () => {
    for (const [clock, written] of clocks) setClock(clock, written.format(Date.now()));
  };
  show();
  setInterval(show, 1000);
}

function setClock(clock: HTMLElement, text: string): void {
  const time = clock.querySelector("time");
  if (!time || time.textContent === text) return;
  time.textContent = time.dateTime = text;
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  const [hour, minute] = clock.querySelectorAll("path");
  hour?.setAttribute("transform", hourHand(hours, minutes));
  minute?.setAttribute("transform", minuteHand(minutes));
  clock.toggleAttribute("data-night", isNight(hours));
}
