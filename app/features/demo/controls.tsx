import { Button } from "#app/components/ui/button.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { demo, demoShops } from "#content/pages/demo.ts";
import { Choices } from "./choices.tsx";
import styles from "./controls.module.css";
import { shopScenes } from "./shop-scenes.ts";
import { type DemoState, fieldIds } from "./use-demo.ts";

const shopOptions = demoShops.map(({ id, label }) => ({
  value: id,
  label,
  picture: <Drawing src={shopScenes[id]} alt="" width={360} height={230} />,
}));
const goalOptions = demo.goals.map(({ id, label }) => ({ value: id, label }));

/** Where the message starts, and the message itself. Nothing here is a form: there is nowhere to send it to. */
export function Controls({ state }: { state: DemoState }) {
  return (
    <section className={styles.controls} aria-label={demo.controls}>
      <Choices
        name="shop"
        legend={demo.shop}
        options={shopOptions}
        chosen={state.shop.id}
        onChoose={state.chooseShop}
      />
      <Choices name="goal" legend={demo.goal} options={goalOptions} chosen={state.goal} onChoose={state.chooseGoal} />
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
    </section>
  );
}
