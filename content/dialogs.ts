import { site } from "./site.ts";

export const logInDialog = {
  title: "Welcome Back",
  lead: "Log in with the email and password of your account.",
  artLine: "The coffee is on and the mail is in.",
  email: "Email",
  emailPlaceholder: "you@yourshop.example",
  password: "Password",
  submit: "Log In",
  submitting: "Logging in…",
  toSignUp: { question: "No account yet?", action: "Create an account" },
  /** The live profile only (P6). */
  forgotPassword: "Forgot your password?",
  forgottenTitle: "Reset your password",
  secondStepTitle: "Two-step sign-in",
} as const;

export const signUpDialog = {
  title: "Create Your Account",
  lead: "The account is free for as long as you keep it. No card, no trial that runs out.",
  artLine: "Your name on a mailbox.",
  /** Shown when a plan was chosen first (D4). The price is in whole dollars a month. */
  chosenPlan: (choice: { service: string; plan: string; price: string }): string =>
    `You chose ${choice.service}, ${choice.plan}, ${choice.price} per month.`,
  chosenPlanNote: "Signing up does not buy the plan. Nothing is charged here.",
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
    required: "Please check the box if you agree to the terms.",
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
  lead: "Tell us what you sell and what you would like to send. Your message is stored for the sales team.",
  artLine: "A note under the door.",
  name: "Your name",
  business: "Business",
  email: "Email",
  message: "Message",
  messageHint: "Locations, countries, the tools you use now: whatever helps.",
  privacyNote: { before: "How we treat what you write: ", link: "privacy notice", after: "." },
  submit: "Send to sales",
  submitting: "Sending…",
  sentTitle: "Your message is stored.",
  sentText: "The sales team can read it now, with your email address.",
  another: "Write another message",
  failed: "Your message was not stored. Nothing you wrote is lost: it is still in the form, so please send it again.",
} as const;
