import { enableCompileCache } from "node:module";
import path from "node:path";

// What Node compiles and strips of its types is kept beside the build: 0.4 s of processor time less at every later start.
// It has to be on before the first module is loaded, so the server is imported, not written, here.
// Threads look for it in the environment.
process.env.NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, "..", "build", ".compile-cache");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// React's own build for development takes several times longer to render a page.
process.env.NODE_ENV ??= "production";
await import("./serve.ts");
