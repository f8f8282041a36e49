import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { rememberedNotice as words } from "#words/cookie-notice.ts";
import { analyticsServices } from "#content/analytics.ts";
import { accountPaths } from "#content/navigation.ts";
import { elementIds } from "#shared/element-ids.ts";
import styles from "./cookie-notice.module.css";

/**
 * Three equal answers (P1). Stays closed without scripts, because nothing optional runs then. Under Global Privacy Control it only
 * informs; "Cookie choices" in the footer still offers all answers, which take precedence.
 */
export function RememberedNotice() {
  const { analytics } = usePublicSettings();
  const service = analytics && analyticsServices[analytics.service].name;
  return (
    <>
      <dialog
        id={elementIds.rememberedNotice}
        className={`${styles.notice} forced-border dusk airmail-band`}
        aria-labelledby="cookie-notice-title"
      >
        <div>
          <b id="cookie-notice-title">{words.heading}</b>
          <p data-part="choice">{service ? words.countedText(service) : words.text}</p>
          <p data-part="signal">{words.globalPrivacyControl}</p>
          <p data-part="again">
            <a href={localizedPath(accountPaths.privacyReceipt)}>{words.receipt}</a>
          </p>
        </div>
        <div className={styles.equal}>
          <Button size="small" data-part="choice" value="all">
            {words.accept}
          </Button>
          <Button size="small" value="none">
            {words.reject}
          </Button>
          <Button size="small" data-part="choice" popoverTarget={elementIds.cookieCategories}>
            {words.choose}
          </Button>
        </div>
        <form
          id={elementIds.cookieCategories}
          popover="auto"
          aria-label={words.choose}
          className={`${styles.categories} dusk`}
        >
          <div className="stack gap-3">
            {words.categories.map(({ id, name, line, alwaysOn }) => (
              <Checkbox key={id} name="category" value={id} disabled={alwaysOn} defaultChecked={alwaysOn}>
                <b>{name}</b>
                {service && id === "statistics" ? words.countedLine(service) : line}
              </Checkbox>
            ))}
            <Button type="submit" size="small">
              {words.save}
            </Button>
          </div>
        </form>
      </dialog>
      <p role="status" className="visually-hidden" data-saved={words.saved} />
    </>
  );
}
