import type { Settings } from "./settings.ts";

/** Whether the sender of a message to sales gets a copy: only if a mail server sends emails and the messages are stored here. */
export function sendsCopies({ smtpUrl, supabase }: Pick<Settings, "smtpUrl" | "supabase">): boolean {
  return smtpUrl !== null && supabase === null;
}
