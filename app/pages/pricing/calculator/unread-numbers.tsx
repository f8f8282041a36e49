import { isInAll, isSender, type Month } from "#app/calculator/month.ts";
import {
  contactsName,
  isCost,
  type NumberName,
  numberRange,
  textPartsName,
  type Unread,
  writeMonth,
} from "#app/calculator/month-query.ts";
import { numberError } from "#app/calculator/number-error.tsx";
import { calculatorPath } from "#content/navigation.ts";
import { calculator as form } from "#words/calculator.ts";

interface UnreadNumbersProps {
  month: Month;
  unread: Unread;
}

/** Where no script shows the form: the numbers of the address that can't be used, with links to what they may mean (D29). */
export function UnreadNumbers({ month, unread }: UnreadNumbersProps) {
  const names = Object.keys(unread) as NumberName[];
  if (names.length === 0) return null;
  return (
    <ul className="stack gap-4 unscripted">
      {names.map((name) => (
        <li key={name}>
          <b>{labelOf(month, name)}</b> <span>{unread[name]}</span>
          <p className="signal">
            {numberError({
              text: unread[name] ?? "",
              range: numberRange(month, name),
              linkTo: (text) => calculatorPath(`?${writeMonth(month, { ...unread, [name]: text })}`),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function labelOf(month: Month, name: NumberName): string {
  if (name === contactsName || name === textPartsName) return name === contactsName ? form.contacts : form.textParts;
  if (isCost(name)) return form.costs[name];
  return isSender(name) && isInAll(month, name) ? form.amountsInAll[name] : form.amounts[name];
}
