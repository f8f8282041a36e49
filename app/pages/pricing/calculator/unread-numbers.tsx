import { isInAll, isSender, type Usage } from "#app/calculator/usage.ts";
import {
  clientsName,
  contactsName,
  isCost,
  type NumberName,
  numberRange,
  segmentsName,
  type Unread,
  writeUsage,
} from "#app/calculator/usage-query.ts";
import { numberError } from "#app/calculator/number-error.tsx";
import { calculatorPath } from "#content/navigation.ts";
import { calculator as form } from "#words/calculator.ts";

interface UnreadNumbersProps {
  usage: Usage;
  unread: Unread;
}

/** Shown without scripts. Lists each unreadable number with links to the numbers that it may mean (D29). */
export function UnreadNumbers({ usage, unread }: UnreadNumbersProps) {
  const names = Object.keys(unread) as NumberName[];
  if (names.length === 0) return null;
  return (
    <ul className="stack gap-4 unscripted">
      {names.map((name) => (
        <li key={name}>
          <b>{getLabel(usage, name)}</b> <span>{unread[name]}</span>
          <p className="signal">
            {numberError({
              text: unread[name] ?? "",
              range: numberRange(usage, name),
              linkTo: (text) => calculatorPath(`?${writeUsage(usage, { ...unread, [name]: text })}`),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function getLabel(usage: Usage, name: NumberName): string {
  if (name === clientsName) return form.clients;
  if (name === contactsName || name === segmentsName) return name === contactsName ? form.contacts : form.textParts;
  if (isCost(name)) return form.costs[name];
  return isSender(name) && isInAll(usage, name) ? form.amountsInAll[name] : form.amounts[name];
}
