import { pageMeta } from "#app/meta.ts";
import { learnDigitalMarketing } from "#words/pages/learn-digital-marketing.ts";
import { Lesson } from "../lesson.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return <Lesson page={learnDigitalMarketing} engraving="fields" />;
}
