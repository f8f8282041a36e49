import * as words from "#words/service-names.ts";

/**
 * What every page shows of a service, in its menus and dialogs. What only some pages show is in services.ts, so that the
 * other pages do not load it.
 */

/** The ink of a service's stamp and icon: the value of `data-k` in the styles. */
export type InkKey = (typeof words.serviceNames)[number]["ink"];

export interface ServiceName<Id extends string = string> {
  readonly id: Id;
  readonly ink: InkKey;
  readonly name: string;
  /** For the menu, the tabs and the footer. */
  readonly shortName: string;
  /** One line, for the menu and the home page's stamps. */
  readonly line: string;
}

export type ServiceId = (typeof words.serviceNames)[number]["id"];

/** The ten services in the order of every menu, tab row and sheet (S3.3). */
export const serviceNames: readonly [ServiceName<ServiceId>, ...ServiceName<ServiceId>[]] = words.serviceNames;
