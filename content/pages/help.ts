import { sharedAnswers } from "../answers.ts";
import type { Block } from "../blocks.ts";
import { code, link, list, paragraph, steps } from "../blocks.ts";
import { formatCount, pluralWord } from "../format.ts";
import type { InkKey } from "../service-names.ts";
import { site } from "../site.ts";

export interface HelpQuestion {
  /** The anchor: /help#id leads to the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

export interface HelpGroup {
  readonly id: string;
  readonly title: string;
  /** Of the stamp beside the group. */
  readonly ink: InkKey;
  readonly questions: readonly HelpQuestion[];
}

function shared(key: keyof typeof sharedAnswers): HelpQuestion {
  const { id, question, answer, link: more } = sharedAnswers[key];
  return { id, question, answer: [paragraph(answer), paragraph(link(more.label, more.to))] };
}

/** The group of those buyers' answers that belong on this page: they stay in buyer-answers.ts, and out of the page's scripts. */
const buyersGroup = "before-you-buy";

const groups: readonly HelpGroup[] = [
  {
    id: "starting",
    title: "Getting started",
    ink: "email",
    questions: [
      shared("lookFirst"),
      {
        id: "first-service",
        question: "Which service should I begin with?",
        answer: [
          paragraph("The one your customers already answer. Look at how the last ten orders reached you."),
          list(
            "They telephone or walk in on the day: begin with SMS.",
            "They ask questions first: begin with WhatsApp.",
            "They come back every few weeks: begin with email.",
            "They have never heard of you: begin with SEO, then advertising.",
          ),
          paragraph("Add a second service when the first one has become a habit, not before."),
        ],
      },
      shared("bringList"),
      {
        id: "permission",
        question: "Do people need to agree before I write to them?",
        answer: [
          paragraph(
            "Yes, in nearly every country. A customer who gave you a number for a delivery has not asked for offers.",
          ),
          paragraph(
            "Ask in plain words, say what you will send and how often, and keep the date of the yes. Every message must say how to leave. ",
            link("The first lesson on marketing", "/learn/digital-marketing#ask-first"),
            " has wording you can borrow.",
          ),
        ],
      },
    ],
  },
  {
    id: "plans",
    title: "Plans and prices",
    ink: "ads",
    questions: [
      shared("cost"),
      shared("planDifference"),
      shared("change"),
      {
        id: "seo-kol",
        question: "Why do SEO and influencer plans name no numbers?",
        answer: [
          paragraph(
            "Because the work is not counted in pieces. A number of pages or voices would tell you how busy we were, not whether anyone found you.",
          ),
          paragraph(
            "Those plans say who does the work instead: on Basic you do it with our checks, on Pro we do it with you, on Enterprise we run it.",
          ),
        ],
      },
      {
        id: "get-started",
        question: "What happens when I press Get Started?",
        answer: [
          paragraph(
            "The form for a new account opens with the service, the plan and its price written on it. Creating the account buys nothing: this website takes no payment and asks for no card.",
          ),
        ],
      },
      {
        id: "bundle",
        question: "We need several services, or several branches. Whom do we ask?",
        answer: [
          paragraph(
            "Use Contact Sales on the ",
            link("solutions page", "/solutions"),
            ". Say which services, how many places you have, and how many people you write to. The more exact the question, the less guessing in the answer.",
          ),
        ],
      },
    ],
  },
  {
    id: buyersGroup,
    title: "Before you buy",
    ink: "bizmail",
    questions: [],
  },
  {
    id: "account",
    title: "Your account",
    ink: "crm",
    questions: [
      {
        id: "create-account",
        question: "How do I create an account?",
        answer: [
          steps(
            "Press Try Free in the bar at the top of any page.",
            "Write your email address, and a password twice.",
            "Read the terms, tick the box and press Create account.",
            "Open the letter that goes to your address and follow its link.",
          ),
        ],
      },
      {
        id: "no-letter",
        question: "The confirmation letter has not come. What now?",
        answer: [
          paragraph(
            "Look in the junk folder, then check the address for a slip of the finger. An address that has an account already gets the same answer on screen as a new one, so that strangers cannot find out who our customers are. Try logging in before you sign up again.",
          ),
        ],
      },
      {
        id: "password",
        question: "Why was my password refused?",
        answer: [
          paragraph(
            "Short passwords, and passwords known from thefts elsewhere, can be turned down by the sign-in service. Three or four unrelated words make a good one. Let your browser or a password manager remember it; pasting is always allowed.",
          ),
        ],
      },
      {
        id: "shared-computer",
        question: "I logged in on a shared computer. How do I get out?",
        answer: [
          paragraph(
            "If the bar shows a menu with your email address, choose Log out there. Without that menu, delete this site’s data in the browser’s settings: your session is kept in that browser, and deleting it signs you out there.",
          ),
        ],
      },
    ],
  },
  {
    id: "website",
    title: "This website",
    ink: "web",
    questions: [
      {
        id: "newsletter",
        question: "What happens to what I type into the footer forms?",
        answer: [
          paragraph(
            "That depends on how this copy of the site is set up, and you can tell by looking. A form without a box to tick writes your entry to your own browser’s console, clears the field and sends nothing. A form with a box to tick stores your entry together with your agreement.",
          ),
        ],
      },
      {
        id: "live-chat",
        question: "Who answers the live chat?",
        answer: [
          paragraph(
            "The suggested questions are answered at once from these pages, by no one in particular. For anything else, leave a message there: it is stored for the team, with the address you give.",
          ),
        ],
      },
      {
        id: "without-scripts",
        question: "Does the site work with scripts switched off?",
        answer: [
          paragraph(
            "You can read every page, follow every link and open every menu. Sending a form needs scripts, and each form says so.",
          ),
        ],
      },
      {
        id: "write-to-us",
        question: "Where do I write when none of this helps?",
        answer: [
          paragraph(
            "To ",
            code(site.contacts.help),
            ". Say which page you were on and what you expected to happen. If a screen showed a number for the fault, copy it.",
          ),
        ],
      },
    ],
  },
];

export const help = {
  title: "Help centre",
  description: "Plain answers about starting, plans and prices, your account and this website.",
  heading: "How can we help?",
  lead: "The questions owners ask before they start, answered in plain words.",
  artCaption: "A counter window with a bell, and a clerk’s lamp behind the glass",
  contentsLabel: "On this page",
  search: {
    search: "Search the answers",
    placeholder: "A word from your question",
    found: (count: number): string => `${formatCount(count)} ${pluralWord(count, { one: "answer", other: "answers" })}`,
    none: "No answer holds all of these words.",
    clear: "Show every question",
  },
  groups,
  buyersGroup,
  postscript: ["P.S. If an answer was hard to follow, tell us which sentence: ", code(site.contacts.help)],
} as const;
