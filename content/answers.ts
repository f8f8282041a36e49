import { countInWords } from "./format.ts";
import type { PageLink } from "./navigation.ts";
import { plans } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import { serviceNames } from "./service-names.ts";

/** A question with its answer, told by the help page and by the chat panel from here. */
export interface Answer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: PageLink;
}

const [basic, pro, enterprise] = plans;

/** The questions that the chat panel suggests; the help page repeats them among its own. */
export const sharedAnswers = {
  cost: {
    id: "cost",
    question: "What does it cost?",
    answer: `${basic.name} is ${basic.price} a month, ${pro.name} ${pro.price} and ${enterprise.name} ${enterprise.price}. The ${countInWords(plans.length)} prices are the same for every service, and you pay only for the services you choose.`,
    link: { label: "See all plans", to: "/pricing" },
  },
  planDifference: {
    id: "what-pro-adds",
    question: `What does ${pro.name} add?`,
    answer: `A higher limit, and the tools a busier shop needs. ${serviceNames
      .filter((service) => service.id === "email-marketing" || service.id === "crm")
      .map(
        (service) =>
          `${service.name}: “${serviceLimits[service.id].basic}” becomes “${serviceLimits[service.id].pro}”.`,
      )
      .join(" ")} You keep everything in ${basic.name}.`,
    link: { label: "Compare the plans", to: "/pricing" },
  },
  bringList: {
    id: "bring-list",
    question: "How do I import my list?",
    answer:
      "A spreadsheet is enough: one column with an email address or a phone number, and a name if you have it. Duplicates are merged, and people who said no stay out.",
    link: { label: "How customer cards work", to: "/product#crm" },
  },
  change: {
    id: "change-or-cancel",
    question: "Can I change or cancel?",
    answer:
      "Yes. A plan runs by the month, for one service at a time. You can move up, move down or cancel at the end of any month.",
    link: { label: "How the prices work", to: "/features/flexible-pricing" },
  },
  lookFirst: {
    id: "look-first",
    question: "Can I try it before I sign up?",
    answer:
      "Yes. Type a message into the demo and see it as an email, a text, a WhatsApp chat and a social post. It needs no account and sends nothing.",
    link: { label: "Open the demo", to: "/demo" },
  },
} as const satisfies Record<string, Answer>;
