export type ProfileName = "spec" | "live";

/** One row for each difference between the two profiles. */
export const profileTable = {
  /** P1: on every load with nothing kept, or one remembered choice with categories. */
  cookieNotice: { spec: "every-load", live: "remembered" },
  /** P2, P3: the footer's forms log to the console, or are stored (not with a hosted project, which has no place for them). */
  subscriptions: { spec: "console", live: "stored" },
  /** P4: a failed sign-up is only logged, or also shown in the form. */
  signUpFailure: { spec: "console", live: "message" },
  /** P5: a failed load leaves an empty list, or also a message with Try again. */
  loadFailure: { spec: "empty", live: "retry" },
  /** P6: screens for logout, one-time code, password reset, second factor and identity linking, and the receipt of a visitor's data. */
  accountScreens: { spec: false, live: true },
} as const satisfies Record<string, Record<ProfileName, string | boolean>>;

type Rows = typeof profileTable;

export type Profile = { readonly [Row in keyof Rows]: Rows[Row][ProfileName] };

function column(name: ProfileName): Profile {
  return Object.fromEntries(Object.entries(profileTable).map(([row, values]) => [row, values[name]])) as Profile;
}

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  spec: column("spec"),
  live: column("live"),
};

/** A part that names no profile is shown in both. */
export const shownIn = (part: { readonly profile?: ProfileName | undefined }, profile: ProfileName): boolean =>
  (part.profile ?? profile) === profile;
