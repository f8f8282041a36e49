import { site } from "./site.ts";

export const logInDialog = {
  title: "Welcome Back",
  lead: "Log in with the email and password of your account.",
  artLine: "The kettle is on and the post is in.",
  email: "Email",
  emailPlaceholder: "you@yourshop.example",
  password: "Password",
  submit: "Log In",
  submitting: "Logging in…",
  toSignUp: { question: "No account yet?", action: "Create an account" },
  /** The live profile only (P6). */
  forgotPassword: "Forgot your password?",
  forgottenTitle: "Forgotten password",
  secondStepTitle: "One more lock",
} as const;

export const signUpDialog = {
  title: "Create Your Account",
  lead: "An account costs nothing, and no card is asked for.",
  artLine: "Your name on a pigeonhole.",
  /** Shown when a plan was chosen first (D4). The price is in whole dollars a month. */
  chosenPlan: (choice: { service: string; plan: string; price: string }): string =>
    `Chosen: ${choice.service}, ${choice.plan}, ${choice.price} per month.`,
  chosenPlanNote: "Signing up does not buy it. Nothing is charged here.",
  email: "Email",
  emailPlaceholder: "you@yourshop.example",
  password: "Password",
  passwordHint: "A short sentence is easy to remember and hard to guess.",
  confirmPassword: "Confirm password",
  terms: {
    before: "I agree to the ",
    terms: "terms",
    between: " and have read the ",
    privacy: "privacy notice",
    after: ".",
    required: "Please tick the box if you agree to the terms.",
  },
  submit: "Create account",
  submitting: "Creating your account…",
  toLogIn: { question: "Have an account?", action: "Log in" },
  alerts: {
    success: "Sign up successful! Please check your email for confirmation.",
    // The straight apostrophe is the specification's own spelling (S5.2).
    passwordsDiffer: "Passwords don't match",
    /** On the slip that carries the success. */
    postmark: { top: "Sent today", bottom: site.name, middle: ["Posted"] },
  },
} as const;

export const contactSalesDialog = {
  open: "Contact Sales",
  title: "Contact Sales",
  lead: "Tell us what you sell and what you would like to send. The message is kept for the sales team.",
  artLine: "A note under the door.",
  name: "Your name",
  business: "Business",
  email: "Email",
  message: "Message",
  messageHint: "Branches, countries, the tools you use now: whatever helps.",
  privacyNote: { before: "How we treat what you write: ", link: "privacy notice", after: "." },
  submit: "Send to sales",
  submitting: "Sending…",
  sentTitle: "Your message is stored.",
  sentText: "The sales team can read it now, with the email address to answer to.",
  another: "Write another",
  failed: "Your message was not stored. Nothing you wrote is lost: it is still in the form, so please send it again.",
} as const;
