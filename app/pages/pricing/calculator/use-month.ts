import { useEffect, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import { calculatorId } from "#content/navigation.ts";
import { type Month, startMonth } from "#app/calculator/month.ts";
import { type ReadMonth, readMonth, writeMonth } from "#app/calculator/month-query.ts";

interface MonthState extends ReadMonth {
  /** The page shows what this browser asks for; until then it is as it was served. */
  ready: boolean;
}

/** The month that the calculator shows: that of the address, which follows every change and can be sent to somebody. */
export function useMonth() {
  const [state, setState] = useState<MonthState>({ month: startMonth, unread: [], ready: false });
  useEffect(() => {
    const read = () => setState({ ...readMonth(new URLSearchParams(location.search)), ready: true });
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  const change = (month: Month) => {
    setState({ month, unread: [], ready: true });
    writeAddress({ search: `?${writeMonth(month)}`, hash: location.hash || `#${calculatorId}` });
  };
  return { ...state, change };
}
