export { default, ErrorBoundary, Layout } from "#app/root.tsx";
