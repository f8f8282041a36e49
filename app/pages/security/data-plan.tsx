import { Icon } from "#app/ui/icon.tsx";
import { answers } from "#content/answers.ts";
import { security } from "#words/pages/security.ts";
import styles from "./data-plan.module.css";

const { plan } = security;
const { rows } = answers.find(({ id }) => id === "subprocessors")!.answer.find((block) => block.kind === "table")!;
const [host, ...others] = rows.map(([name = "", what = "", where = ""]) => ({ name, what, where }));
const isInside = ({ where }: { where: string }) => where === plan.inside;

export function DataPlan() {
  return (
    <section className={`${styles.section} wrap stack gap-6`} aria-labelledby="plan-heading">
      <div className="stack gap-3">
        <h2 id="plan-heading">{plan.title}</h2>
        <p className="lead">{plan.lead}</p>
      </div>
      <div className={styles.plan}>
        <div className={`${styles.inside} sky`}>
          <p className="label soft">{plan.inside}</p>
          <div className={`${styles.house} stack gap-3`}>
            <h3>{host?.where}</h3>
            <p className="small soft">
              {plan.kept}: {host?.what}
            </p>
            <ul className="columns-2 gap-2">
              {plan.things.map((thing) => (
                <li key={thing} className="inset small">
                  {thing}
                </li>
              ))}
            </ul>
            <p className="media gap-2 small">
              <Icon name="lock" />
              {plan.locked}
            </p>
          </div>
          <Companies title={plan.leaves} companies={others.filter(isInside)} />
        </div>
        <Companies title={plan.abroad} companies={others.filter((company) => !isInside(company))} />
      </div>
    </section>
  );
}

interface CompaniesProps {
  title: string;
  companies: typeof others;
}

function Companies({ title, companies }: CompaniesProps) {
  return (
    <div className={`${styles.companies} stack gap-3`}>
      <p className="label soft">{title}</p>
      <ul className="stack gap-3">
        {companies.map(({ name, what, where }) => (
          <li key={name} className="card stack gap-1 small">
            <h3>{name}</h3>
            <p>{what}</p>
            {where !== plan.inside && <p className="signal">{where}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
