import type { Config } from "@react-router/dev/config";
import { buildLanguage, buildPrefix } from "./scripts/build-language.ts";
import { getBuildFolder } from "./server/pages/languages.ts";

export default {
  ssr: true,
  basename: buildPrefix || "/",
  buildDirectory: getBuildFolder(buildLanguage),
  // Limits each page to its routes' manifest. Otherwise deferred hydration fetches the full manifest as one file.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
