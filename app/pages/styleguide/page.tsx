import colors from "#content/brand/colors.css?raw";
import { site } from "#content/brand/site.ts";
import { controls } from "#words/controls.ts";
import { home } from "#words/pages/home.ts";
import { signUpDialog } from "#words/dialogs.ts";
import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Collapse } from "#app/ui/collapse.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { iconNames } from "#app/ui/icon-names.ts";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { RouteHandle } from "#shared/route-handle.ts";
import styles from "./styleguide.module.css";

/** Development only (app/routes.ts). */
export const handle: RouteHandle = { isUnlisted: true };

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: site.name, description: home.description });

const colorNames = [...colors.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name);
const drawings = Object.entries(
  import.meta.glob<string>("/app/drawings/{stamps,scenes}/*.svg", { eager: true, import: "default" }),
);
const textClasses = ["title-1", "title-2", "title-3", "lead", "", "small", "label", "soft", "signal"];
const grounds = ["manila", "sky", "canary", "mint", "rose", "card"];
const words = home.hero.title.join(" ");

export default function StyleGuide() {
  return (
    <PageLayout engraving="bridge">
      <PageHead>
        <PageTitle name={site.name}>{words}</PageTitle>
        <Lead>{home.description}</Lead>
        <PageActions>
          <Button variant="primary">{controls.tryFree}</Button>
          <Button>{controls.close}</Button>
        </PageActions>
      </PageHead>
      {(["light", "dark"] as const).flatMap((theme) =>
        (["ltr", "rtl"] as const).map((direction) => (
          <section
            key={theme + direction}
            className={`${theme === "light" ? styles.light : styles.dark} band`}
            dir={direction}
          >
            <div className="wrap stack gap-6">
              <h2>{`${theme}, ${direction}`}</h2>
              <Parts id={theme + direction} />
            </div>
          </section>
        )),
      )}
      <section className="wrap columns-4">
        {drawings.map(([path, src]) => (
          <Drawing key={path} src={src} alt={path} width={240} height={180} />
        ))}
      </section>
    </PageLayout>
  );
}

function Parts({ id }: { id: string }) {
  return (
    <>
      <ul className="cluster small">
        {colorNames.map((name) => (
          <li key={name}>
            <svg width="72" height="40" className={styles.color} aria-hidden="true">
              <rect width="72" height="40" fill={`var(--${name})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {textClasses.map((name) => (
        <p key={name} className={name}>{`${name} ${words}`}</p>
      ))}
      <div className="cluster">
        <Button variant="primary">{controls.tryFree}</Button>
        <Button variant="primary" disabled>
          {controls.tryFree}
        </Button>
        <Button>{controls.close}</Button>
        <Button variant="plain" size="small" icon="arrow">
          {controls.close}
        </Button>
        <ButtonLink href="#top">{controls.dismiss}</ButtonLink>
        <Pill>{controls.close}</Pill>
        <Pill aria-pressed>{controls.close}</Pill>
        <Spinner label={controls.close} />
        <SampleMark>{site.name}</SampleMark>
      </div>
      <div className="columns-3">
        <Field label={signUpDialog.title} hint={controls.newTab} />
        <Field label={signUpDialog.title} error={home.description} />
        <Field as="select" label={signUpDialog.title}>
          <option>{site.name}</option>
        </Field>
        <Field as="textarea" label={signUpDialog.title} />
        <Checkbox>{home.description}</Checkbox>
        <Choice type="radio" name={id}>
          {controls.tryFree}
        </Choice>
      </div>
      <FormAlert>{home.description}</FormAlert>
      <Collapse summary={<h3>{site.name}</h3>}>{home.description}</Collapse>
      <div className="columns-3">
        {grounds.map((name) => (
          <p key={name} className={`${name} band`}>
            {name}
          </p>
        ))}
      </div>
      <p className="cluster">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </>
  );
}
