import type { ChatMessage } from "#schemas/chat-message.ts";
import type { ContactMessage } from "#schemas/contact-message.ts";
import type { Backend } from "./backend.ts";
import { openRestClient } from "./rest-client.ts";

/** Stores a message left in the chat panel (D2). Nothing comes back: nobody may read the table. Throws when it was not stored. */
export async function leaveChatMessage(backend: Backend, message: ChatMessage): Promise<void> {
  const client = await openRestClient(backend);
  await client.from("chat_messages").insert(message).throwOnError();
}

/** Stores a message to sales (D3). Throws when it was not stored. */
export async function leaveContactMessage(backend: Backend, message: ContactMessage): Promise<void> {
  const client = await openRestClient(backend);
  await client.from("contact_messages").insert(message).throwOnError();
}
