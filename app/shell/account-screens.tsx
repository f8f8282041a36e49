import { data, type LoaderFunctionArgs, Outlet } from "react-router";
import { pageInput } from "#app/page-input.ts";
import { profiles } from "#content/profiles.ts";
import type { RouteHandle } from "#shared/route-handle.ts";

export const handle: RouteHandle = { isPrivate: true };

export function loader({ context }: LoaderFunctionArgs) {
  const { profile } = context.get(pageInput).settings;
  if (!profiles[profile].accountScreens) throw data(null, { status: 404 });
  return null;
}

export default function AccountScreens() {
  return <Outlet />;
}
