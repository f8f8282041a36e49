import { useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { pauseButton as words } from "#words/pages/home.ts";
import styles from "./sample-strip.module.css";

export default function PauseButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [paused, setPaused] = useState(false);
  const toggle = () => {
    const track = button.current?.closest("section")?.querySelector<HTMLElement>("[data-state]");
    if (track) track.dataset.state = paused ? "moving" : "paused";
    setPaused(!paused);
  };
  return (
    <button ref={button} type="button" className={`icon-button ${styles.pause}`} onClick={toggle}>
      <Icon name={paused ? "play" : "pause"} />
      <span className="visually-hidden">{paused ? words.play : words.pause}</span>
    </button>
  );
}
