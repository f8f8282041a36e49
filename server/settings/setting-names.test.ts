import { describe, expect, test } from "vitest";
import { findLookalikes, findMisspelling } from "./setting-names.ts";

describe("a setting that is misspelt is found", () => {
  test.each([
    ["SMTP_UR", "SMTP_URL"],
    ["SMTP_ULR", "SMTP_URL"],
    ["SITE_URLS", "SITE_URL"],
    ["SITEURL", "SITE_URL"],
    ["SMTPURL", "SMTP_URL"],
    ["SMTP__URL", "SMTP_URL"],
    ["MAILFROM", "MAIL_FROM"],
    ["DATADIR", "DATA_DIR"],
    ["ADMINPORT", "ADMIN_PORT"],
    ["STIE_URL", "SITE_URL"],
    ["site_url", "SITE_URL"],
    ["DATA_DIRS", "DATA_DIR"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["RATE_LIMIT_SCAL", "RATE_LIMIT_SCALE"],
    ["RATE_LIMITS_SCALE", "RATE_LIMIT_SCALE"],
    ["CAPTCHA_SECERT", "CAPTCHA_SECRET"],
    ["CAPTCHA_SITEKEY", "CAPTCHA_SITE_KEY"],
    ["TRUST_PROXY_COUNT", "TRUSTED_PROXY_COUNT"],
    ["SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_PUBLISHABLE_KEY"],
    ["METRIC_PORT", "METRICS_PORT"],
    ["HSTS_PRELAOD", "HSTS_PRELOAD"],
    ["AUTH_REDIRECT_URL", "AUTH_REDIRECT_URLS"],
    ["MIGRATIONS_DATABASE_URL", "MIGRATION_DATABASE_URL"],
    ["GITHUB_CLIENT_SECRETS", "GITHUB_CLIENT_SECRET"],
  ])("%s for %s", (name, meant) => {
    expect(findMisspelling({ [name]: "x" })).toEqual({ name, meant });
  });

  test("but not where the right one is set as well, nor where it is empty", () => {
    expect(findMisspelling({ DATABASE_URI: "x", DATABASE_URL: "postgres://db/x" })).toBeNull();
    expect(findMisspelling({ SMTP_UR: " " })).toBeNull();
  });
});

/** In real use by other programs, shells, supervisors and platforms; none is for this site. */
const innocent = [
  "HOSTNAME HOSTTYPE HOSTS HOST_IP HOSTALIASES PORTS PORT_RANGE POST SORT NODE_ENV NODE_PORT NODE_OPTIONS NODE_HOST",
  "PATH HOME PWD OLDPWD USER LOGNAME SHELL SHLVL TERM LANG LC_ALL TZ MAIL MAILTO MAILCHECK TMPDIR EDITOR",
  "XDG_DATA_DIRS XDG_DATA_HOME PGDATA DATE_DIR DATA_URL DATA_PATH CACHE_DIR STATE_DIRECTORY RUNTIME_DIRECTORY",
  "INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET LISTEN_FDS MAINPID CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH",
  "npm_package_name npm_config_cache npm_lifecycle_event npm_package_config_nodeFlags npm_node_execpath INIT_CWD",
  "SFTP_URL HTTP_URL FTP_URL IMAP_URL SIT_URL BASE_URL PUBLIC_URL CACHE_URL REDIS_URL MONGO_URL SUITE_URL",
  "DATABASE_HOST DATABASE_USER DATABASE_PASSWORD DATABASE_URL_NON_POOLING POSTGRES_URL PGHOST PGPORT PGUSER PGPASSWORD",
  "SUPABASE_ACCESS_TOKEN SUPABASE_DB_PASSWORD SUPABASE_SERVICE_ROLE_KEY SUPABASE_ANON_KEY SUPABASE_KEY",
  "GITHUB_TOKEN GITHUB_ACTIONS GITHUB_SHA GITLAB_CLIENT_ID GITLAB_CLIENT_SECRET GOOGLE_CLIENT_EMAIL GOOGLE_API_KEY",
  "GOOGLE_APPLICATION_CREDENTIALS HCAPTCHA_SITE_KEY HCAPTCHA_SECRET RECAPTCHA_SITE_KEY RECAPTCHA_SECRET",
  "MAIL_FROM_NAME MAIL_FROM_ADDRESS MAIL_HOST MAILFROM_NAME SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SMTP_URL_FILE",
  "METRICS_HOST METRICS_PATH METRICS_ENABLED PROMETHEUS_PORT HSTS_MAX_AGE RATE_LIMIT_MAX RATE_LIMIT_WINDOW SITE_ID SITE_NAME",
  "http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY SSL_CERT_FILE SSH_CLIENT DISPLAY COLORTERM DBUS_SESSION_BUS_ADDRESS",
  "LARKPOST_SERVICE_HOST LARKPOST_SERVICE_PORT LARKPOST_SERVICE_PORT_HTTP LARKPOST_PORT_3000_TCP LARKPOST_PORT_3000_TCP_ADDR",
  "KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP_PROTO SITE_SERVICE_HOST SITE_PORT_80_TCP_PORT SMTP_SERVICE_PORT_SMTP",
].flatMap((line) => line.split(" "));

test.each(innocent)("an innocent variable is left alone: %s", (name) => {
  expect(findMisspelling({ [name]: "x" })).toBeNull();
});

test("this process's own environment is left alone", () => {
  expect(findMisspelling(process.env)).toBeNull();
});

test("names that begin as ours do are distinguished from Kubernetes' variables of services", () => {
  const environment = {
    SMTP_HOST: "mail.example",
    RATE_LIMIT_MAX: "10",
    SITE_PORT: "tcp://10.0.0.1:80",
    SITE_SERVICE_HOST: "10.0.0.1",
    SMTP_PORT_25_TCP_ADDR: "10.0.0.2",
    SITE_URL: "https://larkpost.example",
    CAPTCHA_THEME: "",
    WEBSITE_NAME: "x",
  };
  expect(findLookalikes(environment)).toEqual(["SMTP_HOST", "RATE_LIMIT_MAX"]);
  expect(findMisspelling({ METRIC_PORT: "tcp://10.0.0.1:80" })).toBeNull();
});
