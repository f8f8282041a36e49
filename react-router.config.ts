import type { Config } from "@react-router/dev/config";
import { buildLanguage, buildPrefix } from "./scripts/build-language.ts";
import { getBuildFolder } from "./server/pages/languages.ts";

export default {
  ssr: true,
  basename: buildPrefix || "/",
  buildDirectory: getBuildFolder(buildLanguage),
  // A page contains only its own routes' manifest. With "initial", deferred hydration fetches the full manifest as one file.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
