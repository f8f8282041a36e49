import { EmailChecks } from "./email-checks.tsx";
import { ForecastSum } from "./forecast-sum.tsx";

/** What stands below the previews and answers once the visitor comes near. */
export default function DemoTools() {
  return (
    <>
      <EmailChecks />
      <ForecastSum />
    </>
  );
}
