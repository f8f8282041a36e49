import styles from "./avatar.module.css";

/** The first letter of a name on a disc, as networks draw a shop without a picture. Decorative: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
