import ads from "#app/drawings/stamps/ads.svg";
import bizmail from "#app/drawings/stamps/bizmail.svg";
import crm from "#app/drawings/stamps/crm.svg";
import email from "#app/drawings/stamps/email.svg";
import kol from "#app/drawings/stamps/kol.svg";
import seo from "#app/drawings/stamps/seo.svg";
import sms from "#app/drawings/stamps/sms.svg";
import social from "#app/drawings/stamps/social.svg";
import web from "#app/drawings/stamps/web.svg";
import whatsapp from "#app/drawings/stamps/whatsapp.svg";
import type { InkKey } from "#content/catalog/service-names.ts";

/** The vignette of each service's stamp, without a background, by ink. */
export const stampDrawings: Record<InkKey, string> = {
  email,
  sms,
  whatsapp,
  social,
  ads,
  seo,
  kol,
  bizmail,
  web,
  crm,
};
