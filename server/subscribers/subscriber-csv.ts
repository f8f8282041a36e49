import type { Cell } from "../lib/spreadsheet.ts";
import { getWords } from "../words/server-words.ts";
import type { SubscribersAdministration } from "./routes.ts";
import { unsubscribeLink } from "./subscriber-tokens.ts";
import { findConsent, type ListedSubscription } from "./subscription-list.ts";

type Column = readonly [name: string, cell: (subscription: ListedSubscription) => Cell];

/** Includes the latest event of each kind. */
export const subscriberColumns = ({ deriveKey, siteUrl }: SubscribersAdministration): readonly Column[] => [
  ["channel", ({ channel }) => channel],
  ["address", ({ address }) => address],
  ["state", ({ state }) => state],
  ["requested_at", (subscription) => findConsent(subscription, "requested")?.time],
  ["consent_version", (subscription) => findConsent(subscription, "requested")?.version],
  ["consent_words", (subscription) => findConsent(subscription, "requested")?.words],
  ["confirmed_at", (subscription) => findConsent(subscription, "confirmed")?.time],
  ["confirmed_by", (subscription) => findConsent(subscription, "confirmed")?.method],
  ["unsubscribed_at", (subscription) => findConsent(subscription, "unsubscribed")?.time],
  ["unsubscribed_by", (subscription) => findConsent(subscription, "unsubscribed")?.method],
  [
    "unsubscribe",
    ({ channel, id, language }) => (channel === "email" ? unsubscribeLink(siteUrl, deriveKey, id, language) : null),
  ],
  ["language", ({ language }) => getWords(language).language.code],
];
