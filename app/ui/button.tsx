import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

declare module "react" {
  // React has no types for invoker commands yet.
  interface ButtonHTMLAttributes<T> {
    /** The only command that app/browser/start.ts emulates. */
    command?: "show-modal" | undefined;
    commandfor?: string | undefined;
  }
}

interface Look {
  variant?: "primary" | "plain";
  size?: "regular" | "small";
  full?: boolean;
  icon?: IconName;
  className?: string | undefined;
  children: ReactNode;
}

type ButtonProps = Look & Omit<ComponentProps<"button">, keyof Look>;

export function Button({ variant, size, full, icon, className, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass({ variant, size, full, className })}>
      {icon ? (
        <>
          <Icon name={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = Look & {
  href: string;
  "aria-label"?: string;
  "data-enhance"?: string;
};

export function ButtonLink({ href, variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={href} className={buttonClass({ variant, size, full, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export type DialogId = "log-in" | "sign-up" | "contact-sales";

type DialogButtonProps = ButtonProps & {
  dialog: DialogId;
  "data-service"?: string;
  "data-plan"?: string;
  "data-plans"?: string;
};

export function DialogButton({ dialog, ...rest }: DialogButtonProps) {
  return <Button {...rest} command="show-modal" commandfor={dialog} aria-haspopup="dialog" />;
}

export function buttonClass({
  variant = "plain",
  size = "regular",
  full = false,
  className,
}: { [Key in "variant" | "size" | "full" | "className"]?: Look[Key] | undefined }) {
  return classNames(
    styles.button,
    variant === "primary" ? `${styles.primary} perforated` : styles.plain,
    size === "small" && styles.small,
    full && styles.full,
    className,
  );
}
