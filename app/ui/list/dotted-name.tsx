import { Fragment } from "react";

/** A name or address that may turn the line after a full stop: "WordPress.com". */
export function DottedName({ name }: { name: string }) {
  return name.split(/(?<=\.)(?=\w)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
