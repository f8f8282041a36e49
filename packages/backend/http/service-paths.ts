/** Where Supabase's accounts answer. */
export const authPath = "/auth/v1";
