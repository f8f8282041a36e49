import { useLoaderData } from "react-router";

export const meta = () => [{ title: "loaded-here" }];

export function clientLoader() {
  return { language: document.documentElement.lang };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <h1>Not loaded yet</h1>;
}

export default function LoadedHere() {
  const { language } = useLoaderData<typeof clientLoader>();
  return <h1>Loaded in a browser that reads {language}</h1>;
}
