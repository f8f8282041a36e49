import { pageMeta } from "#app/meta.ts";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import { Lesson } from "../lesson.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, learnEcommerce);

export default function LearnEcommerce() {
  return <Lesson page={learnEcommerce} engraving="docks" />;
}
