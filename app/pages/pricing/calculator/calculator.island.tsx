import { formatList } from "#content/format-list.ts";
import { useLayoutEffect, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import type { Usage } from "#app/calculator/usage.ts";
import {
  usageNames,
  namesUsage,
  type ParsedUsage,
  readUsage,
  type Unread,
  type Unused,
  writeUsage,
} from "#app/calculator/usage-query.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { calculator, calculatorUnused } from "#words/calculator.ts";
import { calculatorId } from "#content/navigation.ts";
import { UsageForm } from "./usage-form.tsx";
import { MonthlyTotal } from "./monthly-total.tsx";
import { UnreadNumbers } from "./unread-numbers.tsx";

export const wakes = "*";

export default function Calculator({ query }: { query: string }) {
  const { usage, unread, unused, ready, change } = useUsage(query);
  return (
    <>
      <SectionHead title={calculator.title} lead={calculator.lead} />
      <div className={classNames("stack gap-5", !namesUsage(new URLSearchParams(query)) && "scripts-only")}>
        {unused.length > 0 && (
          <FormAlert>{`${calculatorUnused.lead} ${formatList(unused.map((part) => getName(part)))}.`}</FormAlert>
        )}
        <div className="wide-last gap-7">
          <UsageForm usage={usage} unread={unread} onChange={change} />
          <UnreadNumbers usage={usage} unread={unread} />
          <MonthlyTotal usage={usage} unread={unread} isPart={unused.length > 0} ready={ready} />
        </div>
      </div>
    </>
  );
}

function getName(part: Unused): string {
  if (part === "country" || part === "other") return calculatorUnused[part];
  return serviceNames.find(({ id }) => id === part)?.shortName ?? part;
}

interface MonthState extends ParsedUsage {
  ready: boolean;
}

function useUsage(query: string) {
  const [state, setState] = useState<MonthState>({ ...readUsage(new URLSearchParams(query)), ready: false });
  // Runs before hydrate-island.tsx replays early input, because that changes the usage in the address.
  useLayoutEffect(() => {
    const read = () => setState({ ...readUsage(new URLSearchParams(location.search)), ready: true });
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  const change = (usage: Usage, unread: Unread) => {
    setState({ usage, unread, unused: [], ready: true });
    const query = writeUsage(usage, unread);
    writeAddress({ own: { names: usageNames, query }, hash: location.hash || `#${calculatorId}` });
  };
  return { ...state, change };
}
