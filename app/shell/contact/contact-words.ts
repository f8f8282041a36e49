/** Words of the dialog to sales. On the server alone, which hands them to its island as props. */
import { contactSalesSent } from "#words/contact-sales-sent.ts";
import { contactSalesDialog } from "#words/contact-sales.ts";
import { layout, noScripts } from "#words/layout.ts";

const { open: _, ...dialog } = contactSalesDialog;

export const contactSalesWords = {
  ...dialog,
  close: layout.close,
  newTab: layout.newTab,
  needsScripts: noScripts.form,
  sent: contactSalesSent,
};
export type ContactSalesWords = typeof contactSalesWords;
