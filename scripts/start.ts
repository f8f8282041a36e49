import { buildWhatChanged } from "./build.ts";

try {
  await buildWhatChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("#server/main.ts");
