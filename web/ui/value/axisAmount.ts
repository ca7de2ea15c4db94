/** 1.250.000.000 -> "1,3 M": short enough for an axis. */
export function axisAmount(value: number): string {
  const [divisor, unit] =
    value >= 1e12 ? [1e12, " T"] : value >= 1e9 ? [1e9, " M"] : value >= 1e6 ? [1e6, " jt"] : [1, ""];
  return `${String(Math.round((value / divisor) * 10) / 10).replace(".", ",")}${unit}`;
}
