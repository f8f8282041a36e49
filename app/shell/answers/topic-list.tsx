import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { TitledLink } from "#app/ui/titled-link.tsx";
import { answersAbout, type AnswerTopic, topicPath, topics } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";
import styles from "./topic-list.module.css";

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
      <ul className={`${styles.topics} columns-2 gap-3`}>
        {topics
          .filter((topic) => topic.id !== except)
          .map((topic) => (
            <li key={topic.id} id={anchors.includes(topic.id) ? topic.id : undefined}>
              <TitledLink
                to={topicPath(topic.id)}
                name={topic.title}
                line={help.count(answersAbout(topic.id, profile).length)}
                picture={
                  <Drawing src={findDrawing(`/app/drawings/${topic.drawing}.svg`)} alt="" width={240} height={180} />
                }
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
