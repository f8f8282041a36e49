import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { AnswerGroup } from "#app/ui/answers/answer-group.tsx";
import { AnswerList } from "#app/ui/answers/answer-list.tsx";
import { answersOn, type AnswerTopic } from "#content/answers.ts";

interface TopicAnswersProps {
  page: string;
  topic: { readonly id: AnswerTopic; readonly title: string };
}

/** The answers about a topic that a page shows, under the topic's anchor. */
export function TopicAnswers({ page, topic }: TopicAnswersProps) {
  const { profile } = usePublicSettings();
  const answers = answersOn(page, profile).filter((answer) => answer.topic === topic.id);
  return (
    <AnswerGroup group={topic}>
      <AnswerList answers={answers} />
    </AnswerGroup>
  );
}
