import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/start.tsx"),
  route("loaded", "routes/loaded.tsx"),
  route("loaded-here", "routes/loaded-here.tsx"),
  route("failing", "routes/failing.tsx"),
  route("*", "../../../app/routes/not-found.tsx"),
] satisfies RouteConfig;
