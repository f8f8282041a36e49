import type { Config } from "@react-router/dev/config";
import site from "../../react-router.config.ts";

/** The site's own settings for routes that only tests build. */
export default { ...site, buildDirectory: "../../build/router-features" } satisfies Config;
