import type { ExposedTables } from "@site/backend";
import { chatMessage } from "#schemas/chat-message.ts";
import { contactMessage } from "#schemas/contact-message.ts";
import { readableTables } from "#schemas/readable-tables.ts";
import { inKnownLanguage } from "../words/known-language.ts";
import { allLanguages, type Languages } from "../words/server-words.ts";
import { reserveCopy, storeCopy } from "./copies.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import { type SiteLimits, spendMessage } from "../limits/site-limits.ts";

interface MessageOptions {
  limits: Pick<SiteLimits, "sharedQuota" | "spendEmail" | "reserve" | "refund">;
  tellOwner?: TellOwner;
  /** The email budget limits copies, because anyone can enter a stranger's address. The message is stored either way. */
  copies?: boolean;
  languages?: Languages;
}

/** Has to match the grants and policies in supabase/migrations. */
export function exposedTables({
  limits,
  tellOwner = async () => {},
  copies = false,
  languages = allLanguages,
}: MessageOptions): ExposedTables {
  const ownColumns = ["id", "created_at"];
  return {
    readable: readableTables,
    insertable: {
      chat_messages: {
        columns: Object.keys(chatMessage.entries),
        ownColumns,
        schema: inKnownLanguage(chatMessage, languages),
        prepare: async ({ networks }) => ({
          undo: await spendMessage(limits, "chat_messages", networks),
          after: (transaction, id) => tellOwner(transaction, "chat_message", id),
        }),
      },
      contact_messages: {
        columns: Object.keys(contactMessage.entries),
        ownColumns,
        schema: inKnownLanguage(contactMessage, languages),
        async prepare({ networks, row }) {
          const undo = await spendMessage(limits, "contact_messages", networks);
          try {
            const isCopied = copies && (await reserveCopy(limits, String(row.email), networks));
            return {
              undo,
              async after(transaction, id) {
                await tellOwner(transaction, "contact_message", id);
                if (isCopied) await storeCopy(transaction, id);
              },
            };
          } catch (error) {
            await undo();
            throw error;
          }
        },
      },
    },
  };
}
