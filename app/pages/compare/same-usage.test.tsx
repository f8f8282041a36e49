import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { emailsEach, planOfList } from "#app/calculator/price-usage.ts";
import { find } from "#app/search/find.ts";
import { replyTo } from "#app/search/reply.ts";
import { createSearch } from "#app/search/search.ts";
import { plans } from "#content/catalog/plans.ts";
import { formatPrice, formatPriceIn, formatSumIn } from "#content/format-price.ts";
import { searchDocuments } from "#content/search-data.ts";
import { textPriceFormat } from "#words/text-prices.ts";
import { escapePattern } from "#tests/escape-pattern.ts";
import Calculator from "../pricing/calculator/calculator.island.tsx";
import { readBill } from "./bill.ts";
import { BillResult } from "./bill-result.tsx";
import CompareBill from "./compare-bill.island.tsx";

const [basic, pro, enterprise] = plans;
const search = createSearch(searchDocuments);
const stripTags = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/[ \n]+/g, " ");

const charges = (amount: number) => formatPriceIn(textPriceFormat, amount);

const calculator = (query: string) =>
  stripTags(renderToStaticMarkup(<Calculator query={query} />)).split("Your monthly total")[1] ?? "";
const compared = (query: string) =>
  stripTags(renderToStaticMarkup(<BillResult bill={readBill(new URLSearchParams(query))} />));

describe("D28 the same usage has the same plans and sums everywhere", () => {
  test.each([
    [900, 4, basic],
    [5_000, 2, basic],
    [5_001, 1, pro],
    [4_000, 4, pro],
    [24_000, 2, pro],
    [24_000, 4, enterprise],
    [25_001, 1, enterprise],
  ])("%d people and %d emails: $name", (contacts, emails, { name, price }) => {
    const plan = `Email ${name}`;
    const query = `contacts=${contacts}&email-marketing=${emails}`;
    expect(calculator(query)).toContain(`${plan} ${price}`);
    expect(calculator(query)).toContain(`Total per month, plus tax ${price}`);
    expect(compared(`contacts=${contacts}&emails=${emails}`)).toMatch(
      new RegExp(
        `Here ${escapePattern(price)} .*${plan} .*included above ${escapePattern(price)}.*Sum a month, plus tax`,
      ),
    );
    const question = `${contacts} contacts, ${emails} emails a month, how much?`;
    const [reply] = replyTo(question, search);
    expect(reply?.text.replace("Email marketing", "Email")).toContain(
      `${price} a month before tax: ${plan}, ${price}.`,
    );
    expect(reply?.to).toBe(`/pricing?${query}#cost`);
    expect(find(question, search).results[0]).toMatchObject({ to: reply?.to, text: [reply?.text] });
    const ofList = planOfList(contacts);
    const isEnough = (emailsEach(ofList.id, contacts) ?? Number.POSITIVE_INFINITY) >= emails;
    expect(plans.indexOf(ofList) <= plans.findIndex((plan) => price === plan.price)).toBe(true);
    expect(isEnough).toBe(ofList.price === price);
  });

  test.each([2_500, 2_501, 4_000, 5_000, 5_001, 25_000, 25_001])(
    "a list of %i has the same price in the calculator, the questionnaire, the chat and the scales",
    (contacts) => {
      const { price } = planOfList(contacts);
      const shown = calculator(`contacts=${contacts}`);
      expect(shown).toContain(`Total per month, plus tax ${price}`);
      expect(calculator(`contacts=${contacts}&email-marketing=start`)).toBe(shown);
      const [reply] = replyTo(`price for ${contacts} contacts`, search);
      expect(reply?.text.startsWith(`${price} a month`)).toBe(true);
      expect(calculator(new URL(reply?.to ?? "", "https://site.example").search)).toBe(shown);
    },
  );

  test("D28 each client has separate plans, which the calculator and its message to sales add up", () => {
    const query = "contacts=1000&clients=1.000&clients=6000&email-marketing=2&sms-marketing=1&country=DE";
    const text = calculator(query);
    const [small, large] = [2 * basic.monthlyPrice, pro.monthlyPrice + enterprise.monthlyPrice];
    expect(text).toContain("3 clients, 2 services");
    expect(text).toContain(`Client 2, 1,000 people: Email ${basic.name}, SMS ${basic.name} ${formatPrice(small)}`);
    expect(text).toContain(`Client 3, 6,000 people: Email ${pro.name}, SMS ${enterprise.name} ${formatPrice(large)}`);
    const sum = formatPrice(2 * small + large);
    expect(text).toContain(`Total per month, plus tax ${sum} On top, at cost ${charges(720)}`);
    const message = /data-message="([^"]*)"/.exec(renderToStaticMarkup(<Calculator query={query} />))?.[1];
    expect(message).toMatch(/Client 3, 6,000 people: .*clients=1000&amp;clients=6000/);
    expect(message).toContain(`Together ${sum} a month`);
    const unread = renderToStaticMarkup(<Calculator query="contacts=1000&clients=lots" />);
    expect(unread).toContain("A number can’t be used");
  });

  test("D27 a feature that is included is named in the comparison, whether or not it decides the plan", () => {
    for (const query of ["contacts=6000&emails=1", "contacts=500&emails=1"])
      expect(compared(`${query}&use=automations&use=sso`)).toMatch(
        /Included here too Automations: included in Email Pro\. What we lack.*Single sign-on/,
      );
  });

  test("D27 an address's sums stand in the form as the language writes numbers", () => {
    const form = renderToStaticMarkup(<CompareBill query="pays=1500&text-price=.25" />);
    expect(form).toContain('value="1,500"');
    expect(form).toContain('value="0.25"');
  });

  test("carriers' charges for texts are the same everywhere, and never part of ours", () => {
    const query = "contacts=3000&sms-marketing=1&country=DE";
    const sum = escapePattern(charges(270));
    expect(calculator(query)).toContain(`Total per month, plus tax ${pro.price} On top, at cost ${charges(270)}`);
    expect(compared("contacts=3000&texts=1&country=DE")).toMatch(
      new RegExp(
        `Here ${escapePattern(pro.price)} \\+ ${sum} On top, at cost .*included above ${sum}.*= ${sum}.*Sum a month, plus tax \\? ${escapePattern(formatPrice(pro.monthlyPrice + 270))}`,
      ),
    );
    const [reply] = replyTo("price to text 3000 people in Germany once a month", search);
    expect(reply?.text).toMatch(
      new RegExp(`^${escapePattern(pro.price)} .*${escapePattern(formatSumIn(textPriceFormat, 270))} for carriers`),
    );
    expect(reply?.to).toBe(`/pricing?${query}#cost`);
  });
});
