import { readFileSync } from "node:fs";
import { AuthError } from "./auth-error.ts";

/** Characters, as a person counts them. */
const shortest = 8;
/** Bytes. Far above any passphrase; it only bounds the work of hashing. */
const longest = 1024;

const substitutes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

let commonPasswords: ReadonlySet<string> | undefined;

function isCommon(word: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("# ")),
  );
  return commonPasswords.has(word);
}

/** A common word with digits or signs appended, or with digits for letters, is guessed right after the word itself. */
function isBuiltOnCommon(password: string): boolean {
  const stem = password.replace(/[\d!@#$%^&*._?+-]{1,5}$/, "");
  return [password, stem].some((word) => {
    const plain = word.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign);
    return (word.length >= 5 && isCommon(word)) || (plain.length >= 5 && isCommon(plain));
  });
}

const rows = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const runs = rows.flatMap((row) => [row, Array.from(row).reverse().join("")]);

/** A short repeated pattern, or a run along the keyboard. Above 20 characters it is allowed: its length is not guessed. */
function isMonotonous(password: string): boolean {
  if (password.length > 20) return false;
  return /^([\x20-\x7e]{1,4})\1+$/.test(password) || runs.some((run) => run.includes(password));
}

/** The site's name or the user's own address with little around it. */
function isAboutHere(password: string, context: readonly string[]): boolean {
  return context.some((word) => {
    if (word.length < 4 || !password.includes(word)) return false;
    const rest = password.replace(word, "").replace(/[\d\W_]/gu, "");
    return rest.length < 4;
  });
}

/**
 * Checks that a password is neither too short, nor too long to hash, nor among the first that are guessed. There is no rule
 * about kinds of characters. `context` holds words that are easy to guess here, such as the site's name and the account's address.
 * @throws AuthError `weak_password` with its reasons, or `validation_failed`
 */
export function checkPasswordStrength(typed: string, context: readonly string[] = []): void {
  const password = typed.normalize("NFC");
  if (Buffer.byteLength(password) > longest) {
    throw new AuthError(400, "validation_failed", `Password cannot be longer than ${longest} bytes.`);
  }
  const lower = password.toLowerCase();
  const words = context.flatMap((word) => [word, word.split("@")[0] ?? ""]).map((word) => word.toLowerCase());
  const reasons: string[] = [];
  if (Array.from(password).length < shortest) reasons.push("length");
  if (isCommon(lower) || isBuiltOnCommon(lower) || isMonotonous(lower) || isAboutHere(lower, words)) {
    reasons.push("pwned");
  }
  if (reasons.length === 0) return;
  const sentence = `Choose a password of at least ${shortest} characters that is not easy to guess.`;
  throw new AuthError(422, "weak_password", sentence, { reasons });
}
