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
import bands from "./layout-bands.module.css";
import objects from "./layout-objects.module.css";
import sheets from "./layout-sheets.module.css";

export interface ServiceLayout {
  /** The class that turns the one markup into this layout. */
  layout: string | undefined;
  src: string;
  /** The drawing's own size. */
  width: number;
  height: number;
  /** Framed as a large stamp. */
  framed: boolean;
  /** Edged with airmail stripes. */
  airmail?: true;
}

const landscape = { width: 240, height: 180, framed: false };

export const serviceLayouts: Readonly<Record<ServiceId, ServiceLayout>> = {
  "email-marketing": { ...landscape, layout: bands.rack, src: email },
  "sms-marketing": { ...landscape, layout: bands.overlap, src: sms, framed: true },
  "whatsapp-marketing": { ...landscape, layout: sheets.postcard, src: whatsapp, airmail: true },
  "social-media": { layout: bands.panorama, src: social, width: 480, height: 170, framed: false },
  advertising: { ...landscape, layout: bands.billboard, src: ads },
  seo: { ...landscape, layout: sheets.search, src: seo },
  kol: { ...landscape, layout: objects.gallery, src: kol, framed: true },
  "business-email": { layout: objects.plate, src: bizmail, width: 200, height: 236, framed: false },
  "website-builder": { ...landscape, layout: objects.window, src: web },
  crm: { ...landscape, layout: sheets.card, src: crm, framed: true },
};
