import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "@site/backend";
import type { MailTransport } from "../mail/mail-transport.ts";
import { getWords } from "../words/server-words.ts";
import { maxBackupAge, readBackupNotes } from "./last-backup.ts";

interface AlarmParts extends Pick<MailTransport, "send"> {
  dataDirectory: string;
  /** If null, the alarm is only logged. */
  teamEmail: string | null;
  log: Pick<Log, "error">;
  now: () => Date;
}

interface Watch {
  /** Time of the first check. It counts as the last backup until there is one. */
  since: string;
  /** Time of the last backup (or `since`) that was reported as overdue. Null before the first report. */
  told: string | null;
}

const minute = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** @returns a check to run repeatedly, which sends one email per overdue backup */
export function createBackupAlarm({ dataDirectory, teamEmail, send, log, now }: AlarmParts): () => Promise<void> {
  const file = path.join(dataDirectory, "backup-watch.json");
  // Also kept in memory, because a full disk, a common cause of failed backups, prevents writing the file.
  let watch: Watch | null = null;
  const keep = (changed: Watch): Promise<void> => {
    watch = changed;
    return writeFile(file, JSON.stringify(changed), { mode: 0o600 }).catch(() => {});
  };
  return async () => {
    watch ??= await readFile(file, "utf8")
      .then((text): Watch => JSON.parse(text))
      .catch(() => null);
    const isWatching = watch !== null && Date.parse(watch.since) <= now().getTime();
    if (!isWatching) await keep({ since: now().toISOString(), told: null });
    const { since, told } = watch ?? { since: now().toISOString(), told: null };
    const { last, failure } = await readBackupNotes(dataDirectory, now());
    const newest = last?.at.toISOString() ?? since;
    if (now().getTime() - Date.parse(newest) <= maxBackupAge || told === newest) return;
    log.error({ last: last?.at ?? null, reason: failure?.reason }, "the last complete backup is older than 36 hours");
    if (teamEmail !== null) {
      const { backupEmails } = getWords();
      const text = [
        last === null ? backupEmails.none : backupEmails.last(minute(last.at)),
        ...(failure === null ? [] : [backupEmails.failed({ moment: minute(failure.at), reason: failure.reason })]),
        backupEmails.next,
        backupEmails.once,
      ];
      await send({ to: teamEmail, subject: backupEmails.subject, text: `${text.join("\n\n")}\n` });
    }
    await keep({ since, told: newest });
  };
}
