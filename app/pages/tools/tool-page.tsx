import type { ReactNode } from "react";
import { NextStep } from "#app/shell/next-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { PageHead, type PageHeadProps } from "#app/ui/page-head.tsx";
import type { PageLink } from "#content/navigation.ts";
import styles from "./tool-page.module.css";

interface ToolPageProps extends Pick<PageHeadProps, "stock"> {
  copy: Readonly<Record<"title" | "heading" | "lead" | "nextStep" | "engraving", string>>;
  /** Where the tool's answer leads, beside Try Free. */
  second: PageLink;
  engraving: string;
  children: ReactNode;
  className?: string | undefined;
}

/** What the tools share: a low head, so that the tool is in the first window, and the ways on. */
export function ToolPage({ copy, stock, second, engraving, children, className }: ToolPageProps) {
  return (
    <>
      <div className={className}>
        <PageHead
          size="tool"
          stock={stock}
          className={styles.head}
          name={copy.title}
          title={copy.heading}
          lead={copy.lead}
        />
        {children}
      </div>
      <NextStep title={copy.nextStep} second={<ButtonLink to={second.to}>{second.label}</ButtonLink>} />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
