import accounts from "#app/drawings/diagrams/developer/accounts.svg";
import clients from "#app/drawings/diagrams/developer/clients.svg";
import errors from "#app/drawings/diagrams/developer/errors.svg";
import grammar from "#app/drawings/diagrams/developer/grammar.svg";
import notHere from "#app/drawings/diagrams/developer/not-here.svg";
import readATable from "#app/drawings/diagrams/developer/read-a-table.svg";
import whatIsOpen from "#app/drawings/diagrams/developer/what-is-open.svg";

/** The drawings of the page's sections, by their ids. */
export const developerDiagrams: Readonly<Record<string, string>> = {
  "what-is-open": whatIsOpen,
  "read-a-table": readATable,
  grammar,
  errors,
  clients,
  accounts,
  "not-here": notHere,
};
