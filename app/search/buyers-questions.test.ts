import { describe, expect, test } from "vitest";
import { shownIn } from "#content/profiles.ts";
import { searchData } from "#content/search-data.ts";
import { replyTo } from "./reply.ts";
import { createSearch } from "./search.ts";

/**
 * What buyers ask, by the address of the right answer; by several where each is right. "cost" stands for the calculator, "none" for what
 * the site does not answer. A new answer brings three questions.
 */
const questionsByAnswer: Readonly<Record<string, readonly string[]>> = {
  cost: [
    "How much does it cost for 3,100 contacts, 4 emails and 1 text a month?",
    "how much for 3000 contacts",
    "price for 5000 emails",
    "what would 12k subscribers and a weekly newsletter cost me",
    "I have 800 customers and want to text them twice a month, what's the price?",
    "2,500 people on my list, one email a week, what do I pay?",
    "how much would texting 400 clients once a month cost",
    "quote for 20,000 contacts",
    "How much for 10 mailboxes?",
    "wich plan do i need for 6000 contacts",
    "price for 15,000 subscribers, 2 newsletters a week and one text a month",
    "cost of sending 8000 sms a month",
    "if I have 900 people on my list and email them daily, how much",
    "how much to email 50k people twice a month?",
  ],
  "/glossary#ab-test": ["A/B test meaning"],
  "/glossary#bounce": ["what is a bounce"],
  "/glossary#dkim /trust#spf-dkim-dmarc": ["what does DKIM mean"],
  "/glossary#landing-page": ["what's a landing page?"],
  "/glossary#segment": ["what is a segment"],
  "/help#bring-list": ["How do I import a csv", "upload an excel file of customers"],
  "/help#bundle": ["we have multiple locations"],
  "/help#change-or-cancel": ["Can I upgrade from Basic to Pro later?", "What if I want to downgrade next month?"],
  "/help#cost": ["What does it cost?", "how much is it", "prices", "whats the cheapest plan"],
  "/help#create-account": ["How do I register?"],
  "/help#delete-account": ["delete my account", "how do I close my account"],
  "/help#first-service": ["which service should I pick first"],
  "/help#live-chat": ["am I chatting with a real person"],
  "/help#live-chat /trust#support-hours": ["Can I talk to a human?"],
  "/help#look-first": ["can I see a demo before I sign up"],
  "/help#no-letter": ["confirmation email didn't arrive", "I never got the verification mail"],
  "/help#permission": ["do I need permission to email my customers?", "can i text people without their consent"],
  "/help#reset-password": ["how do I reset my password", "forgot my passwrod"],
  "/help#shared-computer": ["sign me out"],
  "/help#what-pro-adds": [
    "whats the difference between basic and pro",
    "which plan has the most features compared to Pro",
  ],
  "/help#without-scripts": ["does it work without javascript"],
  "/help#write-to-us": ["how can I contact you by email"],
  "/how-to-buy#clients": [
    "we're an agency with a dozen clients",
    "can I white label it",
    "can I resell this to my customers",
  ],
  "/how-to-buy#discounts": ["Do you have a nonprofit discount?", "any promo codes?"],
  "/how-to-buy#how-to-buy": ["what happens after I contact sales"],
  "/how-to-buy#how-to-buy /how-to-buy#payment-methods /trust#free": ["Where do I enter my credit card to buy?"],
  "/how-to-buy#invoices": ["will I get an invoice"],
  "/how-to-buy#payment-methods": ["do you accept bitcoin", "do you take amex", "Can we pay by bank transfer?"],
  "/how-to-buy#price-includes": [
    "does the price include carrier fees for texts",
    "Do I pay Meta extra for WhatsApp messages?",
    "is my ad spend part of the plan",
  ],
  "/how-to-buy#purchase-orders": ["we need a PO", "net 30 terms?"],
  "/how-to-buy#tax": ["is sales tax included in the price"],
  "/how-to-buy#unlimited": ["is unlimited sms really unlimited"],
  "/integrations#by-file": ["can my contacts sync automatically"],
  "/integrations#sending-api": ["Is there an API?", "do you have webhooks or a rest api"],
  "/integrations#store-orders": ["can I send abandoned cart emails", "Can you import orders from my online store?"],
  "/integrations#systems": [
    "do you connect to woocommerce",
    "zapier integration",
    "does it work with Squarespace",
    "hubspot",
  ],
  "/integrations#systems /integrations#integrations": ["Do you integrate with Shopify?"],
  "/pricing#business-email": ["mailbox storage size"],
  "/pricing#email-marketing": ["how much is email marketing per month", "how many emails can I send on the Pro plan?"],
  "/pricing#kol": ["influencer campaign price"],
  "/pricing#sms-marketing": ["how many text messages do I get on Basic"],
  "/pricing#social-media": ["how many social media accounts can i connect on basic"],
  "/pricing#website-builder": ["How many pages can I build?"],
  "/pricing#whatsapp-marketing": ["how many whatsapp messages are included"],
  "/product#advertising": ["can you run google ads for me"],
  "/product#seo": ["do you do SEO"],
  "/product#website-builder": ["do you build websites"],
  "/security#certificates": ["are you SOC 2 certified", "HIPAA"],
  "/security#data-after-leaving": ["how long do you keep our data after we cancel"],
  "/security#protection": ["is data encrypted at rest", "how do you keep data safe"],
  "/security#report-vulnerability": ["I found a vulnerability"],
  "/security#status-page": ["status page"],
  "/security#subprocessors": ["Which subprocessors do you use?"],
  "/security#subprocessors /trust#ai": ["does openai get our data"],
  "/security#two-step": ["Do you support SSO with Okta?", "two factor authentication"],
  "/trust#ai": ["Does the AI train on my list?", "Do you use our data to train your AI models?"],
  "/trust#approval": ["do posts go out without my approval?"],
  "/trust#cancel": ["cancle my subscription", "how do i stop my plan"],
  "/trust#cancel /help#change-or-cancel /trust#yearly": [
    "Hi! I run a small bakery. Can I cancel any time or am I locked in?",
    "can I cancel after one month",
  ],
  "/trust#contact": ["Are unsubscribed people counted as contacts?", "do bounced addresses count towards my contacts"],
  "/trust#customers": ["who are your customers"],
  "/trust#free": [
    "do I need a credit card",
    "Is there a free trial?",
    "is it free",
    "do i have to enter my card to sign up",
    "is there a catch with the free account",
  ],
  "/trust#from-brevo": ["Can I move my Brevo contacts over?"],
  "/trust#from-klaviyo": ["we're moving from Klaviyo, what do we need to export?"],
  "/trust#from-mailchimp": ["import contacts from mailchimp"],
  "/trust#gdpr": ["are you gdpr compliant"],
  "/trust#gdpr /glossary#gdpr": ["GDPR"],
  "/trust#limit": [
    "what happens when I hit the limit",
    "Will you charge me extra if I send too many emails?",
    "do you charge overage fees",
    "what happens if I go over 10,000 emails on Basic",
  ],
  "/trust#long-texts": ["Does a long text count as two?", "how long can one SMS be"],
  "/trust#mobile-app": ["do you have an app", "Is there an app for iPhone?"],
  "/trust#moving": ["switching from constant contact", "can you help me migrate"],
  "/trust#processing-agreement": ["I need a signed DPA before we can start", "data processing addendum"],
  "/trust#quiet-hours": ["can texts be sent at 6 in the morning"],
  "/trust#refund": ["can i get a refund", "refnud", "Can I get my money back if I don't like it?"],
  "/trust#roles": ["can my intern see everything or can I restrict that"],
  "/trust#seats": [
    "how many users can I have",
    "Do you charge per seat?",
    "we are a team of 40, does everyone need a license",
  ],
  "/trust#sender-registration": ["do I need 10DLC registration", "what phone number will my texts come from"],
  "/trust#sms-countries": ["can I text customers in Canada and the UK"],
  "/trust#sold": ["is my data sold", "who has access to my customer list?"],
  "/trust#spam-folder": ["Will my emails go to spam?"],
  "/trust#spf-dkim-dmarc": ["how do I set up SPF and DKIM for my domain"],
  "/trust#support-hours": [
    "when are you open",
    "is there a phone number I can call?",
    "What time zone is your support in and when can I call?",
    "customer service hours",
  ],
  "/trust#support-languages": [
    "What languages do you support?",
    "is your support team spanish speaking",
    "do you help in German",
  ],
  "/trust#take-out": ["Can I take my list with me if I leave?"],
  "/trust#templates": ["do you have templates"],
  "/trust#uptime": ["uptime guarantee", "is there an SLA", "how reliable is the service"],
  "/trust#where-data-is": ["Where is my data stored?", "Is our data hosted in the EU or the US?"],
  "/trust#who-runs-it": ["who owns larkpost", "who is behind this company"],
  "/trust#yearly": ["Can I pay yearly and get a discount?", "Is there a minimum contract length?"],
  none: [
    "What is the weather in Paris?",
    "tell me a joke",
    "Is there parking for bicycles?",
    "do you sell pizza",
    "can I apply for a job",
    "what is it, and how do I do that?",
    "你们星期天营业吗？",
    "can I have a segment of lemon",
    "<script>alert(document.cookie)</script>",
    "How tall is the Eiffel Tower?",
    "can I bring my dog to your office",
    "do you ship to Canada",
    "what's your favorite color",
    "can I rent a billboard through you",
    "do you print postcards",
    "how old do I have to be to sign up",
    "can you write my blog posts in latin",
    "who won the super bowl",
    "do you rent office space",
    "Can I get a refund on my flight?",
    "what's the capital of Spain?",
    "can you deliver bread on fridays",
    "is your CEO married",
  ],
};

const questions = Object.entries(questionsByAnswer).flatMap(([right, all]) =>
  all.map((question) => ({ question, right: right.split(" ") })),
);

for (const profile of ["spec", "live"] as const) {
  const documents = searchData.documents.filter((document) => shownIn(document, profile));
  const search = createSearch(documents, searchData.words);
  const answerTo = (question: string): string => {
    const to = replyTo(question, search, searchData)?.to ?? "none";
    return /^\/pricing\?.*#cost$/.test(to) ? "cost" : to;
  };

  describe(`D2 D23 the chat in ${profile}`, () => {
    test("at least nine of ten questions get the right answer, and at most one of fifty a wrong one", () => {
      const answered = questions.map((one) => ({ ...one, answer: answerTo(one.question) }));
      const notRight = answered.filter(({ right, answer }) => !right.includes(answer));
      const wrong = notRight.filter(({ answer }) => answer !== "none");
      const shown = notRight.map(({ question, answer }) => `${question} → ${answer}`).join("\n");
      expect(notRight.length, shown).toBeLessThanOrEqual(questions.length / 10);
      expect(wrong.length, shown).toBeLessThanOrEqual(questions.length / 50);
      expect(questions.length).toBeGreaterThanOrEqual(120);
    });

    test("each question is another, and its right answers exist", () => {
      const places = new Set(["cost", "none", ...documents.map(({ to }) => to)]);
      expect(new Set(questions.map(({ question }) => question.toLowerCase())).size).toBe(questions.length);
      expect(questions.filter(({ right }) => !right.every((to) => places.has(to)))).toEqual([]);
    });
  });
}
