import { Field } from "#app/components/ui/field.tsx";
import { demo, demoShops } from "#content/pages/demo.ts";
import { Choices } from "./choices.tsx";
import { longest } from "./demo-link.ts";
import styles from "./samples.module.css";
import { type DemoState, fieldIds } from "./use-demo.ts";

const shopOptions = demoShops.map(({ id, label }) => ({ value: id, label }));
const goalOptions = demo.goals.map(({ id, label }) => ({ value: id, label }));

/** Samples of a message, and the name below it. */
export function Samples({ state }: { state: DemoState }) {
  return (
    <section className={styles.samples} aria-label={demo.samples}>
      <div className={styles.choices}>
        <Choices
          name="shop"
          legend={demo.shop}
          options={shopOptions}
          chosen={state.shop.id}
          onChoose={state.chooseShop}
        />
        <Choices name="goal" legend={demo.goal} options={goalOptions} chosen={state.goal} onChoose={state.chooseGoal} />
      </div>
      <Field
        id={fieldIds.sender}
        label={demo.fields.sender}
        value={state.sender}
        maxLength={longest.name}
        autoComplete="organization"
        onChange={(event) => state.writeSender(event.target.value)}
      />
    </section>
  );
}
