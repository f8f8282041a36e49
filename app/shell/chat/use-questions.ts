import { useRef, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { Reply } from "#app/search/reply.ts";

/** A typed question and its answer; null where the pages have none. */
export interface Question {
  id: number;
  text: string;
  reply: Reply | null;
}

/** Fetched when a question is asked. */
const answering = () => Promise.all([import("#app/search/load-search.ts"), import("#app/search/reply.ts")]);

/** The questions of this visit. They stay in this page: none is sent anywhere. */
export function useQuestions() {
  const settings = usePublicSettings();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [failed, setFailed] = useState(false);
  const number = useRef(0);

  /** @returns whether it could be looked up */
  const ask = async (text: string): Promise<boolean> => {
    setFailed(false);
    try {
      const [{ loadAnswers }, { replyTo }] = await answering();
      const { search, data } = await loadAnswers(settings);
      number.current += 1;
      const question = { id: number.current, text, reply: replyTo(text, search, data) };
      setQuestions((before) => [...before, question]);
      return true;
    } catch (error) {
      console.error(error);
      setFailed(true);
      return false;
    }
  };
  return { questions, ask, failed };
}
