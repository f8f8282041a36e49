import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The page holds a manifest of its own routes only; with "initial" the whole manifest is one file that deferred hydration asks for.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
