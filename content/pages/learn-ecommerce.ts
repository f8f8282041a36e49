import type { ReadingPage } from "../blocks.ts";
import { link, list, paragraph, steps } from "../blocks.ts";

export const learnEcommerce: ReadingPage = {
  title: "Learn e-commerce",
  description:
    "A free guide to selling online for small shops: what to do first, how to price delivery, and what one order really earns.",
  heading: "Sell online, step by step.",
  lead: "A free guide for small shops: what to do first, what it costs, and what one order really earns.",
  nextStep: { label: "See the website builder", to: "/product#website-builder" },
  artCaption: "A stamp with a package on a shop counter, tied and ready to go",
  contentsLabel: "On this page",
  sections: [
    {
      id: "three-things",
      title: "Sell three things first",
      blocks: [
        paragraph(
          "Not the whole shelf. Take three things you are known for, photograph them by a window, and describe them the way you do at the counter: what it is, who it is for, and the one question everyone asks.",
        ),
        paragraph(
          "Three good pages teach you more than three hundred thin ones. You will find out which picture sells, which sizes people mix up and what you forgot to say. Then the fourth page takes an hour instead of a week.",
        ),
      ],
    },
    {
      id: "delivery",
      title: "Tell the truth about delivery",
      blocks: [
        paragraph(
          "Say the price, the day and the area before anyone fills in a form. Full carts are often abandoned because of a surprise on the last page.",
        ),
        list(
          "Pickup is a service, so offer it, with hours.",
          "Round the shipping up a little and say why: the box, the ice, the trip to the post office.",
          "State the order deadline for each day, and the days you do not ship.",
          "Say what happens when it arrives broken. Someone will ask, so answer first.",
        ),
      ],
    },
    {
      id: "paying",
      title: "Make paying boring",
      blocks: [
        paragraph(
          "Nobody should remember your checkout. Card, phone and one method your country is used to; no account needed; two screens at most; the total visible on both. Ask for a phone number only if the driver will use it, and say so next to the field.",
        ),
        paragraph(
          "Buy something from yourself once a month, on an old phone, with one thumb. Whatever makes you sigh is costing you orders.",
        ),
      ],
    },
    {
      id: "sums",
      title: "Know what one order earns you",
      blocks: [
        paragraph(
          "Before paying for a single ad, do the math for one ordinary order. This one is made up; put in your own numbers.",
        ),
        {
          kind: "table",
          caption: "Sample: one jar set, sold online by an invented shop",
          head: ["What", "Dollars"],
          rows: [
            ["The customer pays for the set", "36.00"],
            ["The customer pays for shipping", "6.00"],
            ["Jars, labels and what is inside", "−13.50"],
            ["Box and padding", "−2.00"],
            ["Shipping", "−7.40"],
            ["Card fee", "−1.50"],
            ["Fifteen minutes of packing", "−5.00"],
            ["One order in twenty sent again", "−1.40"],
            ["What is left", "11.20"],
          ],
        },
        paragraph(
          "So eleven dollars is the most this shop can pay to win one order before it works for nothing. If half of the buyers come back for a second set, it can afford more for the first. If nobody comes back, better photos will do more good than better ads.",
        ),
      ],
    },
    {
      id: "after",
      title: "Write after the sale",
      blocks: [
        steps(
          "Right away: thanks, the total, and the day it ships.",
          "When it ships: that it has shipped, and how to track it.",
          "A week after it arrives: how was it? A person reads the answers.",
        ),
        paragraph(
          "The third message is the one most shops skip. It finds the broken jars before they turn into bad reviews, and it is the natural moment to ask a happy customer for a good one.",
        ),
      ],
    },
    {
      id: "again",
      title: "Bring them back",
      blocks: [
        paragraph("Coffee runs out in three weeks, shoes in a year, honey whenever a cold is going around."),
        paragraph(
          "Work out the rhythm of what you sell and write just before it ends, only to people who agreed to hear from you. One reminder is service. Three are a reason to leave.",
        ),
      ],
    },
    {
      id: "first-month",
      title: "Your first month",
      blocks: [
        list(
          "Week one: three products, three honest pages.",
          "Week two: delivery, pickup and returns in plain words.",
          "Week three: ten orders from people you know, while you watch over their shoulder.",
          "Week four: the math again, with real numbers. Only then look at advertising.",
        ),
      ],
    },
  ],
  postscript: [
    "Before this: ",
    link("Digital marketing for beginners", "/learn/digital-marketing"),
    ". Words that are new to you are in the ",
    link("glossary", "/glossary"),
    ".",
  ],
};
