import { adminErrors } from "#content/generated/desk/admin.ts";
import { Document } from "../parts/layout.tsx";

export const ErrorScreen = ({ error }: { error: "notFound" | "fault" }) => (
  <div className="page stack gap-5 narrow">
    <h1>{adminErrors[`${error}Title`]}</h1>
    <p className="lead">{adminErrors[`${error}Text`]}</p>
    <p>
      <a href="/inbox">{adminErrors.back}</a>
    </p>
  </div>
);

export const FaultDocument = ({ stylesheet }: { stylesheet: string }) => (
  <Document title={adminErrors.faultTitle} stylesheet={stylesheet}>
    <main className="wrap">
      <ErrorScreen error="fault" />
    </main>
  </Document>
);
