import type { AuthContext } from "./context.ts";
import { decrypt, encrypt } from "./encryption.ts";

/** No user has this id, so a token for it gives no access. */
const unknownUserId = "00000000-0000-0000-0000-000000000000";

/**
 * Checks that every secret can be read and used, and is the one that this process uses.
 * @throws when a secret can't be read or used, or was replaced
 */
export async function checkSecrets({ secrets, accessTokens }: AuthContext): Promise<void> {
  await secrets.check();
  const { token } = await accessTokens.sign({
    sub: unknownUserId,
    session_id: unknownUserId,
    role: "authenticated",
    email: "",
    phone: "",
    aal: "aal1",
    amr: [],
    app_metadata: {},
    user_metadata: {},
    is_anonymous: false,
  });
  await accessTokens.verify(token);
  decrypt(secrets.encryptionKey, unknownUserId, encrypt(secrets.encryptionKey, unknownUserId, token));
}
