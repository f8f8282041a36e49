/** The live chat panel (D2): ready answers at once, and a form that leaves a message. */
export const chat = {
  /** The button on the hero. */
  open: { strong: "Live chat.", rest: "Ready answers, or leave a message" },
  title: "Live chat",
  line: "Ready answers from our help pages",
  close: "Close chat",
  leave: {
    open: "Leave a message",
    back: "Back to the questions",
    lead: "Write what you need. Your message and email address are stored for the team.",
    email: "Email",
    message: "Message",
    submit: "Leave message",
    submitting: "Sending…",
    sentTitle: "Your message is stored.",
    sentText: "The team can read it, with the address you gave.",
    failed: "Your message was not stored. It is still here, so please try again.",
  },
} as const;
