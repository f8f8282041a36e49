/** What a field says when it cannot be sent as it is. */
export const fieldErrors = {
  required: (label: string): string => `${label}: please fill this in.`,
  email: "That does not look like an email address. It needs an @ and a domain, such as you@yourshop.example.",
  phone: "Write the number with its country code, such as +44 7700 900123.",
  characters: (label: string): string => `${label}: please leave out characters that cannot be printed.`,
  tooLong: (label: string, limit: string): string => `${label}: please keep to ${limit} characters.`,
} as const;
