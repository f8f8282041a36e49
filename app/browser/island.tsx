import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { InlinedFilesProvider, useInlinedFiles } from "./inlined-files.ts";
import { PublicSettingsProvider, usePublicSettings } from "./public-settings.tsx";

/**
 * "intent": on the first press, key or focus in it or on its dialog's opener. "near": on an idle page, near the viewport,
 * after a visitor scrolls, points or types. "now": after the first paint.
 */
type When = "intent" | "near" | "now";

/** JSON would drop functions, and the island would differ from the served HTML. */
function refuseFunctions(name: string, value: unknown): unknown {
  if (typeof value === "function") throw new TypeError(`The prop ${name} is a function: an island’s props are data.`);
  return value;
}

type IslandProps<Props extends object> = {
  name: string;
  part: ComponentType<Props>;
  when?: When;
  /**
   * Wakes at once, separated by spaces: storage keys; names in query, fragment and history state ("*": any). Exported by the part as a
   * string, because hot reload can't apply a changed array.
   */
  wakes?: string;
  /** Serializable data, such as a plan or the address of a drawing. An island imports its copy. */
} & (object extends Props ? { props?: Props } : { props: Props });

const InIsland = createContext(false);

/**
 * Hydrated separately; the rest of the page never is. Its element has no box (base.css).
 * @throws TypeError if a prop is not data; Error if one island is inside another
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
