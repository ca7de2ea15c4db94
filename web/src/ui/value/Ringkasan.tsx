import { Money } from "./Money.tsx";
import classes from "./ringkasan.module.css";

export type BarisRingkasan = { label: string; nilai: number; jumlah?: boolean };

/** A small calculation line by line; `jumlah` marks the total. */
export function Ringkasan({ label, baris }: { label: string; baris: readonly BarisRingkasan[] }) {
  return (
    <section className={classes.ringkasan} aria-label={label} aria-live="polite">
      <dl>
        {baris.map(({ label: name, nilai, jumlah }) => (
          <Pasangan key={name} name={name} nilai={nilai} jumlah={jumlah} />
        ))}
      </dl>
    </section>
  );
}

function Pasangan({ name, nilai, jumlah }: { name: string; nilai: number; jumlah: boolean | undefined }) {
  return (
    <>
      <dt data-sum={jumlah || undefined}>{name}</dt>
      <dd data-sum={jumlah || undefined}>
        <Money value={nilai} />
      </dd>
    </>
  );
}
