export default function reportFaults(): void {
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(type, (event) => {
      import("./report-fault.ts").then(({ reportFault }) => reportFault(event)).catch(() => {});
    });
}
