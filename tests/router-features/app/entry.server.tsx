export { default, renderContext } from "#app/entry.server.tsx";
