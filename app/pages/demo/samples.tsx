import { Field } from "#app/ui/field.tsx";
import { Choices } from "./choices.tsx";
import { longest } from "./demo-link.ts";
import type { DemoWords } from "./demo-words.ts";
import styles from "./samples.module.css";
import { type DemoState, fieldIds } from "./use-demo.ts";

interface SamplesProps {
  words: DemoWords;
  state: DemoState;
}

/** Samples of a message, and the name below it. */
export function Samples({ words: { table, shops }, state }: SamplesProps) {
  return (
    <section className={styles.samples} aria-label={table.samples}>
      <div className={styles.choices}>
        <Choices
          name="shop"
          legend={table.shop}
          options={shops.map(({ id, label }) => ({ value: id, label }))}
          chosen={state.shop.id}
          onChoose={state.chooseShop}
        />
        <Choices
          name="goal"
          legend={table.goal}
          options={table.goals.map(({ id, label }) => ({ value: id, label }))}
          chosen={state.goal}
          onChoose={state.chooseGoal}
        />
      </div>
      <Field
        id={fieldIds.sender}
        label={table.fields.sender}
        value={state.sender}
        maxLength={longest.name}
        autoComplete="organization"
        onChange={(event) => state.writeSender(event.target.value)}
      />
    </section>
  );
}
