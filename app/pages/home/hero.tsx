import { Island } from "#app/browser/island.tsx";
import { localizedPath } from "#app/browser/localized-path.ts";
import { Button, ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { demoShops } from "#content/pages/demo.ts";
import { chatButton } from "#words/chat-button.ts";
import { home } from "#words/pages/home.ts";
import styles from "./hero.module.css";
import LineAndStamp, { wakes } from "./line-and-stamp.island.tsx";

const copy = home.hero;

const [shop] = demoShops;
const { headline, message, action } = shop.notes.sell;
const sample = {
  sender: shop.name,
  handle: shop.handle,
  audience: shop.audience,
  message: `${headline}. ${message}`,
  action,
  scene: { src: findDrawing(`/app/drawings/scenes/${shop.scene}.svg`), alt: "" },
  mark: shop.mark,
};

export function Hero() {
  const [first, strong, last] = copy.lead;
  return (
    <section className={`sky ${styles.hero}`}>
      <div className={`wrap ${styles.columns}`}>
        <h1 className={styles.title} data-long={copy.title.some(({ length }) => length > 12) || undefined}>
          {copy.title[0]} <br />
          {copy.title[1]}
        </h1>
        <p className={`lead ${styles.lead}`}>
          <span>{first}</span> <b>{strong}</b> <span>{last}</span>
        </p>
        <Island name="line-and-stamp" part={LineAndStamp} props={{ sample }} wakes={wakes} />
        <div className={`actions ${styles.actions}`}>
          <DialogButton dialog="sign-up" variant="primary">
            {copy.tryFree}
          </DialogButton>
          <ButtonLink href={localizedPath("/demo")} icon="play">
            {copy.viewDemo}
          </ButtonLink>
          <Button icon="chat" popoverTarget="chat">
            {chatButton.strong} <span className="visually-hidden">{chatButton.rest}</span>
          </Button>
        </div>
      </div>
    </section>
  );
}
