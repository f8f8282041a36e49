import { SpriteSymbol } from "#app/ui/icon.tsx";
import styles from "./lark-flight.module.css";

export function LarkFlight() {
  return (
    <div className={styles.flight} aria-hidden="true">
      <div className={styles.sky}>
        <svg viewBox="0 0 1440 110">
          <path d="M-20 46C60 46 100 20 180 20C308 20 372 74 500 74C700 74 800 8 1000 8C1096 8 1144 42 1240 42C1328 42 1372 8 1460 8" />
        </svg>
        <div className={styles.air} data-enhance="in-sight">
          {/* A box around the drawing: browsers animate a moving <svg> itself on the main thread. */}
          <div className={styles.lark}>
            <svg viewBox="0 0 32 32">
              <SpriteSymbol id="lark" />
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}
