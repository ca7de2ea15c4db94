import { Group, SegmentedControl, Skeleton, Stack } from "@mantine/core";
import { jakartaToday } from "#contract/format.ts";
import { GRUP_REKENING, type PilihanRekening, rekening } from "#contract/keuangan/rekening.ts";
import { namaBulan, namaPendek } from "#contract/laporan/bulan.ts";
import { labaRugi } from "#contract/laporan/laba-rugi.ts";
import { type BarisMatriks, matriks } from "#contract/laporan/matriks.ts";
import { useCall } from "../../../api/hooks.ts";
import { BarisNol, useBarisNol } from "../../../documents/BarisNol.tsx";
import { type BarisLembar, Cetak, Lembar, LembarMenunggu } from "../../../documents/Lembar.tsx";
import classes from "../../../documents/lembar.module.css";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { TanggalSalah } from "../../../ui/value/TanggalSalah.tsx";
import { BULAN_TIDAK_ADA, BulanPicker, isBulan } from "./BulanPicker.tsx";
import { RincianDialog, type SelLaba } from "./RincianDialog.tsx";

const SEMUA = "Semua Rekening";
const GRUP = ["All", ...GRUP_REKENING, SEMUA] as const;
type Grup = (typeof GRUP)[number];

/** Laba Rugi month by month; a cell opens its documents. */
export function LabaRugiPage() {
  const { values, change } = useUrlState();
  const { data: pilihan } = useCall(rekening.getRekeningDropdown, {});
  const bulanIni = jakartaToday(new Date()).slice(0, 7);
  const bulan = values.bulan ?? bulanIni;
  const grup = GRUP.find((nama) => nama === values.grup) ?? "All";
  const ask = {
    bulan: Number(bulan.slice(5)),
    tahun: Number(bulan.slice(0, 4)),
    ...(grup === SEMUA ? {} : { grup }),
  };
  return (
    <Stack gap="sm">
      <div className={classes.alat}>
        <BulanPicker value={bulan} onChange={(next) => change({ bulan: next === bulanIni ? null : next }, "push")} />
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
            input={ask}
            label="Export Laba Rugi"
            fallback="Gagal download data laba rugi"
            masalah={isBulan(bulan) ? null : BULAN_TIDAK_ADA}
          />
        </Group>
      </div>
      {!isBulan(bulan) ? (
        <TanggalSalah masalah={BULAN_TIDAK_ADA} />
      ) : pilihan === undefined ? (
        <Skeleton height={420} aria-hidden />
      ) : (
        <Matriks
          ask={ask}
          kosong={kosong(grup, pilihan.data) ? grup : null}
          judul={`Laba Rugi sampai ${namaBulan(bulan)}${grup === "All" ? "" : ` (${grup})`}`}
        />
      )}
    </Stack>
  );
}

const kosong = (grup: Grup, rows: readonly PilihanRekening[]) =>
  grup !== "All" && grup !== SEMUA && !rows.some((row) => row.grup === grup);

const JENIS: Readonly<Record<BarisMatriks["jenis"], BarisLembar["jenis"]>> = {
  komponen: "jumlah",
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
  const baris = isi.map(({ kunci, nama, jenis, nilai, total, sel }): BarisLembar => {
    // The last column is the year's total and opens nothing.
    const buka = (kolom: number) => {
      const ke = bulan[kolom];
      if (!sel || !ke) return null;
      return () => dialog.open({ nama, bulan: ke, ask: { ...ask, bulan: Number(ke.slice(5)), ...sel } });
    };
    const lekat = jenis === "laba" || jenis === "tanpa grup";
    return { kunci, nama, jenis: JENIS[jenis], nilai: [...nilai, total], lekat, buka };
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
