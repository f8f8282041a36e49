import type { ReadingPage } from "../blocks.ts";
import { claims } from "../claims.ts";
import { code, link, list, outside, paragraph } from "../blocks.ts";

export const developer: ReadingPage = {
  title: "Developers",
  description: "The public data behind this site: two tables to read, the wire format, and examples to copy.",
  heading: "Read our public data.",
  lead: "Two tables are open to read, without a key, in a format that already has good clients. Here are the calls, with examples to copy.",
  nextStep: { label: "See the calls", to: "/developer#read-a-table" },
  artCaption: "A pneumatic tube with a message capsule on its way through the wall",
  contentsLabel: "On this page",
  sections: [
    {
      id: "what-is-open",
      title: "What is open",
      blocks: [
        paragraph(
          "The lists on ",
          link("Case Studies", "/case-studies"),
          " and ",
          link("Social Media World", "/social-media-world"),
          " are read by your browser from the addresses below. You may read them the same way.",
        ),
        {
          kind: "table",
          code: true,
          caption: "The two public tables and their columns",
          head: ["Table", "Columns"],
          rows: [
            [
              "case_studies",
              "id, brand_name, industry_type, company_introduciton, brand_position, callboration, marketing_strategy, key_results, project_link, created_at",
            ],
            ["social_media_world", "id, platform_name, homepage_url"],
          ],
        },
        paragraph(
          "Two column names are misspelled. They were published that way, so they stay: copy them as they are. The case studies are samples about invented businesses.",
        ),
      ],
    },
    {
      id: "read-a-table",
      title: "Read a table",
      blocks: [
        paragraph("These are the two calls the site itself makes. Neither needs an account."),
        {
          kind: "code",
          label: "The calls of the two pages",
          text: "GET /rest/v1/case_studies?select=*\nGET /rest/v1/social_media_world?select=*&order=platform_name.asc",
        },
        paragraph("Ask for fewer columns, fewer rows, or one row:"),
        {
          kind: "code",
          label: "One platform, two columns",
          text: 'GET /rest/v1/social_media_world?select=platform_name,homepage_url&platform_name=eq.Etsy\n\n200 OK\nContent-Type: application/json; charset=utf-8\n\n[{"platform_name":"Etsy","homepage_url":"https://www.etsy.com/"}]',
        },
        paragraph("The answer is always a list, and an empty list is an answer too."),
      ],
    },
    {
      id: "grammar",
      title: "Query syntax",
      blocks: [
        paragraph(
          "The wire format is that of PostgREST, in part. ",
          outside("PostgREST’s own pages", "https://docs.postgrest.org/"),
          " explain it well; this is the part we answer:",
        ),
        {
          kind: "table",
          code: true,
          caption: "What a read may ask for",
          head: ["Asked with", "Means"],
          rows: [
            ["select=brand_name,industry_type", "Only these columns"],
            ["order=created_at.desc", "Sorted, by one column or several"],
            ["limit=10 and offset=20", "Ten rows, after the first twenty"],
            ["Range: 0-9", "The same, asked for in a header"],
            ["Prefer: count=exact", "The total, in Content-Range"],
            ["eq, neq, gt, gte, lt, lte", "Comparisons: industry_type=eq.Bakery"],
            ["like, ilike", "Patterns, with * for any letters: brand_name=ilike.*hotel*"],
            ["in, is", "One of a list, or null: platform_name=in.(Etsy,eBay)"],
          ],
        },
        paragraph(
          "A value is written as in any web address. Names sort as a person would sort them: eBay is among the E’s. Anything not on this list gets an error, not a guess.",
        ),
      ],
    },
    {
      id: "errors",
      title: "When it goes wrong",
      blocks: [
        paragraph("An error is one JSON object with four fields, and a matching status."),
        {
          kind: "code",
          label: "A column that does not exist",
          text: 'GET /rest/v1/case_studies?select=color\n\n400 Bad Request\n\n{\n  "code": "42703",\n  "details": null,\n  "hint": null,\n  "message": "column case_studies.color does not exist"\n}',
        },
        paragraph("A 429 means too many requests from one place: wait as long as ", code("Retry-After"), " says."),
        paragraph("A 503 means the database is unavailable for a moment."),
      ],
    },
    {
      id: "clients",
      title: "Clients and keys",
      blocks: [
        paragraph(
          "Any HTTP client will do. The official JavaScript client for the format is ",
          code("@supabase/postgrest-js"),
          ":",
        ),
        {
          kind: "code",
          label: "The same read in JavaScript",
          text: 'import { PostgrestClient } from "@supabase/postgrest-js";\n\nconst rest = new PostgrestClient(new URL("/rest/v1", location.href).href);\nconst { data, error } = await rest\n  .from("social_media_world")\n  .select("*")\n  .order("platform_name");',
        },
        paragraph(
          "When this site’s own server answers, no key is needed, and an ",
          code("apikey"),
          " header is accepted and ignored. If the business keeps its data in a hosted Supabase project, the same paths start at that project’s address, and its publishable key goes into that header. The key is public; it gives access to nothing that this page does not list.",
        ),
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        paragraph("Signing up, signing in and asking who is signed in use the wire format of Supabase Auth:"),
        {
          kind: "code",
          label: "The three account calls of this site",
          text: 'POST /auth/v1/signup\n{"email": "…", "password": "…", "data": {}, "gotrue_meta_security": {"captcha_token": ""}}\n\nPOST /auth/v1/token?grant_type=password\n{"email": "…", "password": "…"}\n\nGET /auth/v1/user\nAuthorization: Bearer <access token>',
        },
        paragraph(
          "A sign-up returns the user without a session and sends an email. A known address gets the same answer as a new one.",
        ),
      ],
    },
    {
      id: "not-here",
      title: "What is not here",
      blocks: [
        list(
          "No call sends a campaign. Delivery is not part of this website, so nothing can be sent by accident.",
          "No call changes or deletes a row, signed in or not.",
          "The chat and contact forms write to tables that accept rows and return none.",
          `No uptime or speed is promised for these addresses, and they have no version number. The ${claims.uptime.figure} on the Global Reach page is an aim for the sending services.`,
        ),
      ],
    },
  ],
  postscript: ["P.S. Please cache what you fetch, and send the ETag when you ask again."],
};
