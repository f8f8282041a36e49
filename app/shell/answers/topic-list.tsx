import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { LeaderLink } from "#app/ui/leader-link.tsx";
import { answersAbout, type AnswerTopic, topicPath, topics } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";

interface TopicListProps {
  title: string;
  id?: string;
  className?: string;
  except?: AnswerTopic;
  /** Topics whose old links to this page have to keep working. */
  anchors?: readonly AnswerTopic[];
}

export function TopicList({ title, id, className = "", except, anchors = [] }: TopicListProps) {
  const { profile } = usePublicSettings();
  return (
    <section id={id} className={`${className} stack gap-5`} aria-labelledby="topics-heading">
      <h2 className="title-2" id="topics-heading">
        {title}
      </h2>
      <ul className="multicol">
        {topics
          .filter((topic) => topic.id !== except)
          .map((topic) => (
            <li key={topic.id} id={anchors.includes(topic.id) ? topic.id : undefined}>
              <LeaderLink
                href={localizedPath(topicPath(topic.id))}
                name={topic.title}
                detail={help.count(answersAbout(topic.id, profile).length)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
