type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A colleague saved the record meanwhile. Fields that were not touched here take the colleague's values, fields that
 * were keep what was typed; where both changed one field, the colleague's value is told at the field.
 * null when the record did not change at all.
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
