import type { Reader, Writer } from "./context.ts";
import type { UserRow } from "./users.ts";

export async function rememberLanguage(db: Writer, userId: string, language: string | undefined): Promise<void> {
  if (language === undefined) return;
  await db
    .insertInto("auth_private.languages")
    .values({ user_id: userId, language })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ language }))
    .execute();
}

/** The stored language of a confirmed account, otherwise the requesting page's language. */
export async function languageOfEmail(
  db: Reader,
  { id, email_confirmed_at }: Pick<UserRow, "id" | "email_confirmed_at">,
  asked: string | undefined,
): Promise<string | undefined> {
  return (email_confirmed_at && (await languageOfUser(db, id))) || asked;
}

export async function languageOfUser(db: Reader, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("auth_private.languages")
    .select("language")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.language;
}
