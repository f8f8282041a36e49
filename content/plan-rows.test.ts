import { expect, test } from "vitest";
import { planRows } from "./plan-rows.ts";
import { plans } from "./plans.ts";
import { serviceNames } from "./service-names.ts";
import { servicePlans } from "./service-plans.ts";

test.each(serviceNames.map(({ id }) => id))(
  "every feature of %s stands in one row, and every row has a name of its own",
  (id) => {
    const rows = planRows[id];
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    for (const [index, { id: plan }] of plans.entries()) {
      const places = rows.map((row) => row[index + 1]);
      expect(places.toSorted()).toEqual([...servicePlans[id][plan].features.keys()]);
    }
  },
);
