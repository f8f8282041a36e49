import { Choices } from "./choices.tsx";
import styles from "./demo-table.module.css";
import type { DemoWords } from "./demo-words.ts";
import type { DemoState } from "./use-demo.ts";

interface SamplesProps {
  words: DemoWords;
  state: DemoState;
}

/** Samples of a message. */
export function Samples({ words: { table, shops }, state }: SamplesProps) {
  return (
    <section className={styles.samples} aria-label={table.samples}>
      <Choices
        name="shop"
        legend={table.shop}
        options={shops.map(({ id, label }) => ({ value: id, label }))}
        chosen={state.chosenShop}
        onChoose={state.chooseShop}
      />
      <Choices
        name="goal"
        legend={table.goal}
        options={table.goals.map(({ id, label }) => ({ value: id, label }))}
        chosen={state.goal}
        onChoose={state.chooseGoal}
      />
    </section>
  );
}
