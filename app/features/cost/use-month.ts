import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { writeAddress } from "#app/lib/write-address.ts";
import { costId } from "#content/navigation.ts";
import { type Month, startMonth } from "./month.ts";
import { contactsName, namesMonth, noService, type ReadMonth, readMonth, takeName, writeMonth } from "./month-query.ts";

interface MonthState extends ReadMonth {
  /** The page shows what this browser asks for; until then it is as it was served. */
  ready: boolean;
}

/**
 * The month that the calculator shows: that of the address, which follows every change and can be sent to somebody; without one, what
 * was typed before the script arrived.
 */
export function useMonth(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const first = useRef(true);
  const [state, setState] = useState<MonthState>({ month: startMonth, unread: [], ready: false });
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    const typed = first.current && form.current && !namesMonth(address) ? queryOf(form.current) : null;
    first.current = false;
    const read = typed ? { month: readMonth(typed).month, unread: [] } : readMonth(address);
    setState({ ...read, ready: true });
  }, [search, form]);

  const change = (month: Month) => {
    setState({ month, unread: [], ready: true });
    writeAddress({ search: `?${writeMonth(month)}`, hash: location.hash || `#${costId}` });
  };
  return { ...state, change };
}

/** What the fields of the form say, as the query of an address. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = new FormData(form);
  const query = new URLSearchParams();
  const copy = (from: string, to = from) => query.append(to, String(fields.get(from) ?? ""));
  copy(contactsName);
  const taken = fields.getAll(takeName).map(String);
  if (taken.length === 0) query.set(takeName, noService);
  for (const id of taken) {
    if (fields.has(id)) copy(id);
    else query.append(takeName, id);
  }
  return query;
}
