import { Group, SegmentedControl, Stack } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { GRUP_REKENING, type PilihanRekening, rekening } from "#areas/keuangan/rekening/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { BarisNol, useBarisNol } from "#web/documents/BarisNol.tsx";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { kunciAngka } from "#web/documents/kunciAngka.ts";
import { type BarisLembar, Cetak, Lembar, LembarMenunggu } from "#web/documents/Lembar.tsx";
import classes from "#web/documents/lembar.module.css";
import { BULAN_TIDAK_ADA, isBulan } from "#web/documents/rupaBulan.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { LaterSelect } from "#web/ui/field/LaterSelect.tsx";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { TanggalSalah } from "#web/ui/value/TanggalSalah.tsx";
import { namaBulan, namaPendek } from "../../bulan.ts";
import { BANDING, labaRugi } from "../contract.ts";
import { matriks } from "../matriks.ts";
import { type Ask, addressOfAkrual, rupa, useLipat } from "./barisLaba.ts";
import { Perbandingan } from "./Perbandingan.tsx";

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

type MatriksProps = {
  ask: Ask;
  judul: string;
  /** The chosen group if no account belongs to it now; accounts of earlier months may still give it figures. */
  kosong: Grup | null;
};

function Matriks({ ask, judul, kosong }: MatriksProps) {
  const rincian = useAddress("rincian");
  const nol = useBarisNol(true);
  const lipat = useLipat();
  const melihatBuku = useMay(laporanBuku.getLabaRugiAkrual);
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
  const baris = lipat(isi).map(({ total, sel, nilai, bukuBesar, ...row }): BarisLembar => {
    // The last column is the year's total and opens nothing.
    const buka = (kolom: number) => {
      const ke = bulan[kolom];
      if (bukuBesar && ke && melihatBuku) return addressOfAkrual(ke);
      return sel && ke ? rincian.href(kunciAngka(row.kunci, ke)) : null;
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
      <RincianDialog dialog={rincian} ask={ask} baris={isi} />
    </>
  );
}
