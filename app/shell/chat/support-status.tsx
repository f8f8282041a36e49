import { useEffect, useState } from "react";
import { supportStatus } from "#content/support-hours.ts";
import { whenUsed } from "#content/format.ts";
import { deskWords as words } from "#words/chat-answers.ts";
import { locale } from "#words/language.ts";

/** Milliseconds after which an open panel looks at the clock again. */
const lookAgain = 30_000;

const clock = whenUsed(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
const weekday = whenUsed(() => new Intl.DateTimeFormat(locale, { weekday: "short" }));

/** Whether the team answers now, by its support hours, and until when, by the visitor's own clock. */
export function SupportStatus() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = (): void => setNow(new Date());
    look();
    const looking = setInterval(look, lookAgain);
    return () => clearInterval(looking);
  }, []);
  const { open: isOpen, changesAt } = supportStatus(now);
  const time = clock().format(changesAt);
  return <span>{isOpen ? words.open(time) : words.closed({ day: weekday().format(changesAt), time })}</span>;
}
