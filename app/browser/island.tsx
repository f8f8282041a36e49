import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { PublicSettingsProvider, usePublicSettings } from "./public-settings.tsx";
import { toJson } from "#content/write-json.ts";

/**
 * When the browser hydrates an island (islands.ts): at the first press, key or focus in it; when the visitor comes near it and the page is
 * idle; or right after the first paint. A press on what opens the dialog or popover around it counts as one in it.
 */
type When = "intent" | "near" | "now";

interface IslandProps<Props extends object> {
  /** The name of the file `<name>.island.tsx` whose default export is `part`. */
  name: string;
  part: ComponentType<Props>;
  /** Data and messages: they are sent as JSON. An island's words are among them. */
  props: Props;
  when?: When;
  /**
   * What wakes it at once, which only the browser has: keys of the browser's storage, and names in the address (parameters of its query or
   * fragment, and of the history entry's state; "*" is any). The island exports it beside its component.
   */
  wakes?: readonly string[];
}

const InIsland = createContext(false);

/**
 * A part of a page that has state: rendered here on the server, in its place, and hydrated alone by the browser, at its moment. The rest
 * of the page is never hydrated. Its element has no box (base.css), so that it changes no layout.
 * @throws TypeError where a prop is neither data nor a message; Error where one island is inside another
 */
export function Island<Props extends object>({ name, part: Part, props, when = "intent", wakes }: IslandProps<Props>) {
  const prefix = useId();
  const settings = usePublicSettings();
  if (use(InIsland)) throw new Error(`The island ${name} is inside another one.`);
  const html = renderToString(
    <InIsland value={true}>
      <PublicSettingsProvider value={settings}>
        <Part {...props} />
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
      data-props={toJson(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
