import { ActionIcon, Button, Group, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconPrinter } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { PlainButton } from "../ui/PlainButton.tsx";
import { LoadFailed } from "../ui/page/Answered.tsx";
import { HeadUnit } from "../ui/value/HeadUnit.tsx";
import { Money } from "../ui/value/Money.tsx";
import { useWholeNumbers } from "../ui/value/useWholeNumbers.ts";
import classes from "./lembar.module.css";
import { useFollow } from "./useFollow.ts";

/** The address that a figure opens: of a screen, or of a dialog. */
type Tujuan = string | null;

/** A report as a table, on screen and on paper: rows by columns of money. */
export type BarisLembar = {
  kunci: string;
  nama: string;
  kode?: string;
  /** A heading, a row, a row that is not added up, a total, a result, or the difference of two totals. */
  jenis: "judul" | "isi" | "info" | "jumlah" | "hasil" | "selisih";
  /** Level of indentation, if the kind does not decide it. */
  tingkat?: number;
  /** Marks a row about which somebody has to do something. */
  tanda?: boolean;
  /** null for no figure. */
  nilai: readonly (number | null)[];
  /** The row is sticky. */
  lekat?: boolean;
  /** What a click on a figure opens; a figure of 0 opens nothing. */
  buka?: (kolom: number) => Tujuan;
  /** The row opens and folds the rows below it. */
  lipat?: { terbuka: boolean; ubah: () => void };
  /** A small note below the figure of a column; `sendiri` where it is the only one shown, on a phone. */
  catatan?: (kolom: number, sendiri: boolean) => string | null;
};

type LembarProps = {
  /** Name of the table, printed as its heading. */
  judul: string;
  kepala: string;
  kolom: readonly { kunci: string; isi: ReactNode }[];
  baris: readonly BarisLembar[];
  stale: boolean;
  /** Whether rows with zeros are shown (`useBarisNol`). */
  nol: boolean;
  /** The most important column, first visible: by default the last. */
  utama?: "awal" | "akhir";
  /** Inside of a printed document with a heading of its own. */
  dalamDokumen?: boolean;
};

export function Lembar(props: LembarProps) {
  const { judul, kepala, kolom: semua, baris: semuaBaris, stale, nol, utama = "akhir", dalamDokumen } = props;
  const { kolom, satu, pilih } = useKolom(semua, utama);
  const baris = nol ? semuaBaris : semuaBaris.filter(berisi);
  const scroll = useRef<HTMLElement>(null);
  useEvenColumns(scroll);
  useWholeNumbers(scroll);
  useLayoutEffect(() => {
    if (utama === "akhir" && scroll.current && kolom.length > 0) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, [utama, kolom.length]);
  return (
    <section className={classes.lembar} data-stale={stale || undefined} data-dokumen={dalamDokumen || undefined}>
      <h2 className={classes.judulCetak}>{judul}</h2>
      {satu !== null && <PilihKolom ke={satu} banyak={semua.length} pilih={pilih} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroll} className={classes.scroll} tabIndex={0} aria-label={judul}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                {kepala}
                <HeadUnit unit="Rp" />
              </th>
              {kolom.map(({ kunci, isi }) => (
                <th key={kunci} scope="col">
                  {isi}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {baris.map((row, at) => (
              <Baris key={row.kunci} row={row} kolom={kolom} letak={letak(baris, at)} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

type Kolom = LembarProps["kolom"][number] & { at: number };

/** Too narrow for two columns; wider, they scroll beside their names. Printed, all fit. */
const LAYAR_SEMPIT = "screen and (max-width: 40em)";

/** On a phone one column is shown at a time. */
function useKolom(semua: LembarProps["kolom"], utama: "awal" | "akhir") {
  const phone = useMediaQuery(LAYAR_SEMPIT, undefined, { getInitialValueInEffect: false }) ?? false;
  const [dipilih, pilih] = useState<number | null>(null);
  const terakhir = semua.length - 1;
  const satu = phone && terakhir > 0 ? Math.min(dipilih ?? (utama === "awal" ? 0 : terakhir), terakhir) : null;
  const kolom = semua.flatMap((satuKolom, at) => (satu === null || satu === at ? [{ ...satuKolom, at }] : []));
  return { kolom, satu, pilih };
}

/** What does not fit scrolls by whole columns: as many as have room fill it, so that none is half in sight at rest. */
function useEvenColumns(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = box.current;
    const table = root?.querySelector("table");
    if (!root || !table) return;
    const spread = () => {
      const before = root.scrollLeft;
      table.style.removeProperty("--lebar");
      const [nama, ...angka] = [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => head.offsetWidth);
      if (nama === undefined || root.scrollWidth <= root.clientWidth) return;
      const room = root.clientWidth - nama;
      const banyak = Math.max(1, Math.floor(room / Math.max(...angka)));
      table.style.setProperty("--nama", `${nama}px`);
      table.style.setProperty("--lebar", `${room / banyak}px`);
      root.scrollLeft = before;
    };
    spread();
    const watch = new ResizeObserver(spread);
    watch.observe(root);
    return () => watch.disconnect();
  });
}

const TEBAL: readonly BarisLembar["jenis"][] = ["judul", "jumlah", "hasil", "selisih"];

/** Headings stay, and totals too, because a total of 0 says something. */
const berisi = ({ jenis, nilai }: BarisLembar) =>
  (jenis !== "isi" && jenis !== "info") || nilai.some((angka) => angka !== 0);

/** Indentation of a row, and the number of sticky rows before and after it. */
function letak(baris: readonly BarisLembar[], at: number): CSSProperties {
  const tingkat = { "--tingkat": baris[at]?.tingkat } as CSSProperties;
  if (!baris[at]?.lekat) return tingkat;
  const lekat = (rows: readonly BarisLembar[]) => rows.filter((row) => row.lekat).length;
  return {
    ...tingkat,
    "--di-atas": lekat(baris.slice(0, at)),
    "--di-bawah": lekat(baris.slice(at + 1)),
  } as CSSProperties;
}

type BarisProps = {
  row: BarisLembar;
  kolom: readonly Kolom[];
  letak: CSSProperties;
};

function Baris({ row, kolom, letak }: BarisProps) {
  return (
    <tr
      data-jenis={row.jenis}
      data-tebal={TEBAL.includes(row.jenis) || undefined}
      data-lekat={row.lekat || undefined}
      data-bertingkat={row.tingkat === undefined ? undefined : true}
      data-tanda={row.tanda || undefined}
      style={letak}
    >
      <th scope="row">
        {row.kode && <span className={classes.kode}>{row.kode} </span>}
        {row.lipat ? <Lipat nama={row.nama} {...row.lipat} /> : row.nama}
      </th>
      {kolom.map(({ kunci, at }) => {
        const nilai = row.nilai[at] ?? null;
        return (
          <td key={kunci} data-unit="Rp" data-minus={(nilai ?? 0) < 0 || undefined} data-nol={nilai === 0 || undefined}>
            {nilai !== null && <Angka nilai={nilai} buka={nilai === 0 ? null : (row.buka?.(at) ?? null)} />}
            {nilai !== null && <Catatan isi={row.catatan?.(at, kolom.length === 1) ?? null} />}
          </td>
        );
      })}
    </tr>
  );
}

const Lipat = ({ nama, terbuka, ubah }: { nama: string; terbuka: boolean; ubah: () => void }) => (
  <PlainButton aria-expanded={terbuka} onClick={ubah}>
    {terbuka ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
    {nama}
  </PlainButton>
);

type PilihKolomProps = { ke: number; banyak: number; pilih: (ke: number) => void };

function PilihKolom({ ke, banyak, pilih }: PilihKolomProps) {
  return (
    <Group className={classes.pilihKolom} justify="space-between" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Kolom sebelumnya"
        disabled={ke === 0}
        onClick={() => pilih(ke - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span>
        Kolom {ke + 1} dari {banyak}
      </span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Kolom berikutnya"
        disabled={ke === banyak - 1}
        onClick={() => pilih(ke + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function Angka({ nilai, buka }: { nilai: number; buka: Tujuan }) {
  if (!buka) return <Money value={nilai === 0 ? null : nilai} />;
  return <Tautan href={buka} nilai={nilai} />;
}

const Catatan = ({ isi }: { isi: string | null }) => isi !== null && <small className={classes.catatan}>{isi}</small>;

function Tautan({ href, nilai }: { href: string; nilai: number }) {
  return (
    <a href={href} onClick={useFollow(href)}>
      <Money value={nilai} />
    </a>
  );
}

/** Shown while a report loads, or when it failed. */
export function LembarMenunggu({ error, retry }: { error: string | null; retry: () => void }) {
  if (error === null) return <Skeleton height={420} aria-hidden />;
  return <LoadFailed message={error} retry={retry} />;
}

export const Cetak = () => (
  <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
    Cetak
  </Button>
);
