import type { ReactNode } from "react";
import { Button, Form } from "./elements.tsx";

export interface Question {
  title: string;
  /** What is meant, where the title does not say it. */
  about?: ReactNode;
  text: string;
  yes: string;
  no: string;
  /** Where the way back leads. */
  back: string;
}

/** Asks before something is deleted. */
export const Confirm = ({ title, about, text, yes, no, back }: Question) => (
  <div className="page stack gap-5 narrow">
    <h1>{title}</h1>
    {about && <p className="soft">{about}</p>}
    <p className="lead">{text}</p>
    <Form className="cluster">
      <Button kind="primary">{yes}</Button>
      <a href={back} className="button">
        {no}
      </a>
    </Form>
  </div>
);
