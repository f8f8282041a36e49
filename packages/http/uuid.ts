const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as the database prints it. */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}
