import { isNight, turnAt } from "./hands.ts";

export default function runClocks(wall: HTMLElement): void {
  wall.dataset.live = "";
  const show = () => {
    for (const clock of wall.querySelectorAll<HTMLElement>("[data-time-zone]")) {
      // The angles need Latin digits on a 24-hour clock. `timeIn` would bundle more of the content.
      const text = new Date().toLocaleTimeString("en-GB", { timeZone: clock.dataset.timeZone, timeStyle: "short" });
      for (const time of clock.querySelectorAll("time")) time.textContent = time.dateTime = text;
      clock.querySelectorAll("path").forEach((hand, index) => hand.setAttribute("transform", turnAt(text, index)));
      clock.toggleAttribute("data-night", isNight(text));
    }
  };
  show();
  setInterval(show, 1000);
}
