import type { ReactNode } from "react";
import { Button, Form } from "./elements.tsx";

interface ConfirmProps {
  title: string;
  /** What is meant, where the title does not say it. */
  about?: ReactNode;
  text: string;
  yes: string;
  no: string;
  /** Where the form goes, and where the way back leads. */
  action: string;
  back: string;
}

/** Asks before something is deleted. */
export const Confirm = ({ title, about, text, yes, no, action, back }: ConfirmProps) => (
  <div className="page narrow">
    <h1>{title}</h1>
    {about && <p className="soft">{about}</p>}
    <p className="lead">{text}</p>
    <Form action={action} className="row">
      <Button kind="primary">{yes}</Button>
      <a href={back} className="button">
        {no}
      </a>
    </Form>
  </div>
);
