import "#server/lib/connection-attempts.ts";
import { ExpectedError } from "@site/backend";
import { UsageError } from "./command.ts";
import { run } from "./commands.ts";

function getRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
  if (!["EACCES", "EPERM", "EROFS"].includes(String(error.code))) return null;
  return `User ${process.geteuid?.()} has no access to ${error.path} (${error.code}): choose another path, or run the command as a user who has.`;
}

// Expected errors print only their message. Exit code 2 means wrong arguments, 1 anything else.
try {
  const printed = await run(process.argv.slice(2));
  if (printed !== "") console.log(printed);
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : (getRefusal(error) ?? error));
  process.exit(error instanceof UsageError ? 2 : 1);
}
