import askFirst from "#app/drawings/diagrams/digital-marketing/ask-first.svg";
import count from "#app/drawings/diagrams/digital-marketing/count.svg";
import envelope from "#app/drawings/diagrams/digital-marketing/envelope.svg";
import hour from "#app/drawings/diagrams/digital-marketing/hour.svg";
import oneThing from "#app/drawings/diagrams/digital-marketing/one-thing.svg";
import thisWeek from "#app/drawings/diagrams/digital-marketing/this-week.svg";
import workedExample from "#app/drawings/diagrams/digital-marketing/worked-example.svg";

/** The drawings of the page's sections, by their ids. */
export const digitalMarketingDiagrams: Readonly<Record<string, string>> = {
  "ask-first": askFirst,
  "one-thing": oneThing,
  envelope,
  hour,
  count,
  "worked-example": workedExample,
  "this-week": thisWeek,
};
