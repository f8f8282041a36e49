/** Prefix of Supabase's public keys, which official clients send as a bearer token when nobody is signed in. */
export const publishablePrefix = "sb_publishable_";
