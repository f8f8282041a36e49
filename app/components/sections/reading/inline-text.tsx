import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Text } from "#content/blocks.ts";

interface InlineTextProps {
  text: Text;
  /** Told to screen readers behind links to other sites. */
  newTab: string;
}

/** A run of text with its links, code and stress. */
export function InlineText({ text, newTab }: InlineTextProps) {
  return text.map((part, index) => {
    // The parts of a text never change their order, so their place is their key.
    const key = index;
    if (typeof part === "string") return part;
    switch (part.kind) {
      case "link":
        return (
          <Link key={key} to={part.to} viewTransition>
            {part.label}
          </Link>
        );
      case "outside":
        return (
          <a key={key} href={part.href} target="_blank" rel="noopener">
            {part.label}
            <span className="visually-hidden"> ({newTab})</span>
          </a>
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

/** Behind a sign inside code. */
export const afterSign = /(?<=\w[@.,=_/])(?=\w)/;

/** Inside an address: before the signs that begin a part of its query, behind those that end a word. */
export const insideAddress = /(?<=\w)(?=[?&])|(?<=[,=_/])(?=\w)/;

/** Code that may break at the places of the pattern before it is cut inside a word. What is copied stays as it was. */
export function breakable(text: string, places: RegExp): ReactNode {
  return text.split(places).map((piece, index) => (
    // The pieces never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
