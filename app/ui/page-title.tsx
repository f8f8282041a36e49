import styles from "./page-title.module.css";

interface PageTitleProps {
  /** The page's name in menus, in the footer and in its tab. Left out where the heading says it. */
  name?: string | undefined;
  children: string;
}

/** The page's one `h1`, with the name that led here on the line above it. */
export function PageTitle({ name, children }: PageTitleProps) {
  return (
    <>
      {name && <p className={`${styles.name} label`}>{name}</p>}
      <h1>{children}</h1>
    </>
  );
}
