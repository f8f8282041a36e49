/** Words of the dialog to sales. On the server alone, which hands them to its island as props. */
import { contactSalesSent } from "#content/generated/contact-sales-sent.ts";
import { contactSalesDialog } from "#content/generated/contact-sales.ts";
import { layout, noScripts } from "#content/generated/layout.ts";
import type { ContactSalesWords } from "./contact-sales.island.tsx";

const { open: _, ...dialog } = contactSalesDialog;

export const contactSalesWords: ContactSalesWords = {
  ...dialog,
  close: layout.close,
  newTab: layout.newTab,
  needsScripts: noScripts.form,
  sent: contactSalesSent,
};
