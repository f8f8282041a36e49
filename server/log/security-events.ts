import { audit as auditEvent, type EventDetails, type Log, type SecurityEvent } from "@site/backend";

type SiteEvent = "desk_log_in_failed" | "receipt_erased" | "receipt_opened";

export function audit(log: Log, event: SecurityEvent | SiteEvent, details: EventDetails = {}): void {
  auditEvent<SiteEvent>(log, event, details, event === "desk_log_in_failed" || undefined);
}
