type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merges a record that a colleague saved meanwhile into the form. Fields not touched here get the new values; typed
 * fields stay. A field that both changed gets a message with the colleague's value. null if the record did not change.
 */
export function takeOver(base: Values, fresh: Values, typed: Values) {
  if (same(base, fresh)) return null;
  const values: Record<string, unknown> = {};
  const conflicts: Record<string, string> = {};
  for (const name of Object.keys(typed)) {
    const touched = !same(typed[name], base[name]);
    values[name] = touched ? typed[name] : fresh[name];
    if (touched && !same(base[name], fresh[name]) && !same(typed[name], fresh[name])) {
      conflicts[name] = `Baru saja diubah menjadi: ${shown(fresh[name])}`;
    }
  }
  return { base: { ...fresh }, values, conflicts };
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "(kosong)";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
