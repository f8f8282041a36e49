import type { Settings } from "./settings.server.ts";

/** Whether messages to sales are answered by a copy: where a mail server sends emails, and the messages are stored here. */
export function sendsCopies({ smtpUrl, supabase }: Pick<Settings, "smtpUrl" | "supabase">): boolean {
  return smtpUrl !== null && supabase === null;
}
