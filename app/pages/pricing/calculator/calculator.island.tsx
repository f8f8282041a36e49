import { formatList } from "#content/format-list.ts";
import { useLayoutEffect, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import type { Month } from "#app/calculator/month.ts";
import {
  monthNames,
  namesMonth,
  type ReadMonth,
  readMonth,
  type Unread,
  type Unused,
  writeMonth,
} from "#app/calculator/month-query.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { calculator, calculatorUnused } from "#words/calculator.ts";
import { calculatorId } from "#content/navigation.ts";
import { MonthForm } from "./month-form.tsx";
import { MonthlyTotal } from "./monthly-total.tsx";
import { UnreadNumbers } from "./unread-numbers.tsx";

interface CalculatorProps {
  /** The query of the page's address: the server works out its month, for a page without scripts. */
  query: string;
}

export const wakes = ["*"];

/** A month's use on one side, what it costs on the other (S9.1 to S9.3). */
export default function Calculator({ query }: CalculatorProps) {
  const { month, unread, unused, ready, change } = useMonth(query);
  return (
    <>
      <SectionHead title={calculator.title} lead={calculator.lead} />
      <div className={classNames("stack gap-5", !namesMonth(new URLSearchParams(query)) && "scripts-only")}>
        {unused.length > 0 && (
          <FormAlert>{`${calculatorUnused.lead} ${formatList(unused.map((part) => nameOf(part)))}.`}</FormAlert>
        )}
        <div className="wide-last gap-7">
          <MonthForm month={month} unread={unread} onChange={change} />
          <UnreadNumbers month={month} unread={unread} />
          <MonthlyTotal month={month} unread={unread} isPart={unused.length > 0} ready={ready} />
        </div>
      </div>
    </>
  );
}

function nameOf(part: Unused): string {
  if (part === "country" || part === "other") return calculatorUnused[part];
  return serviceNames.find(({ id }) => id === part)?.shortName ?? part;
}

interface MonthState extends ReadMonth {
  /** The page shows what this browser asks for; until then it is as it was served. */
  ready: boolean;
}

/** The month that the calculator shows: that of the address, which follows every change and can be sent to somebody. */
function useMonth(query: string) {
  const [state, setState] = useState<MonthState>({ ...readMonth(new URLSearchParams(query)), ready: false });
  // Before what was typed meanwhile is entered again (hydrate-island.tsx), which would write another month into the address.
  useLayoutEffect(() => {
    const read = () => setState({ ...readMonth(new URLSearchParams(location.search)), ready: true });
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  const change = (month: Month, unread: Unread) => {
    setState({ month, unread, unused: [], ready: true });
    const query = writeMonth(month, unread);
    writeAddress({ own: { names: monthNames, query }, hash: location.hash || `#${calculatorId}` });
  };
  return { ...state, change };
}
