import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { LeaderLink } from "#app/ui/list/leader-link.tsx";
import { answersAbout, type AnswerTopic, topicPath, topics } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";

interface TopicListProps {
  /** Topics whose answers stood on the page until each had a page: their anchors stay. */
  anchors?: readonly AnswerTopic[];
}

/** The topics of answers, with how many each has. */
export function TopicList({ anchors = [] }: TopicListProps) {
  const { profile } = usePublicSettings();
  return (
    <ul className="multicol">
      {topics.map(({ id, title }) => (
        <li key={id} id={anchors.includes(id) ? id : undefined}>
          <LeaderLink href={topicPath(id)} name={title} detail={help.count(answersAbout(id, profile).length)} />
        </li>
      ))}
    </ul>
  );
}
