import { sharedAnswers } from "../answers.ts";
import type { Block } from "../blocks.ts";
import { code, link, list, paragraph, steps } from "../blocks.ts";
import { formatCount, pluralWord } from "../format.ts";
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
    questions: [
      shared("lookFirst"),
      {
        id: "first-service",
        question: "Which service should I start with?",
        answer: [
          paragraph("The one your customers already answer. Look at how your last ten orders came in."),
          list(
            "They call or walk in the same day: start with SMS.",
            "They ask questions first: start with WhatsApp.",
            "They come back every few weeks: start with email.",
            "They have never heard of you: start with SEO, then advertising.",
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
            "Ask in plain words, say what you will send and how often, and keep the date they agreed. Every message must say how to unsubscribe. ",
            link("The marketing course", "/learn/digital-marketing#ask-first"),
            " has wording you can use.",
          ),
        ],
      },
    ],
  },
  {
    id: "plans",
    title: "Plans and prices",
    questions: [
      shared("cost"),
      shared("planDifference"),
      shared("change"),
      {
        id: "seo-kol",
        question: "Why do SEO and influencer plans name no numbers?",
        answer: [
          paragraph(
            "Because that work is not counted in pieces. A number of pages or creators would tell you how busy we were, not whether anyone found you.",
          ),
          paragraph(
            "Those plans say who does the work instead: on Basic you do it and we check, on Pro we do it with you, on Enterprise we run it.",
          ),
        ],
      },
      {
        id: "get-started",
        question: "What happens when I click Get Started?",
        answer: [
          paragraph(
            "The sign-up form opens and names the service, the plan and its price. Creating the account buys nothing: this website takes no payment and asks for no card.",
          ),
        ],
      },
      {
        id: "bundle",
        question: "We need several services, or have several locations. Who do we ask?",
        answer: [
          paragraph(
            "Use Contact Sales on the ",
            link("solutions page", "/solutions"),
            ". Say which services you need, how many locations you have, and how many people you write to.",
          ),
        ],
      },
    ],
  },
  {
    id: buyersGroup,
    title: "Before you buy",
    questions: [],
  },
  {
    id: "account",
    title: "Your account",
    questions: [
      {
        id: "create-account",
        question: "How do I create an account?",
        answer: [
          steps(
            "Click Try Free at the top of any page.",
            "Enter your email address, and a password twice.",
            "Read the terms, check the box and click Create account.",
            "Open the email we send you and follow its link.",
          ),
        ],
      },
      {
        id: "no-letter",
        question: "The confirmation email has not arrived. What now?",
        answer: [
          paragraph(
            "Look in the spam folder, then check the address for a typo. An address that already has an account gets the same answer on screen as a new one, so that strangers can’t find out who our customers are. Try logging in before you sign up again.",
          ),
        ],
      },
      {
        id: "password",
        question: "Why was my password refused?",
        answer: [
          paragraph(
            "The sign-in service can refuse short passwords, and passwords that were stolen elsewhere. Three or four unrelated words make a good one. Let your browser or a password manager remember it; you can always paste.",
          ),
        ],
      },
      {
        id: "shared-computer",
        question: "I logged in on a shared computer. How do I log out?",
        answer: [
          paragraph(
            "If the top of the page shows a menu with your email address, choose Log out there. If there is no such menu, delete this site’s data in the browser’s settings: your session is kept in that browser, and deleting it signs you out.",
          ),
        ],
      },
    ],
  },
  {
    id: "website",
    title: "This website",
    questions: [
      {
        id: "newsletter",
        question: "What happens to what I type into the footer forms?",
        answer: [
          paragraph(
            "Nothing is sent or stored. Your entry is written to your own browser’s console, and the field is cleared. To hear from us, leave a message in the live chat.",
          ),
        ],
      },
      {
        id: "live-chat",
        question: "Who answers the live chat?",
        answer: [
          paragraph(
            "The suggested questions have ready answers from these pages, at any hour; no person and no AI writes them. For anything else, leave a message there: it is stored for the team, with the address you give.",
          ),
        ],
      },
      {
        id: "without-scripts",
        question: "Does the site work without JavaScript?",
        answer: [
          paragraph(
            "You can read every page, follow every link and open every menu. Sending a form needs JavaScript, and each form says so.",
          ),
        ],
      },
      {
        id: "write-to-us",
        question: "None of this helps. Where do I write?",
        answer: [
          paragraph(
            "To ",
            code(site.contacts.help),
            ". Say which page you were on and what you expected to happen. If the page showed an error number, include it.",
          ),
        ],
      },
    ],
  },
];

export const help = {
  title: "Help Center",
  description: "Plain answers about getting started, plans and prices, your account and this website.",
  heading: "How can we help?",
  lead: "The questions owners ask before they start, answered in plain words.",
  artCaption: "A counter window with a bell, and a clerk’s lamp behind the glass",
  contentsLabel: "On this page",
  search: {
    search: "Search the answers",
    placeholder: "A word from your question",
    found: (count: number): string => `${formatCount(count)} ${pluralWord(count, { one: "answer", other: "answers" })}`,
    none: "No answer contains all of these words.",
    clear: "Show every question",
  },
  groups,
  buyersGroup,
  postscript: ["P.S. If an answer was hard to follow, tell us which sentence: ", code(site.contacts.help)],
} as const;
