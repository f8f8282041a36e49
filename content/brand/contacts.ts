/** Separate from site.ts, which every page with an island loads. */
export const contacts = {
  help: "help@larkpost.example",
  sales: "sales@larkpost.example",
  privacy: "privacy@larkpost.example",
  legal: "legal@larkpost.example",
  accessibility: "accessibility@larkpost.example",
} as const;

export interface SocialLink {
  readonly icon: "facebook" | "instagram" | "linkedin" | "youtube" | "x";
  readonly name: string;
  readonly href: string;
}

/** The platforms' own homepages (D15), until the business adds its profiles. */
export const socialLinks: readonly SocialLink[] = [
  { icon: "facebook", name: "Facebook", href: "https://www.facebook.com/" },
  { icon: "instagram", name: "Instagram", href: "https://www.instagram.com/" },
  { icon: "linkedin", name: "LinkedIn", href: "https://www.linkedin.com/" },
  { icon: "youtube", name: "YouTube", href: "https://www.youtube.com/" },
  { icon: "x", name: "X", href: "https://x.com/" },
];
