import { cors } from "hono/cors";

const exposedHeaders = ["X-Supabase-Api-Version", "X-Sb-Error-Code", "Retry-After"];

/** As hosted Supabase: any site may ask, and none is sent credentials of ours, for there are no cookies. */
export const crossOrigin = cors({
  origin: "*",
  allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  allowHeaders: ["Authorization", "Content-Type", "Apikey", "X-Client-Info", "X-Supabase-Api-Version", "Prefer"],
  exposeHeaders: exposedHeaders,
  maxAge: 3600,
});

/** What it adds to an answer, for one that is given without it. */
export const crossOriginHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
};
