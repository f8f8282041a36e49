import "react";

declare module "react" {
  // Invoker commands are in the platform and not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | undefined;
    commandfor?: string | undefined;
  }
}
