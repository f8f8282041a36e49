/** The live chat panel (D2): ready answers at once, and a form that leaves a message. */
export const chat = {
  /** The button on the hero. */
  open: { strong: "Live chat.", rest: "Ready answers, or leave a message" },
  title: "The front desk",
  line: "Ready answers from our help pages",
  close: "Close chat",
  leave: {
    open: "Leave a message",
    back: "Back to the questions",
    lead: "Write what you need. The message is stored for the team, with the address to answer to.",
    email: "Email",
    message: "Message",
    submit: "Leave message",
    submitting: "Leaving it…",
    sentTitle: "Your message is at the desk.",
    sentText: "It is stored, and the team can read it.",
    failed: "The message was not stored. It is still here, so please try once more.",
  },
} as const;
