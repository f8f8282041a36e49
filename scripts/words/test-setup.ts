import { ensureWords } from "./ensure.ts";

/** Tests read the words as pages do. */
export default (): Promise<void> => ensureWords();
