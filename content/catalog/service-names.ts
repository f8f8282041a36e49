import * as words from "#words/service-names.ts";

/** Only the data that every page shows in its menus and dialogs. Other service data is in services.ts, so that most pages don't load it. */

export type InkKey = (typeof words.serviceNames)[number]["ink"];

export interface ServiceName<Id extends string = string> {
  readonly id: Id;
  readonly ink: InkKey;
  readonly name: string;
  readonly shortName: string;
  readonly line: string;
}

export type ServiceId = (typeof words.serviceNames)[number]["id"];

/** In the order of every menu, tab row and sheet (S3.3). */
export const serviceNames: readonly [ServiceName<ServiceId>, ...ServiceName<ServiceId>[]] = words.serviceNames;
