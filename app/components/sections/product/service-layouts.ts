import type { ServiceId } from "#content/service-names.ts";
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

/** How a service stands on the page: the styles of service-section.module.css turn one markup into these. */
export type Layout =
  | "rack"
  | "overlap"
  | "postcard"
  | "panorama"
  | "billboard"
  | "search"
  | "gallery"
  | "plate"
  | "window"
  | "card";

export interface ServiceLayout {
  layout: Layout;
  src: string;
  /** The drawing's own size. */
  width: number;
  height: number;
  /** Framed as a large stamp. */
  framed: boolean;
}

const landscape = { width: 240, height: 180, framed: false };

export const serviceLayouts: Readonly<Record<ServiceId, ServiceLayout>> = {
  "email-marketing": { ...landscape, layout: "rack", src: email },
  "sms-marketing": { ...landscape, layout: "overlap", src: sms, framed: true },
  "whatsapp-marketing": { ...landscape, layout: "postcard", src: whatsapp },
  "social-media": { layout: "panorama", src: social, width: 480, height: 170, framed: false },
  advertising: { ...landscape, layout: "billboard", src: ads },
  seo: { ...landscape, layout: "search", src: seo },
  kol: { ...landscape, layout: "gallery", src: kol, framed: true },
  "business-email": { layout: "plate", src: bizmail, width: 200, height: 236, framed: false },
  "website-builder": { ...landscape, layout: "window", src: web },
  crm: { ...landscape, layout: "card", src: crm, framed: true },
};
