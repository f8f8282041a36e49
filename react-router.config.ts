import type { Config } from "@react-router/dev/config";
import { buildLanguage, buildPrefix } from "./scripts/build-language.ts";
import { getBuildFolder } from "./server/pages/languages.ts";

export default {
  ssr: true,
  basename: buildPrefix || "/",
  buildDirectory: getBuildFolder(buildLanguage),
  // The page holds a manifest of its own routes only; with "initial" the whole manifest is one file that deferred hydration asks for.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
