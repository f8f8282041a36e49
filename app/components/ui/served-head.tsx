import { createElement, type ReactNode, useState } from "react";
import { useLocation } from "react-router";

const selector = "head [data-served]";

/**
 * Elements of the head that only the server can render, such as those of a record. The browser renders them from the served head, so
 * that they are removed with the page. Every element has `data-served`.
 */
export function ServedHead({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [tags] = useState(() => (import.meta.env.SSR ? null : servedTags(pathname)));
  return import.meta.env.SSR ? children : tags;
}

const kept = new Map<string, readonly ReactNode[]>();

function servedTags(path: string): readonly ReactNode[] {
  const tags = kept.get(path) ?? [...document.querySelectorAll(selector)].map(asElement);
  kept.set(path, tags);
  return tags;
}

function asElement(tag: Element, key: number): ReactNode {
  const attributes = Object.fromEntries(Array.from(tag.attributes, ({ name, value }) => [name, value]));
  return createElement(tag.localName, { ...attributes, key }, tag.textContent || undefined);
}
