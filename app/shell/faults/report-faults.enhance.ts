/** Hears of faults of our scripts, once the page is idle; what tells our server of them (D26) is fetched when the first one happens. */
export default function reportFaults(): void {
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(type, (event) => {
      import("./report-fault.ts").then(({ reportFault }) => reportFault(event)).catch(() => {});
    });
}
