import { site } from "../site.ts";

/** The page for a fault of ours: the shell may not work, so it leans on nothing but plain links. */
export const serverError = {
  title: "Server error",
  description: "The page could not be made because of a fault on our side.",
  heading: "Something broke on our side",
  lead: "The page could not be made. It is not your address and not your browser.",
  status: "500",
  again: "Try again",
  home: "Go to the home page",
  /** Followed by the number that the server's log holds for this request. */
  reference: (id: string): string => `If you write to us, this number finds the fault in our log: ${id}`,
  contact: { before: "If it happens again, write to ", email: site.contacts.help },
} as const;
