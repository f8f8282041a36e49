import { localizedPath } from "#app/browser/localized-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProductScreen, Tag } from "#app/ui/product-screen.tsx";
import loaf from "#app/drawings/home/loaf.svg";
import { templatesLink } from "#content/templates.ts";
import { campaignScreen as words } from "#words/campaign-screen.ts";
import { controls } from "#words/controls.ts";
import styles from "./campaign-screen.module.css";

export function CampaignScreen() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="campaign-title">
      <div className="wrap wide-last gap-6 middle">
        <div className={`stack gap-5 ${styles.words}`}>
          <h2 id="campaign-title">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <ButtonLink href={localizedPath("/demo#walk")}>{words.more}</ButtonLink>
          <a href={localizedPath(templatesLink.to)}>{templatesLink.label}</a>
        </div>
        <ProductScreen ink="red" title={words.screen} sample={words.sample}>
          <div className={`fill ${styles.campaign}`}>
            <dl className={`stack gap-2 ${styles.fields}`}>
              <dt>{words.note}</dt>
              <dd>{words.noteText}</dd>
              <dt>{words.sendBy}</dt>
              <dd className="cluster gap-2">
                {words.channels.map(({ icon, label, isChosen }) => (
                  <Tag key={icon} isOn={isChosen}>
                    <Icon name={icon} />
                    {label}
                    {isChosen && <span className="visually-hidden">{`${controls.comma} ${words.chosen}`}</span>}
                  </Tag>
                ))}
              </dd>
              <dt>{words.picture}</dt>
              <dd className="media">
                <Drawing src={loaf} alt="" width={120} height={90} />
                {words.pictureWords}
              </dd>
              <dt>{words.when}</dt>
              <dd>{words.whenText}</dd>
            </dl>
            <div className="stack gap-2">
              {words.drafts.map(({ icon, label, note, unchanged, changed }) => (
                <div key={icon} className={`card stack gap-1 ${styles.draft}`}>
                  <p className="cluster gap-2">
                    <Icon name={icon} />
                    <b>{label}</b> <span>{note}</span>
                  </p>
                  <p>
                    {unchanged} <ins>{changed}</ins>
                  </p>
                </div>
              ))}
              <p className="cluster gap-2">
                <Tag isOn>{words.approve}</Tag> <Tag>{words.again}</Tag>
              </p>
            </div>
          </div>
        </ProductScreen>
      </div>
    </section>
  );
}
