import { describe, expect, test } from "vitest";
import { monthlyPrices } from "#content/catalog/limits.ts";
import { formatPriceIn } from "#content/format-price.ts";
import { writePrice } from "#content/price-format.ts";
import { devicesSection } from "#content/generated/ar/account.ts";
import { captchaField } from "#content/generated/ar/captcha-field.ts";
import { caseStudyList } from "#content/generated/ar/case-study-list.ts";
import { conversation } from "#content/generated/ar/conversation.ts";
import { language } from "#content/generated/ar/language.ts";
import { signedIn } from "#content/generated/ar/layout.ts";
import { numberFormat } from "#content/generated/ar/number-rules.ts";
import { yearPart } from "#content/generated/ar/pages/feature-flexible-pricing.ts";
import { planChooser, pricing } from "#content/generated/ar/pages/pricing.ts";
import { pro } from "#content/generated/ar/plans.ts";
import { answerEmails } from "#content/generated/server/ar.ts";

const basicPrice = writePrice(language.locale, monthlyPrices.basic).slice(1, -1);

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
    ["a price that the build knows", pricing.heading, [basicPrice]],
    ["a price that the browser writes", formatPriceIn(numberFormat, monthlyPrices.basic), [basicPrice]],
    ["who has answered, in a letter", answerEmails.begin("Inés O."), ["Inés O."]],
  ])("%s", (_kind, text, parts) => expect(isolatedIn(text)).toEqual(parts));
});

test("the text around a plan's line doesn't repeat it", () => {
  expect(planChooser.onTopOf(pro.includes)).toBe("\u2068كل ما في باقة Basic\u2069، ومعه");
});
