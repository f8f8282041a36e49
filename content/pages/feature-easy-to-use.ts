import { easyToUse } from "../generated/pages/feature-easy-to-use.ts";

export type EasyToUseCopy = typeof easyToUse;

export { easyToUse };
