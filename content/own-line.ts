/** The visitor's own line, which travels from the home page to the pages that show what becomes of it. */
export const ownLine = {
  /** Characters as a reader counts them: an emoji or a letter with its accents is one. */
  mostCharacters: 90,
  label: "Write one line. Watch it travel.",
  sample: "The Friday box is open",
  kept: "Nothing is sent. Your line stays in this tab.",
  isYours: "This is your line. It stays in this tab.",
  clear: "Back to the sample",
  /** What is said aloud. */
  shown: "Your line now stands in the email, the text, the chat and the ad.",
  cleared: "The sample is back.",
} as const;
