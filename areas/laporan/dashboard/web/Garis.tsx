import classes from "./dashboard.module.css";

const LEBAR = 100;
const TINGGI = 28;

/** A small line of how a figure went; the figure beside it is what counts. */
export function Garis({ nilai }: { nilai: readonly number[] }) {
  const [least, most] = [Math.min(...nilai), Math.max(...nilai)];
  const span = most - least || 1;
  const titik = nilai.map((value, at) => {
    const x = nilai.length === 1 ? LEBAR : (at / (nilai.length - 1)) * LEBAR;
    return `${x.toFixed(1)} ${(TINGGI - 3 - ((value - least) / span) * (TINGGI - 6)).toFixed(1)}`;
  });
  return (
    <svg className={classes.garis} viewBox={`0 0 ${LEBAR} ${TINGGI}`} preserveAspectRatio="none" aria-hidden>
      <path d={`M${titik.join("L")}L${LEBAR} ${TINGGI}L0 ${TINGGI}Z`} data-area />
      <path d={`M${titik.join("L")}`} />
    </svg>
  );
}
