import { expectsSession, signOut } from "#app/data/auth.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { eraseCookies } from "#app/data/receipt.ts";
import { removeStoredThread } from "#app/data/stored-thread.ts";
import { clearChosenPlans } from "#app/calculator/chosen-plans.ts";
import { keepOwnText } from "#app/shell/own-line.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { clearShelves } from "./browser-entries.ts";

/**
 * Erases all that this browser holds for the site. The parts of the page that hold a copy let go of it first, or they would store it again.
 * @returns whether the cookies went too, which the server erases
 */
export async function forgetBrowser(backend: PublicSettings["backend"]): Promise<boolean> {
  // Where the service can't be reached, the session is over in this browser all the same.
  if (expectsSession()) await signOut().catch(console.error);
  removeStoredThread();
  removeStoredThread("sessionStorage");
  clearChosenPlans();
  keepOwnText("");
  delete document.documentElement.dataset.theme;
  const cookiesErased =
    !isOwnBackend(backend) ||
    (await eraseCookies().then(
      () => true,
      () => false,
    ));
  clearShelves();
  return cookiesErased;
}
