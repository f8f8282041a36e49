import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { PublicSettingsProvider, usePublicSettings } from "./public-settings.tsx";

/**
 * "intent": at the first press, key or focus in it, or on the opener of the dialog or popover around it. "near": when a visitor is near it
 * and the page is idle. "now": right after the first paint. A visitor counts from the first scroll, pointer move, press or key on: an
 * untouched page hydrates no tool.
 */
type When = "intent" | "near" | "now";

/** JSON would drop them, and the island would differ from what was served. */
function refuseFunctions(name: string, value: unknown): unknown {
  if (typeof value === "function") throw new TypeError(`The prop ${name} is a function: an island’s props are data.`);
  return value;
}

type IslandProps<Props extends object> = {
  name: string;
  part: ComponentType<Props>;
  when?: When;
  /**
   * Wakes the island at once: keys of the browser's storage, and names in the address (parameters of its query or fragment, and of the
   * history entry's state; "*" is any). The island exports it next to its component.
   */
  wakes?: readonly string[];
  /** Serializable data, such as a plan or the address of a drawing. An island imports its copy. */
} & (object extends Props ? { props?: Props } : { props: Props });

const InIsland = createContext(false);

/**
 * Rendered on the server, and hydrated alone by the browser; the rest of the page is never hydrated. Its element has no box (base.css), so
 * that it changes no layout. @throws TypeError if a prop is not data; Error if one island is inside another
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
