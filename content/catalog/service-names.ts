import * as words from "#words/service-names.ts";

/** Contains only data that all pages need for menus and dialogs. services.ts has the rest. */

/** Colors in content/brand/colors.css. Pages use all of them, whichever services there are. */
export type InkKey = "red" | "blue" | "green" | "pink" | "ocher" | "teal" | "plum" | "navy" | "olive" | "brown";

export interface ServiceName<Id extends string = string> {
  readonly id: Id;
  readonly ink: InkKey;
  /** A symbol in app/drawings/sprite.svg, and a file in app/drawings/product. */
  readonly icon: (typeof words.serviceNames)[number]["icon"];
  readonly name: string;
  readonly shortName: string;
}

export type ServiceId = (typeof words.serviceNames)[number]["id"];

/** In the order of menus, tabs and sheets (S3.3). */
export const serviceNames: readonly [ServiceName<ServiceId>, ...ServiceName<ServiceId>[]] = words.serviceNames;
