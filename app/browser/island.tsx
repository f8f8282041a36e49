import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { PublicSettingsProvider, usePublicSettings } from "./public-settings.tsx";

/**
 * When the browser hydrates an island (wake.ts): at the first press, key or focus in it; when a visitor is near it and the page is idle;
 * or right after the first paint. A press on what opens the dialog or popover around it counts as one in it. A visitor is there from the
 * first scroll, pointer move, press or key on: a page that nobody touches hydrates no tool.
 */
type When = "intent" | "near" | "now";

/** JSON would leave them out, and the island would not be as it was served. */
function refuseFunctions(name: string, value: unknown): unknown {
  if (typeof value === "function") throw new TypeError(`The prop ${name} is a function: an island’s props are data.`);
  return value;
}

type IslandProps<Props extends object> = {
  /** The name of the file `<name>.island.tsx` whose default export is `part`. */
  name: string;
  part: ComponentType<Props>;
  when?: When;
  /**
   * What wakes it at once, which only the browser has: keys of the browser's storage, and names in the address (parameters of its query or
   * fragment, and of the history entry's state; "*" is any). The island exports it beside its component.
   */
  wakes?: readonly string[];
  /** Data, such as a plan or the address of a drawing. What an island says it imports. */
} & (object extends Props ? { props?: Props } : { props: Props });

const InIsland = createContext(false);

/**
 * A part of a page that has state: rendered here on the server, in its place, and hydrated alone by the browser, at its moment. The rest
 * of the page is never hydrated. Its element has no box (base.css), so that it changes no layout.
 * @throws TypeError where a prop is no data; Error where one island is inside another
 */
export function Island<Props extends object>({ name, part: Part, props, when = "intent", wakes }: IslandProps<Props>) {
  const prefix = useId();
  const settings = usePublicSettings();
  if (use(InIsland)) throw new Error(`The island ${name} is inside another one.`);
  const html = renderToString(
    <InIsland value={true}>
      <PublicSettingsProvider value={settings}>
        <Part {...(props as Props)} />
      </PublicSettingsProvider>
    </InIsland>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      data-island={name}
      data-when={when}
      data-wakes={wakes?.join(" ")}
      data-prefix={prefix}
      data-props={props && JSON.stringify(props, refuseFunctions)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
