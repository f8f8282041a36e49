import type { ReadingPage } from "../blocks.ts";
import { link, list, paragraph, steps, strong } from "../blocks.ts";

export const learnDigitalMarketing: ReadingPage = {
  title: "Learn digital marketing",
  description:
    "A free short course in digital marketing for people with a business to run: five ideas, one worked example, no jargon.",
  heading: "Digital marketing for beginners.",
  lead: "A free short course for people with a business to run. Five ideas, one worked example, no jargon.",
  nextStep: { label: "Try your message in the demo", to: "/demo" },
  artCaption: "A stamp with a street lamp and a row of letters pinned beneath it",
  contentsLabel: "On this page",
  sections: [
    {
      id: "ask-first",
      title: "Ask first",
      blocks: [
        paragraph(
          "Two hundred people who said yes are worth more than ten thousand who did not. The first group opens your emails. The second reports them as spam, and then your emails to the first group stop arriving too.",
        ),
        paragraph("So start at the counter, with a card that says three things:"),
        list(
          "what you will send: “the Friday menu”, not “updates”",
          "how often: “once a week”, and then stick to it",
          "how to stop: “one click, or tell us at the counter”",
        ),
        paragraph("Keep the date next to each name. If anyone ever asks, that date is your answer."),
      ],
    },
    {
      id: "one-thing",
      title: "Say one thing",
      blocks: [
        paragraph(
          "A message that asks for three things gets none of them. Before writing, finish this sentence: “After reading, they will…” Come in on Friday. Book the ten o’clock. Answer a question. One verb, and everything that does not serve it waits for next week.",
        ),
        {
          kind: "quote",
          text: "Write to one person. Then send it to everyone like them.",
        },
      ],
    },
    {
      id: "envelope",
      title: "Pick the right channel",
      blocks: [
        paragraph("The same sentence is welcome in one place and rude in another."),
        list(
          [strong("Email"), " for stories, pictures and things to keep."],
          [strong("Text"), " for today and tomorrow. A text about next month is a nuisance."],
          [strong("WhatsApp"), " for anything that will lead to a question."],
          [strong("Social media"), " for people who have not met you yet."],
          [strong("Ads"), " for people who are looking this minute."],
        ),
        paragraph(
          "If you are unsure, type your sentence into the ",
          link("demo", "/demo"),
          " and see it on four of them. The one that looks least like shouting is usually right.",
        ),
      ],
    },
    {
      id: "hour",
      title: "Choose the hour",
      blocks: [
        paragraph(
          "People answer when the thing is on their mind: bread before work, dinner around five, vacations on Sunday night. Do not look for the best hour in an article.",
        ),
        paragraph("Look at when your own replies come, and send half an hour earlier."),
      ],
    },
    {
      id: "count",
      title: "Count what matters",
      blocks: [
        paragraph(
          "Opens are applause; orders pay the rent. Opens are also partly machines: some mail programs load every picture whether or not anyone reads, which makes every open rate look better than it is, ours included. Keep four numbers, once a month, on paper if you like:",
        ),
        steps(
          "how many people you wrote to",
          "how many ordered, booked or came",
          "how many left the list",
          "what it cost, including your own time",
        ),
        paragraph("Divide the fourth by the second. That is what one customer costs, and it settles most arguments."),
      ],
    },
    {
      id: "worked-example",
      title: "A worked example",
      blocks: [
        paragraph(
          "Ruth has a small bakery, 240 names on her list and a slow Tuesday. She wants to sell thirty more loaves before noon. Her first draft and her second:",
        ),
        {
          kind: "sample",
          label: "Sample: an invented shop",
          title: "Before",
          lines: [
            "Big news from Marlow Bakery!",
            "We have a new website, new opening hours, a loyalty card and amazing offers all week. Follow us everywhere!",
          ],
        },
        {
          kind: "sample",
          label: "Sample: the same shop",
          title: "After",
          lines: [
            "Tuesday: the second loaf is ours to give",
            "Buy a loaf before noon this Tuesday and take another home. Reply KEEP and we put two aside for you. Ruth",
          ],
        },
        paragraph(
          "The second draft has one verb, one day, one way to answer and a name under it. She sends it on Monday at seven in the evening, when her replies usually come. Say 26 people reply KEEP and 21 collect, at a profit of two dollars a visit after the free loaf: 42 dollars, for ten minutes of writing. Not a fortune. But now she knows what a Tuesday email is worth, and next week she can test a different sentence against it.",
        ),
      ],
    },
    {
      id: "this-week",
      title: "Your turn, this week",
      blocks: [
        steps(
          "Write the card for the counter.",
          "Pick one slow hour and one thing to sell in it.",
          "Send one message to the people who said yes.",
          "Write down the four numbers on Sunday.",
        ),
      ],
    },
  ],
  postscript: [
    "Next: ",
    link("Sell online, step by step", "/learn/ecommerce"),
    ". Is a word new to you? Look it up in the ",
    link("glossary", "/glossary"),
    ".",
  ],
};
