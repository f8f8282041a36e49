/** What a field says when it cannot be sent as it is. */
export const fieldErrors = {
  required: (label: string): string => `${label}: please fill this in.`,
  email: "That does not look like an email address. It needs an @ and a domain, such as you@yourshop.example.",
  phone: "Enter the number with its country code, such as +1 202 555 0123.",
  characters: (label: string): string => `${label}: please remove characters that can’t be printed.`,
  tooLong: (label: string, limit: string): string => `${label}: please use at most ${limit} characters.`,
} as const;
