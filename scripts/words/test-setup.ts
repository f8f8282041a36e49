import { ensureWords } from "./ensure.ts";

export default (): Promise<void> => ensureWords(undefined, "pseudo");
