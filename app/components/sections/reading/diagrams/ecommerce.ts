import after from "#app/drawings/diagrams/ecommerce/after.svg";
import again from "#app/drawings/diagrams/ecommerce/again.svg";
import delivery from "#app/drawings/diagrams/ecommerce/delivery.svg";
import firstMonth from "#app/drawings/diagrams/ecommerce/first-month.svg";
import paying from "#app/drawings/diagrams/ecommerce/paying.svg";
import sums from "#app/drawings/diagrams/ecommerce/sums.svg";
import threeThings from "#app/drawings/diagrams/ecommerce/three-things.svg";

/** The drawings of the page's sections, by their ids. */
export const ecommerceDiagrams: Readonly<Record<string, string>> = {
  "three-things": threeThings,
  delivery,
  paying,
  sums,
  after,
  again,
  "first-month": firstMonth,
};
