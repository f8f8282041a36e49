import { expect, test } from "vitest";
import { findUnknownSettings } from "./setting-names.ts";

test("an unknown name with a prefix of the site's settings is found, and other programs' are ignored", () => {
  const names = ["CAPTCHA_THEME", "HSTS_MAX_AGE", "RATE_LIMIT_SCAL", "SITE_URLS", "SMTP_UR", "TRUSTED_PROXY_COUNTS"];
  const others = { PATH: "/bin", WEBSITE_NAME: "x", HCAPTCHA_SITE_KEY: "x", INDEXNOW_KEY: "x", HSTS_ON: " " };
  const services = { SITE_PORT: "tcp://10.0.0.1:80", SITE_SERVICE_HOST: "10.0.0.1", SMTP_PORT_25_TCP_ADDR: "10.0.0.2" };
  const environment = { SITE_URL: "https://shop.example", ...others, ...services };
  expect(findUnknownSettings({ ...environment, ...Object.fromEntries(names.map((name) => [name, "x"])) })).toEqual(
    names,
  );
  expect(findUnknownSettings(process.env)).toEqual([]);
});
