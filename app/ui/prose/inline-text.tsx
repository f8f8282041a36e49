import { localizedPath } from "#app/browser/localized-path.ts";
import { Fragment, type ReactNode } from "react";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { controls } from "#words/controls.ts";
import type { Text } from "#content/blocks.ts";

/** A text with its links, code and emphasis. */
export function InlineText({ text }: { text: Text }) {
  return text.map((part, index) => {
    // The parts of a text never change their order, so their place is their key.
    const key = index;
    if (typeof part === "string") return part;
    switch (part.kind) {
      case "link":
        return (
          <a key={key} href={localizedPath(part.to)}>
            {part.label}
          </a>
        );
      case "outside":
        return (
          <NewTabLink key={key} href={part.href} note={controls.newTab}>
            {part.label}
          </NewTabLink>
        );
      case "code":
        return <code key={key}>{breakable(part.text, afterSign)}</code>;
      case "noted":
        return (
          <span key={key} data-noted="">
            {part.text}
          </span>
        );
      case "strong":
        return <strong key={key}>{part.text}</strong>;
    }
  });
}

/** Break points in code: after a sign. */
export const afterSign = /(?<=\w[@.,=_/])(?=\w)/;

/** Break points in an address: before a part of its query, after the end of a word. */
export const insideAddress = /(?<=\w)(?=[?&])|(?<=[,=_/])(?=\w)/;

/** Code with line-break opportunities at `places`. Copied text has none. */
export function breakable(text: string, places: RegExp): ReactNode {
  return text.split(places).map((piece, index) => (
    // The pieces never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
