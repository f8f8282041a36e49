import type { Reader, Writer } from "./context.ts";

/** Remembers the language in which an account's owner uses the site; what names none changes nothing. */
export async function rememberLanguage(db: Writer, userId: string, language: string | undefined): Promise<void> {
  if (language === undefined) return;
  await db
    .insertInto("auth_private.languages")
    .values({ user_id: userId, language })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ language }))
    .execute();
}

/** The language of what is written to an account without a page that asks for it. */
export async function languageOfUser(db: Reader, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("auth_private.languages")
    .select("language")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.language;
}
