import { expect, onTestFinished, test, vi } from "vitest";

test.each([
  ["", null, "https://site.example/confirm"],
  ["/es", "https://site.example/es", "https://site.example/es/confirm"],
])(
  "S7.3 D25 a sign-up on pages below “%s” passes %s in spec and %s in live, for the email's language",
  async (prefix, spec, live) => {
    vi.resetModules();
    vi.doMock("#words/language.ts", () => ({ prefix, locale: "en-US", language: { code: "en", prefix } }));
    vi.stubGlobal("localStorage", { getItem: () => null });
    onTestFinished(() => {
      vi.doUnmock("#words/language.ts");
      vi.resetModules();
      vi.unstubAllGlobals();
    });
    const { signUpLanding } = await import("./confirm-landing.ts");
    expect(signUpLanding("https://site.example", false)).toBe(spec);
    expect(signUpLanding("https://site.example", true)).toBe(live);
  },
);
