import type { Block } from "../blocks.ts";
import { code, link, list, outside, paragraph } from "../blocks.ts";
import { captchaProviders } from "../captcha.ts";
import { photoHost } from "../photos.ts";
import { site } from "../site.ts";

export interface Clause {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Deed {
  /** The anchor: /legal#privacy is where every link about privacy leads (D6). */
  readonly id: "privacy" | "cookies" | "terms" | "accessibility";
  readonly title: string;
  readonly line: string;
  readonly clauses: readonly Clause[];
}

const privacy: Deed = {
  id: "privacy",
  title: "Privacy",
  line: "What this website knows about you, where it keeps it, and how to have it removed.",
  clauses: [
    {
      title: "Who is responsible",
      blocks: [
        paragraph(
          `The business that runs this website under the name ${site.name}. The addresses on this page are examples until that business puts in its own; its full name and postal address belong here too. Write to `,
          code(site.contacts.privacy),
          " about anything on this page.",
        ),
      ],
    },
    {
      title: "Reading the pages",
      blocks: [
        paragraph(
          "You need no account and no cookie. Like every web server, ours sees your network address and which page was asked for. It notes requests in a technical log, to find faults and to slow down abuse.",
        ),
        paragraph(
          "Some pages show a photo from ",
          code(new URL(photoHost).host),
          ". To fetch it, your browser tells that host your network address, as it would for any picture. The photos load only when you come near them, and the pages read the same without. Fonts and drawings come from our own server. No statistics or advertising script runs.",
        ),
      ],
    },
    {
      title: "Your account",
      blocks: [
        paragraph("If you create one, the sign-in service keeps:"),
        list(
          "your email address, and whether you confirmed it",
          "your password, as a hash from which the password cannot be read back",
          "the times you signed up and signed in, and your open sessions, which can include the network address and the name of the browser",
          "if you set up two-step sign-in, the key that your app shares with us",
          "if you link an account elsewhere, which one it is, and the name, picture and address that its provider passes on",
        ),
        paragraph(
          "We ask for no name, no telephone number and no card. After a sign-in the page writes your user number, and nothing else about you, to your own browser’s console.",
        ),
      ],
    },
    {
      title: "Security checks",
      blocks: [
        paragraph(
          "The business can set up a check against machines in the forms for logging in and signing up. Where it has, the check is run by another company, either ",
          captchaProviders.turnstile.name,
          " or ",
          captchaProviders.hcaptcha.name,
          ", and the form names which. It is loaded when you open such a form, not before. That company then sees your network address and what its check reads from your browser, may keep entries of its own there, and works by its own privacy notice; our server passes your answer and your network address to it, to hear whether you passed. Where no check is set up, nothing of either is loaded.",
        ),
      ],
    },
    {
      title: "Messages you leave",
      blocks: [
        paragraph(
          "What you write under Contact Sales or in the chat is stored in our database with the time and the email address you gave, and the name and business if you were asked for them. The public address of our data can add such messages and cannot read them. They are there so that the team can answer you, and are put to no other use.",
        ),
        paragraph(
          "The suggested questions in the chat are answered by the page itself. Nothing you click there is recorded.",
        ),
      ],
    },
    {
      title: "Newsletter and text messages",
      blocks: [
        paragraph(
          "Where the footer forms have no box to tick, your entry is written to your own browser’s console and goes nowhere. Where they have one, we store the address or number, the words you agreed to and the time, and an email address counts only after you confirm it from your inbox.",
        ),
      ],
    },
    {
      title: "Why, and for how long",
      blocks: [
        paragraph(
          "Account: to give you what you asked for. Messages: to answer you. Log: to keep the service standing. Newsletter and texts: because you agreed, until you take it back. We sell nothing of this to anybody, and hand it only to the companies that run servers, mail and, where there are any, security checks for us.",
        ),
        paragraph(
          "Accounts and messages stay until you ask us to delete them or they are no longer needed. Where the site offers an account page, you can download what we hold and delete the account there yourself. An account whose address nobody confirms is deleted thirty days after its last sign-up or log-in. No other deletion date is set by a machine.",
        ),
      ],
    },
    {
      title: "Your rights",
      blocks: [
        paragraph(
          "Wherever you live, you may ask to see what we hold, to have it corrected, handed over or deleted, and to take back an agreement. Where European or British data protection law applies, we must answer within a month, and you may complain to your data protection authority.",
        ),
      ],
    },
  ],
};

const cookies: Deed = {
  id: "cookies",
  title: "Cookies and browser storage",
  line: "This site sets no cookies of its own. It uses a little of your browser’s local storage, listed here in full.",
  clauses: [
    {
      title: "What your browser keeps",
      blocks: [
        {
          kind: "table",
          caption: "Entries in local storage",
          head: ["Name", "What it holds", "Until"],
          rows: [
            ["larkpost-session", "Your session, after you log in", "You log out, or clear it"],
            [
              "larkpost-session-…-code-verifier",
              "Proof that a letter you open was asked for in this browser, after you sign up or reset a password",
              "The letter signs you in, you log out, or you clear it",
            ],
            ["larkpost-theme", "Day or night, after you choose one", "You clear it"],
            [
              "Your cookie choice",
              "Only where the site offers you a choice to remember",
              "You change it in the footer",
            ],
          ],
        },
        paragraph(
          "Whoever uses your browser after you can use an open session. On a shared computer, clear the site’s data when you leave.",
        ),
      ],
    },
    {
      title: "The label at the bottom of the page",
      blocks: [
        paragraph(
          "Where it offers only Accept, it is a notice: pressing it puts the label away until the next load, and your answer is not kept. Where it offers three answers, they weigh the same, your choice is remembered, and a browser that sends Global Privacy Control is taken at its word.",
        ),
      ],
    },
    {
      title: "Emptying it",
      blocks: [
        paragraph(
          "Every browser can delete one site’s data, usually from the sign beside the address. The site goes on working.",
        ),
      ],
    },
  ],
};

const terms: Deed = {
  id: "terms",
  title: "Terms",
  line: "What you can expect of this website and what it expects of you. The business should have its own lawyer read them before it trades.",
  clauses: [
    {
      title: "What this website is",
      blocks: [
        paragraph(
          `It presents the services of ${site.name}, lets you create an account, and takes messages. It sends no campaigns and takes no payment. Prices and plan limits are information, not yet an offer you can accept by clicking.`,
        ),
      ],
    },
    {
      title: "Your account",
      blocks: [
        paragraph(
          "Give an address that is yours, keep your password to yourself, and tell us if someone else has got in. One person may hold several accounts; one account is for one person.",
        ),
      ],
    },
    {
      title: "What you may send with our services",
      blocks: [
        paragraph(
          "Once you use a service, write only to people who agreed. No bought lists, no deception, nothing that breaks the law where it is read. Each message says who sent it and how to stop the next one.",
        ),
      ],
    },
    {
      title: "Plans",
      blocks: [
        paragraph(
          "Plans run by the month, service by service, at the prices on the ",
          link("pricing page", "/pricing"),
          ", in US dollars and before tax. They can be changed or ended at the end of a month.",
        ),
      ],
    },
    {
      title: "Your words stay yours",
      blocks: [
        paragraph(
          "So do your list, your pictures and the drafts made for you. We use them to do what you ask, and for nothing else.",
        ),
      ],
    },
    {
      title: "Samples",
      blocks: [
        paragraph(
          "The businesses, people, messages and results shown as samples are invented, and say so. Names of outside platforms belong to their owners; naming one claims no partnership.",
        ),
      ],
    },
    {
      title: "Using the public data",
      blocks: [
        paragraph(
          "You may read the tables described on the ",
          link("developer page", "/developer"),
          ". Do not try to reach past them, and do not call so often that others wait. We may turn away whoever does.",
        ),
      ],
    },
    {
      title: "When we fail",
      blocks: [
        paragraph(
          "We look after the site with care but cannot promise that it is always there or free of mistakes. Nothing here takes away a right that the law gives you, or our answer for harm that the law makes us answer for.",
        ),
      ],
    },
    {
      title: "Changes",
      blocks: [
        paragraph(
          "If these terms change, the date at the top of this page changes with them. Questions go to ",
          code(site.contacts.legal),
          ".",
        ),
      ],
    },
  ],
};

const accessibility: Deed = {
  id: "accessibility",
  title: "Accessibility",
  line: "Meant for everyone, checked against WCAG 2.2 at level AA, and honest about what is missing.",
  clauses: [
    {
      title: "What you can rely on",
      blocks: [
        list(
          "Everything works from the keyboard, and the place you are at is always visible.",
          "Pages can be read without scripts, and at four times their size without scrolling sideways.",
          "Day and night colours keep enough contrast; the site follows your system until you choose.",
          "Moving things can be paused, and stand still if your system asks for less motion.",
          "Drawings and photos that say something have a text beside them.",
          "You may paste passwords and use a password manager. We set no puzzle of our own; where a form has a security check, another company’s rules decide what it asks.",
        ),
      ],
    },
    {
      title: "How it was checked",
      blocks: [
        paragraph(
          "By machine, in Chromium, each time the site changes: every public page in day and night colours, and the dialogs and menus while they are open, against the rules and best practices of axe; every public page by keyboard alone, and in a window 320 pixels wide with wider text spacing. In a system’s own contrast colours, the main button, the tabs and the slider are checked each time.",
        ),
        paragraph(
          "A script also walks through the site in Firefox and in WebKit, the engine of Safari, on Linux. No iPhone or iPad has tried these pages: WebKit on Linux shows neither their keyboard nor their touch.",
        ),
        paragraph(
          "A machine finds only part of what can stand in someone’s way. No screen reader, and no person who depends on such tools, has tried these pages yet.",
        ),
      ],
    },
    {
      title: "What falls short",
      blocks: [
        list(
          "In the site’s standard setting, a sign-up that fails leaves the form open and writes the reason to the browser’s console only. That misses WCAG 3.3.1. If the form stays open, try logging in, or write to us.",
          "In the same setting, a list that could not be loaded looks like an empty one.",
          "A security check, where there is one, is made by another company, and we have not judged it.",
          "Outside sites open in a new tab, and we cannot answer for their pages.",
        ),
      ],
    },
    {
      title: "Tell us",
      blocks: [
        paragraph(
          "If something stops you, write to ",
          code(site.contacts.accessibility),
          " with the address of the page, what you wanted to do, and the browser or aid you use. If you cannot write, have someone do it for you. The rules we measure ourselves by are public: ",
          outside("WCAG 2.2", "https://www.w3.org/TR/WCAG22/"),
          ".",
        ),
      ],
    },
  ],
};

export const legal = {
  title: "Privacy and terms",
  description: "What this website keeps and why, what we expect of each other, and how usable it is.",
  heading: "Privacy and terms",
  lead: "Written to be read. Short sentences first, and no surprise in the last one.",
  artCaption: "A sealed deed with a ribbon, lying on a ledger",
  contentsLabel: "On this page",
  dated: "In force from 20 November 2026.",
  deeds: [privacy, cookies, terms, accessibility] as const satisfies readonly Deed[],
  postscript: ["Questions about any part: ", code(site.contacts.legal)],
} as const;
