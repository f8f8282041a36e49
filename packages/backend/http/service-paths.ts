/** Where Supabase's services answer. */
export const authPath = "/auth/v1";
export const restPath = "/rest/v1";
