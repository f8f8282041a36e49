import { expect, test } from "vitest";
import { requestedService } from "./use-selected-service.ts";

test.each([
  ["S2.5 navigation state names the service", { selectedService: "seo" }, "", "seo"],
  ["D8 a hash names the service", null, "#crm", "crm"],
  ["D8 navigation state wins over the hash", { selectedService: "seo" }, "#crm", "seo"],
  ["S2.5 an unknown id names none", { selectedService: "fax" }, "#telex", undefined],
  ["S2.5 a state of another shape names none", { selectedService: 3 }, "", undefined],
  ["S2.5 neither names none", null, "", undefined],
])("%s", (_, state, hash, id) => {
  expect(requestedService({ state, hash })?.id).toBe(id);
});
