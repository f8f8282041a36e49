import { Link } from "react-router";
import type { Text } from "#content/blocks.ts";
import { afterSign, breakable } from "./breakable.tsx";

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
