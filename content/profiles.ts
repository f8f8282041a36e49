export type ProfileName = "spec" | "live";

/**
 * One row for each behaviour that the two profiles decide differently; both columns side by side. P2 and P3 get theirs when `live`
 * stores what the footer's forms send: until then both profiles do the same (`notYetLive`).
 */
export const profileTable = {
  /** P1: the label on every load with nothing kept, or one choice with categories, remembered. */
  cookieBanner: { spec: "every-load", live: "remembered" },
  /** P4: a failed sign-up goes to the console only, or is also told in the form. */
  signUpFailure: { spec: "console", live: "message" },
  /** P5: a failed load leaves an empty list, or also a message with Try again. */
  loadFailure: { spec: "empty", live: "retry" },
  /** P6: screens for logout, one-time code, password reset, second factor and identity linking. */
  accountScreens: { spec: false, live: true },
} as const satisfies Record<string, Record<ProfileName, string | boolean>>;

type Rows = typeof profileTable;

/** One column of the table. */
export type Profile = { readonly [Row in keyof Rows]: Rows[Row][ProfileName] };

function column(name: ProfileName): Profile {
  return {
    cookieBanner: profileTable.cookieBanner[name],
    signUpFailure: profileTable.signUpFailure[name],
    loadFailure: profileTable.loadFailure[name],
    accountScreens: profileTable.accountScreens[name],
  };
}

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  spec: column("spec"),
  live: column("live"),
};

/** What `live` promises in the table and does not do yet; told in one line each time the server starts with it. */
export const notYetLive: readonly string[] = [
  "P2: the newsletter form logs the address and stores nothing",
  "P3: the SMS form logs the number and stores nothing",
];
