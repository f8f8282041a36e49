import type { demoForecast, emailChecks } from "#content/generated/demo-tools.ts";
import { EmailChecks } from "./email-checks.tsx";
import { ForecastSum } from "./forecast-sum.tsx";

interface DemoToolsProps {
  checks: typeof emailChecks;
  forecast: typeof demoForecast;
}

/** The tools below the previews, which load once the visitor scrolls near them. */
export default function DemoTools({ checks, forecast }: DemoToolsProps) {
  return (
    <>
      <EmailChecks words={checks} />
      <ForecastSum words={forecast} />
    </>
  );
}
