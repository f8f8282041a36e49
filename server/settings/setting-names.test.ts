import { expect, test } from "vitest";
import { findUnknownSettings } from "./setting-names.ts";

test("an unknown name with a prefix of the site's settings is found", () => {
  const names = ["CAPTCHA_THEME", "HSTS_MAX_AGE", "RATE_LIMIT_SCAL", "SITE_URLS", "SMTP_UR", "TRUSTED_PROXY_COUNTS"];
  expect(findUnknownSettings(Object.fromEntries(names.map((name) => [name, "x"])))).toEqual(names);
});

test("variables of other programs, empty ones, and those of Kubernetes and earlier versions are ignored", () => {
  const environment = {
    PATH: "/bin",
    DATABASE_URI: "x",
    WEBSITE_NAME: "x",
    HCAPTCHA_SITE_KEY: "x",
    CAPTCHA_THEME: " ",
    SITE_PORT: "tcp://10.0.0.1:80",
    SITE_SERVICE_HOST: "10.0.0.1",
    SMTP_PORT_25_TCP_ADDR: "10.0.0.2",
    INDEXNOW_KEY: "0123456789abcdef",
    SITE_URL: "https://shop.example",
  };
  expect(findUnknownSettings(environment)).toEqual([]);
  expect(findUnknownSettings(process.env)).toEqual([]);
});
