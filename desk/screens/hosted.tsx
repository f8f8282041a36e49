import { ButtonLink } from "#app/ui/button.tsx";
import { adminHosted } from "#content/generated/desk/admin.ts";
import { Document, Logo } from "../parts/layout.tsx";

/** `projectUrl` is the project's API, such as https://abc.supabase.co. */
export const HostedDocument = ({ stylesheet, projectUrl }: { stylesheet: string; projectUrl: string }) => (
  <Document title={adminHosted.title} stylesheet={stylesheet}>
    <main className="wrap page stack gap-5 narrow">
      <Logo />
      <h1>{adminHosted.title}</h1>
      <p className="lead">{adminHosted.lead}</p>
      <p>
        <ButtonLink href={toDashboardUrl(projectUrl)} variant="primary">
          {adminHosted.link}
        </ButtonLink>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{adminHosted.what}</th>
            <th scope="col">{adminHosted.where}</th>
          </tr>
        </thead>
        <tbody>
          {adminHosted.rows.map(({ what, where }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  </Document>
);

/** A project's dashboard is on supabase.co. A self-hosted Supabase serves its dashboard at its own URL. */
function toDashboardUrl(projectUrl: string): string {
  const project = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(projectUrl)?.[1];
  return project ? `https://supabase.com/dashboard/project/${project}` : projectUrl;
}
