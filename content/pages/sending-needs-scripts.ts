/** Answers a form that was sent by a browser without scripts (D13); the form's contents were not read. */
export const sendingNeedsScripts = {
  title: "Not sent",
  description: "This form could not be sent without scripts.",
  heading: "That one needs scripts",
  lead: "Your browser sent the form by itself, and this site takes letters only from its own scripts. What you typed was not read or kept. Turn scripts on, or write to us at",
  back: "Go back to the front door",
  postmark: { top: "NOT SENT", bottom: "LARKPOST", middle: ["SCRIPTS", "OFF"] },
} as const;
