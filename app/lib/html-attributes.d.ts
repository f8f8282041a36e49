import "react";

declare module "react" {
  // Invoker commands are in the platform and not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    /** The only command for which early-loader.ts stands in where a browser has none. */
    command?: "show-modal" | undefined;
    commandfor?: string | undefined;
  }
}
