export type ProfileName = "spec" | "live";

const profileTable = {
  /** P1: the notice shows on every load and stores nothing, or stores one choice with categories. */
  cookieNotice: { spec: "every-load", live: "remembered" },
  /** P2, P3: the footer's forms log to the console or store their input. Hosted projects lack the tables for that. */
  subscriptions: { spec: "console", live: "stored" },
  /** P4: a failed sign-up is only logged, or also shown in the form. */
  signUpFailure: { spec: "console", live: "message" },
  /** P5: a failed load shows an empty list, or an error with a retry. */
  loadFailure: { spec: "empty", live: "retry" },
  /** P6: screens for logout, one-time code, password reset, second factor, identity linking and the privacy receipt. */
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

/** Parts without a profile are shown in both profiles. */
export const shownIn = (part: { readonly profile?: ProfileName | undefined }, profile: ProfileName): boolean =>
  (part.profile ?? profile) === profile;
