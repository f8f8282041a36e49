import { createHash } from "node:crypto";
import { compress, tagOf } from "@site/http";
import type { StoredPage } from "./make-page.ts";

/** The address of a file with an island's props (passes/island-props.ts), which never changes its content. */
export function propsAddress(json: string): string {
  return `/assets/props-${createHash("sha256").update(json).digest("hex").slice(0, 16)}.json`;
}

export const propsType = "application/json; charset=utf-8";

export async function makePropsFile(json: string): Promise<StoredPage> {
  const body = Buffer.from(json);
  return {
    status: 200,
    contentType: propsType,
    title: "",
    description: "",
    handle: {},
    tag: tagOf(body),
    scriptSources: [],
    styleSources: [],
    variants: await compress(body, "best"),
    smallest: true,
  };
}
