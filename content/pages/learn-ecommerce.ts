import type { ReadingPage } from "../blocks.ts";
import { link, list, paragraph, steps } from "../blocks.ts";

export const learnEcommerce: ReadingPage = {
  title: "Learn e-commerce",
  description: "What a good small shop does on the internet, in the order to do it, with the sums for one order.",
  heading: "Selling online, from the beginning",
  lead: "What a good small shop does on the internet, in the order to do it.",
  artCaption: "A stamp with a parcel on a shop counter, tied and ready to go",
  contentsLabel: "On this page",
  sections: [
    {
      id: "three-things",
      title: "Sell three things first",
      blocks: [
        paragraph(
          "Not the whole shelf. Take three things you are known for, photograph them by the window, and describe them the way you do at the counter: what it is, who it is for, and the one question everybody asks.",
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
          "Say the price, the day and the area before anyone fills in a form. A full basket is often left behind because of a surprise on the last page.",
        ),
        list(
          "Collection is a service, so offer it, with hours.",
          "Round the postage up a little and say why: the box, the ice, the walk to the post office.",
          "Name the last order time for each day, and the days you do not send.",
          "Say what happens when it arrives broken. Somebody will ask, so answer first.",
        ),
      ],
    },
    {
      id: "paying",
      title: "Make paying dull",
      blocks: [
        paragraph(
          "Nobody should remember your checkout. Card, phone and one method your country is used to; no account needed; two screens at most; the total visible on both. Ask for a telephone number only if the driver will use it, and say so beside the field.",
        ),
        paragraph(
          "Buy something from yourself once a month, on an old phone, with one thumb. Whatever makes you sigh is costing you orders.",
        ),
      ],
    },
    {
      id: "sums",
      title: "Know what one order leaves you",
      blocks: [
        paragraph(
          "Before paying for a single advert, do the sums for one ordinary order. This one is made up; put your own numbers in its place.",
        ),
        {
          kind: "table",
          caption: "Sample: one jar set, sold online by an invented shop",
          head: ["What", "Dollars"],
          rows: [
            ["The customer pays for the set", "36.00"],
            ["The customer pays for postage", "6.00"],
            ["Jars, labels and what is inside", "−13.50"],
            ["Box and padding", "−2.00"],
            ["Postage", "−7.40"],
            ["Card fee", "−1.50"],
            ["Fifteen minutes of packing", "−5.00"],
            ["One order in twenty sent again", "−1.40"],
            ["What is left", "11.20"],
          ],
        },
        paragraph(
          "So eleven dollars is the most this shop can pay to win one order before it works for nothing. If half of the buyers come back for a second set, it can afford more for the first. If nobody comes back, better photographs will do more good than better adverts.",
        ),
      ],
    },
    {
      id: "after",
      title: "Write after the sale",
      blocks: [
        steps(
          "At once: thanks, the total, and the day it leaves.",
          "When it leaves: that it has left, and how to follow it.",
          "A week after it came: how was it? A person reads the answers.",
        ),
        paragraph(
          "The third letter is the one most shops skip. It finds the broken jars before they turn into bad reviews, and it is the natural moment to ask a happy customer for a good one.",
        ),
      ],
    },
    {
      id: "again",
      title: "Bring them back",
      blocks: [
        paragraph(
          "Coffee runs out in three weeks, shoes in a year, honey whenever there is a cold going round. Work out the rhythm of what you sell and write just before it ends, only to people who agreed to hear from you. One reminder is service. Three are a reason to leave.",
        ),
      ],
    },
    {
      id: "first-month",
      title: "Your first month",
      blocks: [
        list(
          "Week one: three products, three honest pages.",
          "Week two: delivery, collection and returns in plain words.",
          "Week three: ten orders from people you know, watched over their shoulder.",
          "Week four: the sums again, with real numbers. Only then look at advertising.",
        ),
      ],
    },
  ],
  postscript: [
    "Before this: ",
    link("Marketing, from the beginning", "/learn/digital-marketing"),
    ". Words you have not met stand in the ",
    link("glossary", "/glossary"),
    ".",
  ],
};
