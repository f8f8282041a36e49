import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { InlinedFilesProvider, useInlinedFiles } from "./inlined-files.ts";
import { PublicSettingsProvider, usePublicSettings } from "./public-settings.tsx";

/**
 * "intent": on the first press, key or focus in the island or on its dialog's opener. "now": after the first paint. "near": near the
 * viewport, but only once the page is idle and a visitor has scrolled, pointed or typed.
 */
type When = "intent" | "near" | "now";

/** JSON drops functions, so the hydrated island would differ from the served HTML. */
function refuseFunctions(name: string, value: unknown): unknown {
  if (typeof value === "function") throw new TypeError(`The prop ${name} is a function: an island’s props are data.`);
  return value;
}

type IslandProps<Props extends object> = {
  name: string;
  part: ComponentType<Props>;
  when?: When;
  /**
   * Storage keys, and names in the query, fragment or history state ("*" for any), that wake the island at once. Separated by
   * spaces, in a string that the part exports, because hot reload can't apply a changed array.
   */
  wakes?: string;
  /** Serializable data, such as a plan or a drawing's URL. Words are not props, because the part imports them. */
} & (object extends Props ? { props?: Props } : { props: Props });

const InIsland = createContext(false);

/**
 * Only islands are hydrated, each separately. The wrapper element has no box (base.css).
 * @throws TypeError if a prop is not data; Error if islands are nested
 */
export function Island<Props extends object>({ name, part: Part, props, when = "intent", wakes }: IslandProps<Props>) {
  const prefix = useId();
  const settings = usePublicSettings();
  const files = useInlinedFiles();
  if (use(InIsland)) throw new Error(`The island ${name} is inside another one.`);
  const html = renderToString(
    <InIsland value={true}>
      <PublicSettingsProvider value={settings}>
        <InlinedFilesProvider value={files}>
          <Part {...(props as Props)} />
        </InlinedFilesProvider>
      </PublicSettingsProvider>
    </InIsland>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      data-island={name}
      data-when={when}
      data-wakes={wakes}
      data-prefix={prefix}
      data-props={props && JSON.stringify(props, refuseFunctions)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
