import { ServerFault } from "#app/components/sections/server-fault/server-fault.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { drawingAlt } from "#content/drawings.ts";
import { serverError } from "#content/pages/server-error.ts";

export const meta = () => pageMeta(serverError);

export default function ServerFaultPage() {
  return <ServerFault copy={serverError} artAlt={drawingAlt["misc/dropped-mailbag"]} />;
}
