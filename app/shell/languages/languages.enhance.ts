import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/** Keeps the query, the fragment and the chosen service (app/pages/home/choose-service.enhance.ts). */
export default function enhanceLanguages(offer: HTMLElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-language]")];
  const answer = (): void => {
    offer.hidden = true;
    writeStored(storageKeys.languageOffer, "answered");
  };

  for (const link of links) {
    // Updates the links before a press too, for new tabs and copied links.
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, () => bringPlace(link));
    link.addEventListener("click", () => {
      bringService(link);
      answer();
    });
  }
  for (const button of offer.querySelectorAll("button")) button.addEventListener("click", answer);
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
