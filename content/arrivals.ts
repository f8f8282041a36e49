/** What the status line says of a link that was opened where it could not sign in. On a phone each fits on two lines. */
export const arrivalStatus = {
  confirmed: "Your address is confirmed. Please log in.",
  /** More than one password was typed for the address (D19). */
  signUpHere: "Address confirmed. For a password, sign up in this browser and open the email here.",
  setPassword: "Address confirmed. For a password, choose Forgot your password? in Log In.",
  moved: "Your address has changed. Log in with the new one.",
  elsewhere: "That link works only where it was asked for. Ask for it here and open it here.",
  token: "That link’s sign-in was not asked for here, so it was not used.",
} as const;
