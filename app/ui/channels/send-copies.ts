import { channels } from "./note.ts";
import styles from "./send-copies.module.css";

/** Milliseconds. */
const duration = 2_000;

/** The flight of a text in five copies (use-sent-copies.ts). It lies over the page, takes no pointer, and moves by transform and opacity alone. */
export function sendCopies(text: string, field: HTMLElement): void {
  const layer = part(document.body, styles.layer);
  layer.ariaHidden = "true";
  const { right, bottom } = field.getBoundingClientRect();
  // Beside the field where there is room, else below it: never over what is being written.
  const origin = { x: Math.min(right + 30, innerWidth - 90), y: bottom + 60 };
  const stamp = part(layer, `perforated ${styles.stamp}`);
  part(stamp, styles.text).textContent = text;
  const ring = part(stamp, styles.ring);
  place(stamp, origin);
  stamp.animate(
    [
      { opacity: 0, transform: "translate(-6rem, -2rem) scale(0.5) rotate(-12deg)", easing: "ease-out" },
      { opacity: 1, transform: "rotate(-4deg)", offset: 0.2 },
      { transform: "rotate(-4deg)", offset: 0.36 },
      { transform: "scale(0.95) rotate(-5deg)", offset: 0.41 },
      { opacity: 1, transform: "rotate(-4deg)", offset: 0.6 },
      { opacity: 0, transform: "scale(0.8) rotate(-4deg)", offset: 0.8 },
      { opacity: 0 },
    ],
    duration,
  );
  ring.animate(
    [
      { opacity: 0, transform: "scale(1.8) rotate(-30deg)" },
      { opacity: 0, transform: "scale(1.8) rotate(-30deg)", offset: 0.3 },
      { opacity: 1, transform: "rotate(-14deg)", offset: 0.4 },
      { opacity: 1, transform: "rotate(-14deg)" },
    ],
    duration,
  );
  const copies = channels.map((channel, index) => {
    const copy = part(layer, `perforated ${styles.copy}`);
    part(copy, undefined).dataset.k = channel;
    place(copy, origin);
    const goal = document.querySelector(`[role=group] > section[data-k=${channel}]`);
    const box = goal?.getBoundingClientRect() ?? new DOMRect(origin.x, origin.y);
    const x = box.x + box.width / 2 - origin.x;
    const y = box.y + Math.min(box.height / 2, 120) - origin.y;
    const leaves = 0.46 + index * 0.04;
    const arrives = leaves + 0.34;
    goal?.animate([{ transform: "none" }, { transform: "scale(1.02)" }, { transform: "none" }], {
      duration: 300,
      delay: arrives * duration,
      easing: "ease-out",
    });
    return copy.animate(
      [
        { opacity: 0, transform: "scale(0.6)" },
        { opacity: 0, transform: "scale(0.6)", offset: leaves, easing: "ease-in" },
        {
          opacity: 1,
          transform: `translate(${x / 2}px, ${y / 2 - 50}px) rotate(${index * 9 - 18}deg)`,
          offset: (leaves + arrives) / 2,
          easing: "ease-out",
        },
        { opacity: 1, transform: `translate(${x}px, ${y}px)`, offset: arrives },
        { opacity: 0, transform: `translate(${x}px, ${y}px) scale(1.3)`, offset: arrives + 0.04 },
        { opacity: 0 },
      ],
      duration,
    ).finished;
  });
  // A page that goes into the browser's cache cancels them.
  void Promise.allSettled(copies).then(() => layer.remove());
}

function part(parent: HTMLElement, className: string | undefined): HTMLElement {
  const element = document.createElement("div");
  if (className) element.className = className;
  return parent.appendChild(element);
}

function place(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
}
