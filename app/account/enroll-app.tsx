import { useEffect, useRef, useState } from "react";
import { FormAnswers } from "./account-section.tsx";
import { type Enrollment, makeRecoveryCodes, verifyApp } from "#app/data/second-factor.ts";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { CodeField } from "#app/ui/field.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import type { twoFactorSection } from "#content/generated/account.ts";
import styles from "./account.module.css";

interface EnrollAppProps {
  words: typeof twoFactorSection;
  enrollment: Enrollment;
  /** `codes` in plain text, or null if they could not be generated; the owner can request them again. */
  onDone: (codes: readonly string[] | null) => void;
  onCancel: () => void;
}

/** Shows the key of a new authenticator app as a QR code and as text, verifies the app's first code, then generates recovery codes. */
export function EnrollApp({ words, enrollment, onDone, onCancel }: EnrollAppProps) {
  const first = useRef<HTMLParagraphElement>(null);
  const form = useForm(
    async (fields) => {
      await verifyApp(enrollment.factorId, valueOf(fields, "code"));
      const codes = await makeRecoveryCodes().catch((thrown: unknown) => {
        console.error(thrown);
        return null;
      });
      onDone(codes);
    },
    { explain: serviceErrors },
  );
  // The button that led here is gone.
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

/** Groups of four are easier to type and to copy by hand: apps ignore spaces in a key, and the service hyphens in a recovery code. */
export function inGroups(text: string, separator: string): string {
  return text.match(/.{1,4}/g)?.join(separator) ?? "";
}

/** A QR code as a drawing, dark on light in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let current = true;
    // The key can be typed instead, so the form still works if the library does not load.
    import("uqr").then(({ encode }) => {
      const { size, data } = encode(text, { ecc: "M", border: 3 });
      if (current) setCode({ size, path: pathOf(data) });
    }, console.error);
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <div className={`${styles.qr} forced-colors`}>
      {code && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}

/** Each run of dark squares in a row is one bar. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  });
  return path;
}
