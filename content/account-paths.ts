export const accountPaths = {
  account: "/account",
  setPassword: "/set-password",
  confirm: "/confirm",
  privacyReceipt: "/privacy-receipt",
} as const;
