import { describe, expect, test } from "vitest";
import { monthlyPrices } from "./catalog/limits.ts";
import { plans } from "./catalog/plans.ts";
import { devicesSection } from "./generated/ar/account.ts";
import { captchaField } from "./generated/ar/captcha-field.ts";
import { caseStudyList } from "./generated/ar/case-study-list.ts";
import { conversation } from "./generated/ar/conversation.ts";
import { signedIn } from "./generated/ar/layout.ts";
import { numberFormat } from "./generated/ar/number-rules.ts";
import { yearPart } from "./generated/ar/pages/feature-flexible-pricing.ts";
import { planChooser, pricing } from "./generated/ar/pages/pricing.ts";
import { pro } from "./generated/ar/plans.ts";
import { planChooser as germanChooser } from "./generated/de/pages/pricing.ts";
import { pro as germanPro } from "./generated/de/plans.ts";
import { getLimits } from "./placeholders.ts";
import { requireCurrency } from "./price-format.ts";
import { serverWords } from "./generated/server/index.ts";
import { pricing as englishPricing } from "./generated/en/pages/pricing.ts";
import { caseStudyList as english } from "./generated/en/case-study-list.ts";

const isolatedIn = (text: string): string[] =>
  Array.from(text.matchAll(/[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g), ([, part = ""]) => part);

describe("inserted names don't reorder the Arabic sentence around them", () => {
  test.each([
    ["the name of a record", caseStudyList.columns.projectLink("Nikos (Bar)"), ["Nikos (Bar)"]],
    ["the name of whoever answers in the chat", conversation.announcement("Inés O."), ["Inés O."]],
    ["the address of an account", signedIn.status("ines@mail.example"), ["ines@mail.example"]],
    ["a device", devicesSection.endLabel({ device: "Chrome (iOS)", seen: "" }), ["Chrome (iOS)"]],
    ["a network", devicesSection.address("2001:db8::"), ["2001:db8::"]],
    ["another service", captchaField.note({ name: "hCaptcha", host: "hcaptcha.com" }), ["hCaptcha", "hcaptcha.com"]],
    ["a plan before a number", yearPart({ plan: "Basic", count: 6 }), ["Basic"]],
    ["a price that the build knows", pricing.heading, [`${monthlyPrices.basic}\u00a0$`]],
    ["a price that the browser writes", `${numberFormat.beforePrice}99${numberFormat.afterPrice}`, ["99\u00a0$"]],
    ["who has answered, in a letter", serverWords.ar?.answerEmails.begin("Inés O.") ?? "", ["Inés O."]],
  ])("%s", (_kind, text, parts) => expect(isolatedIn(text)).toEqual(parts));
});

test("English isolates nothing", () => {
  expect(englishPricing.heading).toBe(`From ${plans[0].price} a month, per service.`);
  expect(english.columns.projectLink("Nikos (Bar)")).toBe("See the project of Nikos (Bar)");
});

test.each([
  ["de", germanChooser.onTopOf(germanPro.includes), "Alles aus Basic, dazu"],
  ["ar", planChooser.onTopOf(pro.includes), "\u2068كل ما في باقة Basic\u2069، ومعه"],
])("the text around a plan's line doesn't repeat it: %s", (_language, text, expected) => {
  expect(text).toBe(expected);
});

test("D11 a currency that doesn't exist and a service without limits are named with their files", () => {
  for (const currency of ["ZZZ", "euros"])
    expect(() => requireCurrency(currency)).toThrow(`site.ts: the currency “${currency}” doesn't`);
  expect(() => getLimits("tea")).toThrow("content/catalog/limits.ts: planLimits lacks “tea”: add its limits.");
});
