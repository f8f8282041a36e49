import { sql } from "kysely";
import type { ExposedTables } from "@site/backend";
import { hashToken, isToken } from "@site/http";
import { chatMessage } from "#schemas/chat-message.ts";
import { contactMessage } from "#schemas/contact-message.ts";
import { readableTables } from "#shared/readable-tables.ts";
import { receiptHeader } from "#shared/threads.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { spendMessages } from "./message-limit.ts";
import type { ChatMessagesTable, ContactMessagesTable } from "../database/tables.ts";

interface MessageOptions {
  limits: Pick<SiteLimits, "pot">;
  /**
   * Whether the senders of messages to sales get copies: few from one network and in total, so that nobody can make the site email many
   * strangers. The message is stored in any case, and the response to its sender is the same.
   */
  copies?: boolean;
}

/** The tables of the public API. The grants and policies of supabase/migrations say the same in the database. */
export function exposedTables({ limits, copies = false }: MessageOptions): ExposedTables {
  const ownColumns = ["id", "created_at"];
  return {
    readable: readableTables,
    insertable: {
      chat_messages: {
        columns: ["email", "message", "page"] satisfies (keyof ChatMessagesTable)[],
        ownColumns,
        schema: chatMessage,
        async prepare({ header, networks, rows }) {
          const given = header(receiptHeader) ?? "";
          const undo = await spendMessages(limits, "chat_messages", networks, rows);
          if (!isToken(given)) return { undo };
          // A trigger stores the receipt; a visitor's role can't write to its table.
          const receipt = hashToken(given);
          return {
            undo,
            before: async (transaction) =>
              void (await sql`select set_config('larkpost.receipt', ${receipt}, true)`.execute(transaction)),
          };
        },
      },
      contact_messages: {
        columns: ["name", "business", "email", "message"] satisfies (keyof ContactMessagesTable)[],
        ownColumns,
        schema: contactMessage,
        async prepare({ networks, rows, isList }) {
          const undo = await spendMessages(limits, "contact_messages", networks, rows);
          try {
            // A form sends one message; a list comes from another client.
            if (!copies || isList || (await limits.pot("copy").spend(networks)) !== null) return { undo };
          } catch (error) {
            await undo();
            throw error;
          }
          return {
            undo,
            before: async (transaction) =>
              void (await sql`select set_config('larkpost.copy', 'on', true)`.execute(transaction)),
          };
        },
      },
    },
  };
}
