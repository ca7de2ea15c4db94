export type Entries = readonly (readonly [string, unknown])[];

/** The query string of a call; what is empty is left out. */
export function queryOf(given: Entries): string {
  const query = new URLSearchParams();
  for (const [name, value] of given) {
    if (value !== null && value !== "") query.set(name, asText(value));
  }
  return query.size > 0 ? `?${query}` : "";
}

export const asText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
