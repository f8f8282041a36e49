export type ProfileName = "spec" | "live";

/**
 * One row for each behavior in which the two profiles differ; both columns side by side.
 */
export const profileTable = {
  /** P1: the label on every load with nothing kept, or one choice with categories, remembered. */
  cookieNotice: { spec: "every-load", live: "remembered" },
  /** P2, P3: what the footer's forms send goes to the console, or is stored (not beside a hosted project, which has no place for it). */
  subscriptions: { spec: "console", live: "stored" },
  /** P4: a failed sign-up goes to the console only, or is also told in the form. */
  signUpFailure: { spec: "console", live: "message" },
  /** P5: a failed load leaves an empty list, or also a message with Try again. */
  loadFailure: { spec: "empty", live: "retry" },
  /** P6: screens for logout, one-time code, password reset, second factor and identity linking, and the receipt of a visitor's data. */
  accountScreens: { spec: false, live: true },
} as const satisfies Record<string, Record<ProfileName, string | boolean>>;

type Rows = typeof profileTable;

/** One column of the table. */
export type Profile = { readonly [Row in keyof Rows]: Rows[Row][ProfileName] };

function column(name: ProfileName): Profile {
  return Object.fromEntries(Object.entries(profileTable).map(([row, values]) => [row, values[name]])) as Profile;
}

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  spec: column("spec"),
  live: column("live"),
};

/** Whether a profile shows what names the only one that does, or none. */
export const shownIn = (part: { readonly profile?: ProfileName | undefined }, profile: ProfileName): boolean =>
  (part.profile ?? profile) === profile;
