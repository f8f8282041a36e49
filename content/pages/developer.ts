import type { ReadingPage } from "../blocks.ts";
import { code, link, list, outside, paragraph } from "../blocks.ts";

export const developer: ReadingPage = {
  title: "Developers",
  description: "The public data behind this site: two tables to read, the wire format, and examples to copy.",
  heading: "For people who like pipes",
  lead: "Two tables are open for reading, in a format that has good clients already. This page shows the calls and says where they end.",
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
          "Two column names are misspelt. They were published that way, so they stay: write them as they stand here. The case studies are samples about invented businesses, and each says so.",
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
      title: "The grammar",
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
          "Names sort as a person would sort them: eBay stands among the e’s. Anything outside this list gets an error, not a guess.",
        ),
      ],
    },
    {
      id: "errors",
      title: "When it goes wrong",
      blocks: [
        paragraph("An error is one JSON object with four fields, and a status that fits."),
        {
          kind: "code",
          label: "A column that does not exist",
          text: 'GET /rest/v1/case_studies?select=colour\n\n400 Bad Request\n\n{\n  "code": "42703",\n  "details": null,\n  "hint": null,\n  "message": "column case_studies.colour does not exist"\n}',
        },
        paragraph(
          "A 429 means too many calls from one place: wait as long as ",
          code("Retry-After"),
          " says. A 503 means the database is away for a moment.",
        ),
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
          "Read by the site’s own server, no key is needed, and an ",
          code("apikey"),
          " header is accepted and ignored. Where the business keeps its data with a hosted Supabase project, the same paths start at that project’s address, and its publishable key goes into that header. The key is public; it opens nothing that this page does not list.",
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
          "A sign-up returns the user without a session and sends a letter. A known address gets the same answer as a new one.",
        ),
      ],
    },
    {
      id: "not-here",
      title: "What is not here",
      blocks: [
        list(
          "No call sends a campaign. Delivery is not part of this site, so there is nothing to try by accident.",
          "No call changes or deletes a row, signed in or not.",
          "The chat and contact forms write to tables that take rows in and give none out.",
          "No figure for uptime or speed is promised for these addresses, and no version number is kept.",
        ),
      ],
    },
  ],
  postscript: ["P.S. Read politely: keep what you fetched, and send back the ETag when you ask again."],
};
