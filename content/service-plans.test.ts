import { expect, test } from "vitest";
import { plans } from "./plans.ts";
import { serviceNames } from "./service-names.ts";
import { planRows, servicePlans } from "./service-plans.ts";

test.each(serviceNames.map(({ id }) => id))(
  "every plan of %s has a feature for each row, and no two rows one name",
  (id) => {
    const rows = planRows[id];
    expect(new Set(rows).size).toBe(rows.length);
    for (const plan of plans) expect(servicePlans[id][plan.id].features).toHaveLength(rows.length);
  },
);
