import "#server/lib/connection-attempts.ts";
import { ExpectedError } from "@site/backend";
import { UsageError } from "./command.ts";
import { run } from "./commands.ts";

function getRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
  if (!["EACCES", "EPERM", "EROFS"].includes(String(error.code))) return null;
  return `User ${process.geteuid?.()} may not use ${error.path} (${error.code}): name another place, or run the command as a user who may.`;
}

// An expected error is printed as its sentence, any other with its stack; the exit code is 2 for wrong arguments, else 1.
try {
  const printed = await run(process.argv.slice(2));
  if (printed !== "") console.log(printed);
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : (getRefusal(error) ?? error));
  process.exit(error instanceof UsageError ? 2 : 1);
}
