import { useRef, useState } from "react";
import type { Passage } from "#content/answer-passages.ts";

/** A typed question and the passages found for it, which may be none. */
export interface AskedQuestion {
  id: number;
  text: string;
  passages: readonly Passage[];
}

/** Fetched when a question is asked. */
const findingPassages = () => import("./find-passages.ts");

/** The questions of this visit. They stay in this page: none is sent anywhere. */
export function useQuestions() {
  const [asked, setAsked] = useState<readonly AskedQuestion[]>([]);
  const [failed, setFailed] = useState(false);
  const number = useRef(0);

  /** @returns whether it could be looked up */
  const ask = async (text: string): Promise<boolean> => {
    setFailed(false);
    try {
      const { findPassages } = await findingPassages();
      number.current += 1;
      const question = { id: number.current, text, passages: findPassages(text) };
      setAsked((before) => [...before, question]);
      return true;
    } catch (error) {
      console.error(error);
      setFailed(true);
      return false;
    }
  };
  return { asked, ask, failed };
}
