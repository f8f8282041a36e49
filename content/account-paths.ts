/** Pages of one visitor's account; links of emails and of providers lead to them. */
export const accountPaths = {
  account: "/account",
  setPassword: "/set-password",
  confirm: "/confirm",
  privacyReceipt: "/privacy-receipt",
} as const;
