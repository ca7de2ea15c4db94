import { Anchor } from "@mantine/core";
import { Money } from "./Money.tsx";
import classes from "./ringkasan.module.css";

export type BarisRingkasan = {
  label: string;
  nilai: number;
  jumlah?: boolean;
  /** Where the figure comes from; opened beside the form that shows it. */
  asal?: string | null;
};

/** A small calculation line by line; `jumlah` marks the total. */
export function Ringkasan({ label, baris }: { label: string; baris: readonly BarisRingkasan[] }) {
  return (
    <section className={classes.ringkasan} aria-label={label} aria-live="polite">
      <dl>
        {baris.map(({ label: name, ...satu }) => (
          <Pasangan key={name} name={name} {...satu} />
        ))}
      </dl>
    </section>
  );
}

function Pasangan({ name, nilai, jumlah, asal }: Omit<BarisRingkasan, "label"> & { name: string }) {
  return (
    <>
      <dt data-sum={jumlah || undefined}>{name}</dt>
      <dd data-sum={jumlah || undefined}>
        {asal ? (
          <Anchor href={asal} target="_blank" inherit>
            <Money value={nilai} />
          </Anchor>
        ) : (
          <Money value={nilai} />
        )}
      </dd>
    </>
  );
}
