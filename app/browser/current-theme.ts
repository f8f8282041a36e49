export const currentTheme = (): string => document.documentElement.dataset.theme || systemTheme();

export const systemTheme = (): string => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
