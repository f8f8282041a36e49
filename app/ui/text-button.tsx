import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames("link", className)} />;
}
