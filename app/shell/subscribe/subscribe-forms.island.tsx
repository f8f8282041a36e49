import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { footer } from "#words/layout.ts";
import styles from "./subscribe-form.module.css";

export default function SubscribeForms() {
  return (
    <>
      <ConsoleForm words={footer.newsletter} type="email" name="email" />
      <ConsoleForm words={footer.sms} type="tel" name="phone" />
    </>
  );
}

interface ConsoleFormProps {
  words: { label: string; placeholder: string; submit: string; submitLabel: string };
  type: "email" | "tel";
  name: string;
}

/** In `spec`, logs the value and sends nothing (P2, P3). Without scripts, `post` keeps the value out of the URL (D13). */
function ConsoleForm({ words, type, name }: ConsoleFormProps) {
  const form = useForm(async (element) => {
    console.log(String(new FormData(element).get(name)));
    element.reset();
  });
  return (
    <Form form={form} className={styles.form}>
      <Field
        {...form.field(name, words.label)}
        type={type}
        autoComplete={type}
        placeholder={words.placeholder}
        required
      />
      <Button type="submit" size="small" aria-label={words.submitLabel}>
        {words.submit}
      </Button>
    </Form>
  );
}
