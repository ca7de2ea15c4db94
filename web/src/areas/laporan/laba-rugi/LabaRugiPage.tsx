import { Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/SegmentedControl.css";
import { jakartaToday } from "#contract/format.ts";
import { GRUP_REKENING, type PilihanRekening, rekening } from "#contract/keuangan/rekening.ts";
import {
  bandingkan,
  bulanBanding,
  kalimatBanding,
  kepalaBulan,
  masihBerjalan,
  perubahan,
} from "#contract/laporan/banding.ts";
import { namaBulan, namaPendek } from "#contract/laporan/bulan.ts";
import { BANDING, type Banding, labaRugi } from "#contract/laporan/laba-rugi.ts";
import { type BarisMatriks, matriks } from "#contract/laporan/matriks.ts";
import { useCall } from "../../../api/hooks.ts";
import { BarisNol, useBarisNol } from "../../../documents/BarisNol.tsx";
import { type BarisLembar, Cetak, Lembar, LembarMenunggu } from "../../../documents/Lembar.tsx";
import classes from "../../../documents/lembar.module.css";
import { onOpening } from "../../../ui/dialog/onOpening.tsx";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { LaterSelect } from "../../../ui/field/LaterSelect.tsx";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { TanggalSalah } from "../../../ui/value/TanggalSalah.tsx";
import { BULAN_TIDAK_ADA, BulanPicker, isBulan } from "./BulanPicker.tsx";
import type { SelLaba } from "./RincianDialog.tsx";

const RincianDialog = onOpening(() => import("./RincianDialog.tsx").then((file) => file.RincianDialog));

const SEMUA = "Semua Rekening";
const GRUP = ["All", ...GRUP_REKENING, SEMUA] as const;
type Grup = (typeof GRUP)[number];
const PER_BULAN = "tidak";
const PERBANDINGAN = [
  { value: PER_BULAN, label: "Per Bulan" },
  { value: "bulan", label: "Bulan Lalu" },
  { value: "tahun", label: "Tahun Lalu" },
];

/** Laba Rugi month by month, or a month beside another one; a cell opens its documents. */
export function LabaRugiPage() {
  const { values, change } = useUrlState();
  const { data: pilihan } = useCall(rekening.getRekeningDropdown, {});
  const bulanIni = jakartaToday(new Date()).slice(0, 7);
  const bulan = values.bulan ?? bulanIni;
  const grup = GRUP.find((nama) => nama === values.grup) ?? "All";
  const namaGrup = grup === "All" ? "" : ` (${grup})`;
  const banding = BANDING.find((satu) => satu === values.banding) ?? null;
  const ask = {
    bulan: Number(bulan.slice(5)),
    tahun: Number(bulan.slice(0, 4)),
    ...(grup === SEMUA ? {} : { grup }),
  };
  return (
    <Stack gap="sm">
      <div className={classes.alat}>
        <BulanPicker value={bulan} onChange={(next) => change({ bulan: next === bulanIni ? null : next }, "push")} />
        <LaterSelect
          aria-label="Perbandingan"
          data={PERBANDINGAN}
          value={banding ?? PER_BULAN}
          onChange={(next) => change({ banding: next === PER_BULAN ? null : next }, "push")}
          allowDeselect={false}
          w={140}
        />
        <SegmentedControl
          aria-label="Grup rekening"
          data={[...GRUP]}
          value={grup}
          onChange={(next) => change({ grup: next === "All" ? null : next }, "push")}
        />
        <Group gap="xs">
          <BarisNol bawaan />
          <Cetak />
          <ExportButton
            call={labaRugi.exportLabaRugi}
            input={banding ? { ...ask, banding } : ask}
            label="Export Laba Rugi"
            fallback="Gagal download data laba rugi"
            masalah={isBulan(bulan) ? null : BULAN_TIDAK_ADA}
          />
        </Group>
      </div>
      {!isBulan(bulan) ? (
        <TanggalSalah masalah={BULAN_TIDAK_ADA} />
      ) : banding ? (
        <Perbandingan ask={ask} banding={banding} judul={`Laba Rugi ${namaBulan(bulan)}${namaGrup}`} />
      ) : (
        <Matriks
          ask={ask}
          kosong={kosong(grup, pilihan?.data) ? grup : null}
          judul={`Laba Rugi sampai ${namaBulan(bulan)}${namaGrup}`}
        />
      )}
    </Stack>
  );
}

const kosong = (grup: Grup, rows: readonly PilihanRekening[] | undefined) =>
  grup !== "All" && grup !== SEMUA && rows?.some((row) => row.grup === grup) === false;

const JENIS: Readonly<Record<BarisMatriks["jenis"], BarisLembar["jenis"]>> = {
  komponen: "jumlah",
  "laba kotor": "jumlah",
  kebutuhan: "isi",
  laba: "hasil",
  "tanpa grup": "info",
  "tanpa komponen": "jumlah",
};

type Ask = Omit<SelLaba["ask"], "asal" | "id">;

type MatriksProps = {
  ask: Ask;
  judul: string;
  /** The chosen group if no account belongs to it now; accounts of earlier months may still give it figures. */
  kosong: Grup | null;
};

function Matriks({ ask, judul, kosong }: MatriksProps) {
  const dialog = useDialog<SelLaba>();
  const nol = useBarisNol(true);
  const lipat = useLipat();
  const { data, error, refetch, isPlaceholderData } = useCall(labaRugi.getLabaRugi, { ...ask, rincian: false });
  if (data === undefined) return <LembarMenunggu error={error?.message ?? null} retry={() => void refetch()} />;
  const bulan = data.data.map((row) => row.bulan);
  const isi = matriks(data.data);
  if (kosong !== null && isi.every(({ nilai }) => nilai.every((angka) => angka === 0))) {
    return (
      <EmptyState
        title={`Belum ada rekening grup ${kosong}`}
        text="Pilih grup rekening di menu Rekening, agar laba ruginya dapat dihitung tersendiri."
      />
    );
  }
  const baris = lipat(isi).map(({ total, sel, nilai, ...row }): BarisLembar => {
    // The last column is the year's total and opens nothing.
    const buka = (kolom: number) => {
      const ke = bulan[kolom];
      return sel && ke ? () => dialog.open({ nama: row.nama, bulan: ke, ask: { ...askOf(ask, ke), ...sel } }) : null;
    };
    return { ...rupa(row), nilai: [...nilai, total], buka };
  });
  return (
    <>
      <Lembar
        judul={judul}
        kepala="Komponen / Kebutuhan"
        kolom={[...bulan.map((ke) => ({ kunci: ke, isi: namaPendek(ke) })), { kunci: "total", isi: "Total" }]}
        baris={baris}
        stale={isPlaceholderData}
        nol={nol}
      />
      <RincianDialog dialog={dialog} />
    </>
  );
}

/** The columns of the month, of the other one, and of their differences. */
const KINI = 0;
const SELISIH = 2;

type PerbandinganProps = { ask: Ask; banding: Banding; judul: string };

/** The month beside another one, with the difference in rupiah and per cent, and what moved most in words. */
function Perbandingan({ ask, banding, judul }: PerbandinganProps) {
  const dialog = useDialog<SelLaba>();
  const nol = useBarisNol(true);
  const lipat = useLipat();
  const kini = `${ask.tahun}-${String(ask.bulan).padStart(2, "0")}`;
  const lalu = bulanBanding(kini, banding);
  const sekarang = useCall(labaRugi.getLabaRugi, { ...ask, rincian: false });
  const sebelum = useCall(labaRugi.getLabaRugi, { ...askOf(ask, lalu), rincian: false });
  const gagal = sekarang.error ?? sebelum.error;
  const dua = [sekarang.data?.data.at(-1), sebelum.data?.data.at(-1)] as const;
  if (!dua[0] || !dua[1]) {
    const ulang = () => void Promise.all([sekarang.refetch(), sebelum.refetch()]);
    return <LembarMenunggu error={gagal?.message ?? null} retry={ulang} />;
  }
  const rows = bandingkan(dua[0], dua[1]);
  const bulan = [kini, lalu];
  const today = jakartaToday(new Date());
  const berjalan = masihBerjalan(kini, today);
  const baris = lipat(rows).map((row): BarisLembar => {
    const { sel } = row;
    const buka = (kolom: number) => {
      const ke = bulan[kolom];
      return sel && ke ? () => dialog.open({ nama: row.nama, bulan: ke, ask: { ...askOf(ask, ke), ...sel } }) : null;
    };
    const catatan = (kolom: number, sendiri: boolean) =>
      kolom === SELISIH || (sendiri && kolom === KINI) ? perubahan(row, berjalan) : null;
    return { ...rupa(row), nilai: [row.kini, row.lalu, row.selisih], buka, catatan };
  });
  return (
    <>
      <Text size="sm" role="status">
        {kalimatBanding(rows, { kini, lalu, berjalan }).split(JUMLAH_UANG).map(utuh)}
      </Text>
      <Lembar
        judul={`${judul} dibanding ${namaBulan(lalu)}`}
        kepala="Komponen / Kebutuhan"
        kolom={[
          { kunci: kini, isi: kepalaBulan(kini, today) },
          { kunci: lalu, isi: namaPendek(lalu) },
          { kunci: "selisih", isi: "Selisih" },
        ]}
        baris={baris}
        stale={sekarang.isPlaceholderData || sebelum.isPlaceholderData}
        nol={nol}
        utama="awal"
      />
      <RincianDialog dialog={dialog} />
    </>
  );
}

/** An amount is not broken into two lines. */
const JUMLAH_UANG = /(Rp [\d.]*\d)/;
const utuh = (bagian: string, at: number) =>
  at % 2 === 0 ? (
    bagian
  ) : (
    <span key={at} style={{ whiteSpace: "nowrap" }}>
      {bagian}
    </span>
  );

const askOf = (ask: Ask, bulan: string): Ask => ({
  ...ask,
  bulan: Number(bulan.slice(5)),
  tahun: Number(bulan.slice(0, 4)),
});

/** How a row looks; the results are always in sight. */
const rupa = ({ kunci, nama, jenis, lipat }: Baris): Omit<BarisLembar, "nilai"> => ({
  ...{ kunci, nama, jenis: JENIS[jenis], lekat: jenis === "laba" || jenis === "tanpa grup" },
  ...(lipat ? { lipat } : {}),
});

type Baris = Pick<BarisMatriks, "kunci" | "nama" | "jenis"> & Pick<BarisLembar, "lipat">;

/** Needs without a component are folded until somebody opens them: they do not count in the result. */
function useLipat() {
  const [terbuka, buka] = useState(false);
  return <Row extends Pick<BarisMatriks, "kunci" | "nama" | "jenis">>(rows: readonly Row[]): (Row & Baris)[] => {
    const batas = rows.findIndex(({ jenis }) => jenis === "tanpa komponen");
    if (batas < 0) return [...rows];
    return rows
      .slice(0, terbuka ? undefined : batas + 1)
      .map((row, at) => (at === batas ? { ...row, lipat: { terbuka, ubah: () => buka(!terbuka) } } : row));
  };
}
