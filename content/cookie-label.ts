import { cookieLabel } from "./generated/cookie-label.ts";

export type ConsentCategory = (typeof cookieLabel.categories)[number]["id"];

export { cookieLabel };
