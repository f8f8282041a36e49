/** Inlined after the offer, so that the offer shows in the first frame and shifts nothing. */
import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { preferredLanguage } from "./preferred-language.ts";

const offer = document.currentScript?.previousElementSibling as HTMLElement;
const lines = [...offer.children] as HTMLElement[];
const code = preferredLanguage(
  navigator.languages,
  document.documentElement.lang,
  lines.map(({ lang }) => lang),
);
const line = lines.find(({ lang }) => lang === code);
if (line && !readStored(storageKeys.languageOffer)) offer.hidden = line.hidden = false;
