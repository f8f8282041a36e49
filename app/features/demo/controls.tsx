import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { demo, demoShops } from "#content/pages/demo.ts";
import { Choices } from "./choices.tsx";
import styles from "./controls.module.css";
import { type DemoState, fieldIds } from "./use-demo.ts";

const shopOptions = demoShops.map(({ id, label }) => ({ value: id, label }));
const goalOptions = demo.goals.map(({ id, label }) => ({ value: id, label }));

/** The message, and samples of it. It is no form, because nothing is sent. */
export function Controls({ state }: { state: DemoState }) {
  return (
    <section className={styles.controls} aria-label={demo.controls}>
      <div className={styles.words}>
        <h2>{demo.words}</h2>
        <Field
          id={fieldIds.sender}
          label={demo.fields.sender}
          value={state.sender}
          maxLength={60}
          autoComplete="organization"
          onChange={(event) => state.writeSender(event.target.value)}
        />
        <Field
          multiline
          id={fieldIds.message}
          label={demo.fields.message}
          hint={state.hasOwnWords ? demo.ownWords : demo.fields.messageHint}
          rows={6}
          maxLength={1500}
          value={state.message}
          onChange={(event) => state.writeMessage(event.target.value)}
        />
        {state.hasOwnWords && (
          <Button size="small" onClick={state.useSampleWords}>
            {demo.useSample}
          </Button>
        )}
      </div>
      <Choices
        name="shop"
        legend={demo.shop}
        options={shopOptions}
        chosen={state.shop.id}
        onChoose={state.chooseShop}
      />
      <Choices name="goal" legend={demo.goal} options={goalOptions} chosen={state.goal} onChoose={state.chooseGoal} />
    </section>
  );
}
