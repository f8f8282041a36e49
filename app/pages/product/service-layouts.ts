import type { ServiceId } from "#content/catalog/service-names.ts";
import ads from "#app/drawings/product/ads.svg";
import bizmail from "#app/drawings/product/bizmail.svg";
import crm from "#app/drawings/product/crm.svg";
import email from "#app/drawings/product/email.svg";
import kol from "#app/drawings/product/kol.svg";
import seo from "#app/drawings/product/seo.svg";
import sms from "#app/drawings/product/sms.svg";
import social from "#app/drawings/product/social.svg";
import web from "#app/drawings/product/web.svg";
import whatsapp from "#app/drawings/product/whatsapp.svg";

export interface ServiceLayout {
  /** How the one markup is laid out (service-section.module.css). */
  layout: "band" | "stamp" | "postcard" | "panorama";
  src: string;
  /** The drawing's own size. */
  width: number;
  height: number;
}

const landscape = { width: 240, height: 180 };

/** No two neighbors have the same layout; a stamp lies over the ground of the service above it. */
export const serviceLayouts: Readonly<Record<ServiceId, ServiceLayout>> = {
  "email-marketing": { layout: "band", src: email, ...landscape },
  "sms-marketing": { layout: "stamp", src: sms, ...landscape },
  "whatsapp-marketing": { layout: "postcard", src: whatsapp, ...landscape },
  "social-media": { layout: "panorama", src: social, width: 480, height: 170 },
  advertising: { layout: "band", src: ads, ...landscape },
  seo: { layout: "postcard", src: seo, ...landscape },
  kol: { layout: "stamp", src: kol, ...landscape },
  "business-email": { layout: "band", src: bizmail, width: 200, height: 236 },
  "website-builder": { layout: "postcard", src: web, ...landscape },
  crm: { layout: "stamp", src: crm, ...landscape },
};
