import { localizedPath } from "#app/browser/localized-path.ts";
import { Fragment, type ReactNode } from "react";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { controls } from "#words/controls.ts";
import type { Text } from "#content/blocks.ts";

export function InlineText({ text }: { text: Text }) {
  return text.map((part, index) => {
    // Parts are never reordered.
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
        return /^[^\s@]+@[^\s@]+$/.test(part.text) ? (
          <a key={key} href={`mailto:${part.text}`}>
            {breakable(part.text, afterSign)}
          </a>
        ) : (
          <code key={key}>{breakable(part.text, afterSign)}</code>
        );
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

export const afterSign = /(?<=\w[@.,=_/])(?=\w)/;

/** Break points in a URL: before `?` or `&`, and after a comma, `=`, `_` or `/`. */
export const insideAddress = /(?<=\w)(?=[?&])|(?<=[,=_/])(?=\w)/;

/** Adds line-break opportunities that copied text doesn't contain. */
export function breakable(text: string, places: RegExp): ReactNode {
  return text.split(places).map((piece, index) => (
    // Pieces are never reordered.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
