import { useEffect, useRef, useState } from "react";
import { FormAnswers } from "./account-section.tsx";
import { type Enrollment, makeRecoveryCodes, verifyApp } from "#app/data/second-factor.ts";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { CodeField } from "#app/ui/field.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { twoFactorSection as words } from "#words/account.ts";
import styles from "./account.module.css";

interface EnrollAppProps {
  enrollment: Enrollment;
  /** `codes` is null if generating them failed; the owner can try again. */
  onDone: (codes: readonly string[] | null) => void;
  onCancel: () => void;
}

export function EnrollApp({ enrollment, onDone, onCancel }: EnrollAppProps) {
  const first = useRef<HTMLParagraphElement>(null);
  const form = useForm(
    async (fields) => {
      await verifyApp(enrollment.factorId, getFieldValue(fields, "code"));
      const codes = await makeRecoveryCodes().catch((thrown: unknown) => {
        console.error(thrown);
        return null;
      });
      onDone(codes);
    },
    { explain: serviceErrors },
  );
  // The button that had focus was removed.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="columns-2 gap-5">
      <div className="stack gap-3">
        <p ref={first} tabIndex={-1}>
          {words.steps.scan}
        </p>
        <QrCode text={enrollment.uri} label={words.qrCode} />
        <p>
          <a href={enrollment.uri}>{words.openApp}</a>
        </p>
        <p>{words.steps.typed}</p>
        <p className="inset small">
          <code>{inGroups(enrollment.secret, " ")}</code>
        </p>
        <CopyLink words={words.key} text={enrollment.secret} />
      </div>
      <Form form={form}>
        <p>{words.steps.verify}</p>
        <CodeField {...form.field("code", words.code)} hint={words.codeHint} />
        <FormAnswers form={form} words={words} onCancel={onCancel} />
      </Form>
    </div>
  );
}

/** Groups are easier to type. Apps ignore spaces in a key, and the service ignores hyphens in a recovery code. */
export function inGroups(text: string, separator: string): string {
  return text.match(/.{1,4}/g)?.join(separator) ?? "";
}

/** The code is dark on light in both themes, because many scanners can't read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [svg, setSvg] = useState("");
  useEffect(() => {
    // The key can also be typed, so the form works even if the library fails to load.
    import("uqr").then(({ renderSVG }) => setSvg(renderSVG(text, { ecc: "M", border: 3 })), console.error);
  }, [text]);
  return (
    <div
      role="img"
      aria-label={label}
      className={`${styles.qr} forced-colors`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
