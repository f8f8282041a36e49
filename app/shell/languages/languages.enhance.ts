import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/** Takes the query, the fragment and the chosen service along (app/pages/home/choose-service.enhance.ts). */
export default function enhanceLanguages(offer: HTMLElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-language]")];
  const named = links.filter((link) => link.dataset.offer);
  const own = links.find((link) => link.hasAttribute("aria-current"))?.hreflang ?? "";
  const answer = (): void => {
    offer.hidden = true;
    writeStored(storageKeys.languageOffer, "answered");
  };

  for (const link of links) {
    // Before a press as well, for new tabs and copied addresses.
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, () => bringPlace(link));
    link.addEventListener("click", () => {
      bringService(link);
      answer();
    });
  }

  const code = preferredLanguage(
    navigator.languages,
    own,
    named.map(({ hreflang }) => hreflang),
  );
  const wanted = named.find(({ hreflang }) => hreflang === code);
  const [link, button] = [offer.querySelector("a"), offer.querySelector("button")];
  if (!wanted || !link || !button || readStored(storageKeys.languageOffer)) return;
  const { href, hreflang, lang, dir, dataset } = wanted;
  Object.assign(link, { href, hreflang, lang, dir, textContent: dataset.offer });
  button.lang = lang;
  button.ariaLabel = dataset.dismiss ?? null;
  button.addEventListener("click", answer);
  offer.hidden = false;
}

function bringPlace(link: HTMLAnchorElement): void {
  if (link.dataset.language !== "same") return;
  link.search = location.search;
  link.hash = location.hash;
}

function bringService({ pathname }: HTMLAnchorElement): void {
  const { selectedService } = (history.state ?? {}) as { selectedService?: string };
  const [from] = location.href.split("#");
  if (selectedService)
    writeStored(storageKeys.chosenService, `${pathname} ${selectedService} ${from}`, "sessionStorage");
}

export function preferredLanguage(
  wanted: readonly string[],
  own: string,
  codes: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split("-");
    const code = codes.find((known) => known === tag.toLowerCase()) ?? codes.find((known) => known === base);
    if (code) return code === own ? undefined : code;
  }
  return undefined;
}
