import type { Block } from "../blocks.ts";
import { code, link, list, outside, paragraph } from "../blocks.ts";
import { captchaProviders } from "../captcha.ts";
import { formatDay } from "../dates.ts";
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
          "You need no account and no cookie. Like every web server, ours sees your IP address and which page you asked for. It records requests in a technical log, to find faults and slow down abuse.",
        ),
        paragraph(
          "Some pages show a photo from ",
          code(new URL(photoHost).host),
          ". To load it, your browser tells that host your IP address, as it would for any picture. The photos load only when you scroll near them, and you can read the pages without them. Fonts and drawings come from our own server. No analytics or advertising script runs.",
        ),
      ],
    },
    {
      title: "Your account",
      blocks: [
        paragraph("If you create one, the sign-in service keeps:"),
        list(
          "your email address, and whether you confirmed it",
          "your password, as a hash from which the password can’t be read back",
          "the times you signed up and signed in, and your open sessions, which can include the IP address and the name of the browser",
          "if you set up two-step sign-in, the key that your app shares with us",
          "if you link an account from another provider, which one it is, and the name, picture and address that provider passes on",
        ),
        paragraph(
          "We ask for no name, no phone number and no card. After you sign in, the page writes your user ID, and nothing else about you, to your own browser’s console.",
        ),
      ],
    },
    {
      title: "Security checks",
      blocks: [
        paragraph(
          "The business can set up a check against bots in the login and sign-up forms. If it has, another company runs the check, either ",
          captchaProviders.turnstile.name,
          " or ",
          captchaProviders.hcaptcha.name,
          ", and the form says which. It loads when you open such a form, not before. That company then sees your IP address and what its check reads from your browser, may store entries of its own there, and follows its own privacy notice; our server passes your answer and your IP address to it, to find out whether you passed. If no check is set up, nothing from either company is loaded.",
        ),
      ],
    },
    {
      title: "Messages you leave",
      blocks: [
        paragraph(
          "What you write under Contact Sales or in the chat is stored in our database with the time and the email address you gave, and the name and business if you were asked for them. The public interface to our data can add such messages but can’t read them. We keep them so that the team can answer you, and use them for nothing else.",
        ),
        paragraph("The page itself answers the suggested questions in the chat. Nothing you click there is recorded."),
      ],
    },
    {
      title: "Newsletter and text messages",
      blocks: [
        paragraph(
          "What you type into the two forms in the footer is written to your own browser’s console and goes nowhere. We store no address and no number from them.",
        ),
      ],
    },
    {
      title: "Why, and for how long",
      blocks: [
        paragraph(
          "Account: to give you what you asked for. Messages: to answer you. Log: to keep the service running. We sell none of this to anyone, and share it only with the companies that run servers, email and, if there are any, security checks for us.",
        ),
        paragraph(
          "Accounts and messages stay until you ask us to delete them or they are no longer needed. If the site offers an account page, you can download what we hold and delete the account there yourself. An account whose address nobody confirms is deleted thirty days after its last sign-up or login. Nothing else is deleted automatically.",
        ),
      ],
    },
    {
      title: "Your rights",
      blocks: [
        paragraph(
          "Wherever you live, you may ask to see what we hold about you, have it corrected, transferred or deleted, and withdraw your consent. Where European or British data protection law applies, we must answer within a month, and you may complain to your data protection authority.",
        ),
      ],
    },
  ],
};

const cookies: Deed = {
  id: "cookies",
  title: "Cookies and browser storage",
  line: "This site sets no cookies of its own. It uses a little of your browser’s storage, listed here in full.",
  clauses: [
    {
      title: "What your browser keeps",
      blocks: [
        {
          kind: "table",
          caption: "Entries in your browser’s storage",
          head: ["Name", "What it holds", "Until"],
          rows: [
            ["larkpost-session", "Your session, after you log in", "You log out, or clear it"],
            [
              "larkpost-session-…-code-verifier",
              "Proof that an email you open was requested in this browser, after you sign up or reset a password",
              "The email signs you in, you log out, or you clear it",
            ],
            ["larkpost-theme", "Light or dark, after you choose one", "You clear it"],
            [
              "Your cookie choice",
              "Only where the site offers you a choice to remember",
              "You change it in the footer",
            ],
            ["Your place on each page", "How far you scrolled, in this tab only", "You close the tab"],
            ["larkpost-line", "The line you wrote on the home page, in this tab only", "You clear it or close the tab"],
            ["larkpost-next", "The link you followed last, in this tab only", "Its page is shown"],
          ],
        },
        paragraph(
          "Anyone who uses your browser after you can use an open session. On a shared computer, clear the site’s data when you leave.",
        ),
      ],
    },
    {
      title: "The cookie notice",
      blocks: [
        paragraph(
          "If it offers only Accept, it is a notice: clicking it hides the notice until the next load, and your answer is not saved. If it offers three answers, they are equally prominent, your choice is remembered, and a browser that sends Global Privacy Control is respected.",
        ),
      ],
    },
    {
      title: "Clearing it",
      blocks: [
        paragraph(
          "Every browser can delete one site’s data, usually from the icon beside the address. The site keeps working.",
        ),
      ],
    },
  ],
};

const terms: Deed = {
  id: "terms",
  title: "Terms",
  line: "What you can expect of this website and what it expects of you. The business should have its own lawyer review them before it opens.",
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
          "Use an address that is yours, keep your password to yourself, and tell us if someone else has gotten in. One person may have several accounts; one account is for one person.",
        ),
      ],
    },
    {
      title: "What you may send with our services",
      blocks: [
        paragraph(
          "Once you use a service, write only to people who agreed. No purchased lists, no deception, nothing that breaks the law where it is read. Each message says who sent it and how to unsubscribe.",
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
      title: "Your content stays yours",
      blocks: [
        paragraph(
          "So do your list, your pictures and the drafts that AI makes for you. We use them to do what you ask, and for nothing else.",
        ),
      ],
    },
    {
      title: "Samples",
      blocks: [
        paragraph(
          "The businesses, people, messages and results shown as samples are invented, and marked as such. Names of other platforms belong to their owners; naming one claims no partnership.",
        ),
      ],
    },
    {
      title: "Using the public data",
      blocks: [
        paragraph(
          "You may read the tables described on the ",
          link("developer page", "/developer"),
          ". Do not try to get at anything else, and do not send so many requests that others have to wait. We may block anyone who does.",
        ),
      ],
    },
    {
      title: "Our liability",
      blocks: [
        paragraph(
          "We look after the site with care but can’t promise that it is always available or free of mistakes. Nothing here limits a right that the law gives you, or liability that the law does not let us exclude.",
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
  line: "Made for everyone, checked against WCAG 2.2 at level AA, and honest about what is missing.",
  clauses: [
    {
      title: "What you can rely on",
      blocks: [
        list(
          "Everything works from the keyboard, and the focus is always visible.",
          "Pages can be read without JavaScript, and at four times their size without scrolling sideways.",
          "Light and dark colors keep enough contrast; the site follows your system until you choose.",
          "Anything that moves can be paused, and stands still if your system asks for less motion.",
          "Drawings and photos that carry meaning have a text alternative.",
          "You may paste passwords and use a password manager. We set no puzzle of our own; if a form has a security check, another company decides what it asks.",
        ),
      ],
    },
    {
      title: "How it was checked",
      blocks: [
        paragraph(
          "By machine, in Chromium, each time the site changes: every public page in light and dark colors, and the dialogs and menus while they are open, against the rules and best practices of axe; every public page by keyboard alone, and in a window 320 pixels wide with wider text spacing. In a system’s own contrast colors, the main button, the tabs and the slider are checked each time.",
        ),
        paragraph(
          "A script also walks through the site in Firefox and in WebKit, the engine of Safari, on Linux. No iPhone or iPad has tried these pages: WebKit on Linux shows neither their keyboard nor their touch.",
        ),
        paragraph(
          "Automated checks find only some barriers. No one has tried these pages with a screen reader yet, nor has anyone who depends on such tools.",
        ),
      ],
    },
    {
      title: "What falls short",
      blocks: [
        list(
          "In the site’s standard setting, a sign-up that fails leaves the form open and writes the reason to the browser’s console only. That misses WCAG 3.3.1. If the form stays open, try logging in, or write to us.",
          "In the same setting, a list that could not be loaded looks empty.",
          "A security check, if there is one, is made by another company, and we have not tested it.",
          "Other sites open in a new tab, and we can’t answer for their pages.",
        ),
      ],
    },
    {
      title: "Tell us",
      blocks: [
        paragraph(
          "If something stops you, write to ",
          code(site.contacts.accessibility),
          " with the address of the page, what you wanted to do, and the browser or assistive technology you use. If you can’t write, have someone do it for you. The rules we measure ourselves by are public: ",
          outside("WCAG 2.2", "https://www.w3.org/TR/WCAG22/"),
          ".",
        ),
      ],
    },
  ],
};

export const legal = {
  title: "Privacy and terms",
  description: "What this website keeps and why, its terms of use, its cookies and its accessibility.",
  heading: "Privacy and terms",
  lead: "What this website keeps about you, what it stores in your browser, and what we expect of each other, in short sentences.",
  artCaption: "A sealed deed with a ribbon, lying on a ledger",
  contentsLabel: "On this page",
  dated: `Effective ${formatDay(new Date(Date.UTC(2026, 10, 20)))}.`,
  deeds: [privacy, cookies, terms, accessibility] as const satisfies readonly Deed[],
  postscript: ["Questions about any part: ", code(site.contacts.legal)],
} as const;
