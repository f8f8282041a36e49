/** Answers a form that was sent by a browser without scripts (D13); the form's contents were not read. */
export const sendingNeedsScripts = {
  title: "Not sent",
  description: "This form could not be sent without JavaScript.",
  heading: "This form needs JavaScript",
  lead: "JavaScript is off in your browser, so the form was not sent. What you typed was not read or kept. Turn JavaScript on, or write to us at",
  back: "Go to the home page",
  postmark: { top: "NOT SENT", bottom: "LARKPOST", middle: ["SCRIPTS", "OFF"] },
} as const;
