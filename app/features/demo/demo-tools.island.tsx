import { EmailChecks } from "./email-checks.tsx";
import { ForecastSum } from "./forecast-sum.tsx";

/** The tools below the previews, which load once the visitor scrolls near them. */
export default function DemoTools() {
  return (
    <>
      <EmailChecks />
      <ForecastSum />
    </>
  );
}
