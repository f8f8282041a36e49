import styles from "./pigeonholes.module.css";

interface PigeonholesProps {
  branches: readonly { city: string; customers: string }[];
  caption: string;
}

/** A sorting rack with one hole for each branch; the letters standing in it are decoration. */
export function Pigeonholes({ branches, caption }: PigeonholesProps) {
  return (
    <figure className={styles.rack}>
      <ul>
        {branches.map(({ city, customers }, index) => (
          <li key={city} data-letters={(index % 3) + 1}>
            <b>{city}</b>
            <small>{customers}</small>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
