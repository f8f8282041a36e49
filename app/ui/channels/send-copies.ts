import { channels } from "./note.ts";
import styles from "./send-copies.module.css";

const duration = 1_700;
const flight = 0.42 * duration;

/** Copies overlay the page, ignore the pointer, and animate only transform and opacity. `onLanding` gets the number that has landed. */
export function sendCopies(stamp: HTMLElement, onLanding: (landed: number) => void): void {
  const layer = part(document.body, styles.layer);
  layer.ariaHidden = "true";
  const origin = getCenter(stamp);
  stamp.animate(
    [
      { transform: "none" },
      { transform: "scale(0.9) rotate(-2deg)", offset: 0.1 },
      { opacity: 1, transform: "none", offset: 0.18 },
      { opacity: 1, transform: "none", offset: 0.56 },
      { opacity: 0, transform: "scale(0.8)", offset: 0.7 },
      { opacity: 0 },
    ],
    { duration, fill: "forwards" },
  );
  stamp.lastElementChild?.animate(
    [
      { opacity: 0, transform: "scale(1.8) rotate(-30deg)" },
      { opacity: 1, transform: "rotate(-14deg)" },
    ],
    { duration: 0.12 * duration, fill: "forwards", easing: "ease-in" },
  );
  const flights = channels.map((channel, index) => {
    // Copies fly to the row under the field on phones, otherwise to the cards.
    const goal = [...document.querySelectorAll<HTMLElement>(`main [data-channel=${channel}]`)].find((candidate) =>
      candidate.checkVisibility(),
    );
    const { x, y } = getCenter(goal ?? stamp);
    const to = { x: x - origin.x, y: y - origin.y };
    const copy = part(layer, `perforated ${styles.copy}`);
    part(copy, undefined).dataset.channel = channel;
    copy.style.left = `${origin.x}px`;
    copy.style.top = `${origin.y}px`;
    const flown = copy.animate(
      [
        { opacity: 0, transform: "scale(0.6)", easing: "ease-in" },
        {
          opacity: 1,
          transform: `translate(${to.x / 2}px, ${to.y / 2 - 50}px) rotate(${index * 9 - 18}deg)`,
          easing: "ease-out",
        },
        { opacity: 1, transform: `translate(${to.x}px, ${to.y}px)` },
      ],
      { duration: flight, delay: (0.2 + index * 0.095) * duration },
    );
    return flown.finished.then(() => {
      copy.remove();
      onLanding(index + 1);
      const grown = goal?.localName === "button" ? 1.15 : 1.04;
      goal?.animate([{ transform: "none" }, { transform: `scale(${grown})` }, { transform: "none" }], {
        duration: 450,
        easing: "ease-out",
      });
    });
  });
  // The back-forward cache cancels animations.
  void Promise.allSettled(flights).then(() => {
    layer.remove();
    onLanding(channels.length);
  });
}

function part(parent: HTMLElement, className: string | undefined): HTMLElement {
  const element = document.createElement("div");
  if (className) element.className = className;
  return parent.appendChild(element);
}

/** Returns viewport coordinates. For a tall card, the point is near the top. */
function getCenter(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + Math.min(height / 2, 120) };
}
