import { hasOtherScript, smsSegments } from "#app/calculator/sms-segments.ts";
import { splitMessage } from "#app/ui/channels/note.ts";
import { demoAds } from "#words/demo-ads.ts";
import { demoSms as words } from "#words/demo-sms.ts";
import styles from "./demo-table.module.css";

interface FittedLine {
  readonly rest: string;
  readonly width: number;
}

/** Source: https://support.google.com/google-ads/answer/7684791. Letters of double-width scripts count twice. */
export const adLimits = { headline: 30, description: 90 } as const;

const doubleWidth = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uFF01-\uFF60]/u;

/** Latin letters, dashes, quotes and currency signs. Each is one UTF-16 unit and one column wide. */
const plain = /^[\u0020-\u02AF\u2010-\u2027\u20A0-\u20BF]*$/;

/** Never cuts within a grapheme. */
export function fitLine(text: string, max: number): FittedLine {
  const line = text.replace(/\s+/g, " ").trim();
  // Creating a segmenter is slow on phones.
  if (line.length <= max && plain.test(line)) return { rest: "", width: line.length };
  let width = 0;
  let end = 0;
  let isFull = false;
  for (const { segment, index } of new Intl.Segmenter().segment(line)) {
    width += doubleWidth.test(segment) ? 2 : 1;
    isFull ||= width > max;
    if (!isFull) end = index + segment.length;
  }
  return { rest: line.slice(end).trimStart(), width };
}

export function HourMark({ time, label }: { time: string; label: (time: string) => string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 76 76" aria-hidden="true">
        <g fill="none" stroke="currentColor">
          <circle cx="38" cy="38" r="36" strokeWidth="2" />
          <circle cx="38" cy="38" r="30" strokeWidth="1.2" />
        </g>
        <text x="38" y="44" textAnchor="middle" fill="currentColor">
          {time}
        </text>
      </svg>
      <span className="visually-hidden">{label(time)}</span>
    </>
  );
}

export function SmsMeter({ text }: { text: string }) {
  const { encoding, units, room, segments, special, double } = smsSegments(text);
  const shown = (characters: readonly string[]) => characters.slice(0, 8).join(" ");
  const because =
    special.length === 0
      ? double.length > 0 && words.double(shown(double))
      : !hasOtherScript(special) && words.specialBecause(shown(special));
  return (
    <div className={styles.meter}>
      <b>{words.length({ used: units, limit: room, texts: segments.length })}</b>
      <svg className="mirrored" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2h100" />
        <path d={`M0 2h${((100 * units) / room).toFixed(2)}`} />
      </svg>
      {(because || special.length > 0 || segments.length > 1) && (
        <p>{encoding === "gsm7" ? words.plain : words.special}</p>
      )}
      {because && <p>{because}</p>}
    </div>
  );
}

export function AdLimits({ message }: { message: string }) {
  const { headline, body } = splitMessage(message);
  const texts = { headline: headline || body, description: headline ? body : "" };
  const shown = (rest: string) => (rest.length > 40 ? `${rest.slice(0, 40)}…` : rest);
  return (
    <div className={styles.limits}>
      {(["headline", "description"] as const).map((field) => {
        const { width, rest } = fitLine(texts[field], adLimits[field]);
        return (
          <p key={field}>
            <span>{demoAds[field]({ used: width, limit: adLimits[field] })}</span>{" "}
            {rest && <b>{demoAds.cut(shown(rest))}</b>}
          </p>
        );
      })}
    </div>
  );
}
