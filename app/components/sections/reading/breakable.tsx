import { Fragment, type ReactNode } from "react";

/** Behind a sign inside code. */
export const afterSign = /(?<=\w[@.,=_/])(?=\w)/;

/** Inside an address: before the signs that begin a part of its query, behind those that end a word. */
export const insideAddress = /(?<=\w)(?=[?&])|(?<=[,=_/])(?=\w)/;

/** Code that may break at the places of the pattern before it is cut inside a word. What is copied stays as it was. */
export function breakable(text: string, places: RegExp): ReactNode {
  return text.split(places).map((piece, index) => (
    // The pieces never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
