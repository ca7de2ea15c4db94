import { Button, Skeleton } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { LoadFailed } from "../../ui/page/Answered.tsx";
import { Money } from "../../ui/value/Money.tsx";
import classes from "./lembar.module.css";

/** A report as a sheet: rows by columns of money, on screen and on paper. */
export type BarisLembar = {
  kunci: string;
  nama: string;
  /** A heading, a line below it, a line that is shown but not added up, a sum, or what does not fit together. */
  jenis: "judul" | "isi" | "info" | "jumlah" | "hasil" | "selisih";
  nilai: readonly number[];
  /** What a click on the figure of a column opens; figures of 0 open nothing. */
  buka?: (kolom: number) => (() => void) | null;
};

type LembarProps = {
  /** Names the table; printed as its heading. */
  judul: string;
  kepala: string;
  kolom: readonly { kunci: string; isi: ReactNode }[];
  baris: readonly BarisLembar[];
  stale: boolean;
};

export function Lembar({ judul, kepala, kolom, baris, stale }: LembarProps) {
  const scroll = useRef<HTMLElement>(null);
  // The newest figures stand at the end: that is what one looks for first.
  useLayoutEffect(() => {
    if (scroll.current && kolom.length > 0) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, [kolom.length]);
  return (
    <section className={classes.lembar} data-stale={stale || undefined}>
      <h2 className={classes.judulCetak}>{judul}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroll} className={classes.scroll} tabIndex={0} aria-label={judul}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{kepala}</th>
              {kolom.map(({ kunci, isi }) => (
                <th key={kunci} scope="col">
                  {isi}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {baris.map((row) => (
              <Baris key={row.kunci} row={row} kolom={kolom} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const TEBAL: readonly BarisLembar["jenis"][] = ["judul", "jumlah", "hasil", "selisih"];

function Baris({ row, kolom }: { row: BarisLembar; kolom: LembarProps["kolom"] }) {
  return (
    <tr data-jenis={row.jenis} data-tebal={TEBAL.includes(row.jenis) || undefined}>
      <th scope="row">{row.nama}</th>
      {kolom.map(({ kunci }, at) => {
        const nilai = row.nilai[at];
        return (
          <td key={kunci} data-minus={(nilai ?? 0) < 0 || undefined} data-nol={nilai === 0 || undefined}>
            {nilai !== undefined && <Angka nilai={nilai} buka={nilai === 0 ? null : (row.buka?.(at) ?? null)} />}
          </td>
        );
      })}
    </tr>
  );
}

function Angka({ nilai, buka }: { nilai: number; buka: (() => void) | null }) {
  if (!buka) return <Money value={nilai} />;
  return (
    <button type="button" onClick={buka}>
      <Money value={nilai} />
    </button>
  );
}

/** What stands where a report is on its way, or did not come. */
export function LembarMenunggu({ error, retry }: { error: string | null; retry: () => void }) {
  if (error === null) return <Skeleton height={420} aria-hidden />;
  return <LoadFailed message={error} retry={retry} />;
}

export const Cetak = () => (
  <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
    Cetak
  </Button>
);
