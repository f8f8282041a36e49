import type { ServiceId } from "#content/catalog/service-names.ts";

export interface ServiceLayout {
  /** How the one markup is laid out (service-section.module.css). */
  layout: "band" | "stamp" | "postcard" | "panorama";
  /** The drawing's size; 240 by 180 unless given. */
  size?: { width: number; height: number };
}

/** No two neighbors have the same layout; a stamp lies over the ground of the service above it. */
export const serviceLayouts: Readonly<Record<ServiceId, ServiceLayout>> = {
  "email-marketing": { layout: "band" },
  "sms-marketing": { layout: "stamp" },
  "whatsapp-marketing": { layout: "postcard" },
  "social-media": { layout: "panorama", size: { width: 480, height: 170 } },
  advertising: { layout: "band" },
  seo: { layout: "postcard" },
  kol: { layout: "stamp" },
  "business-email": { layout: "band", size: { width: 200, height: 236 } },
  "website-builder": { layout: "postcard" },
  crm: { layout: "stamp" },
};
