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
import styles from "./service-layouts.module.css";

export interface ServiceLayout {
  /** The classes that turn the one markup into this layout. */
  layout: string;
  /** Framed as a large stamp. */
  framed?: true;
  /** Edged with airmail stripes. */
  airmail?: true;
}

export interface ServicePlacement extends ServiceLayout {
  src: string;
  /** The drawing's own size. */
  width: number;
  height: number;
}

const band: ServiceLayout = { layout: `${styles.band} on-dark` };
const stamp: ServiceLayout = { layout: `${styles.stamp}`, framed: true };
const postcard: ServiceLayout = { layout: `${styles.postcard}`, airmail: true };
const panorama: ServiceLayout = { layout: `${styles.panorama}` };
const landscape = { width: 240, height: 180 };

/** No two neighbors have the same layout; a stamp lies over the ground of the service above it. */
export const serviceLayouts: Readonly<Record<ServiceId, ServicePlacement>> = {
  "email-marketing": { ...band, ...landscape, src: email },
  "sms-marketing": { ...stamp, ...landscape, src: sms },
  "whatsapp-marketing": { ...postcard, ...landscape, src: whatsapp },
  "social-media": { ...panorama, src: social, width: 480, height: 170 },
  advertising: { ...band, ...landscape, src: ads },
  seo: { ...postcard, ...landscape, src: seo },
  kol: { ...stamp, ...landscape, src: kol },
  "business-email": { ...band, src: bizmail, width: 200, height: 236 },
  "website-builder": { ...postcard, ...landscape, src: web },
  crm: { ...stamp, ...landscape, src: crm },
};
