import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A button that reads as a link within a line of text, for an action that does not change the address. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames("link", className)} />;
}
