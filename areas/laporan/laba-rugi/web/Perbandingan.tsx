import { Text } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useBarisNol } from "#web/documents/BarisNol.tsx";
import { kunciAngka } from "#web/documents/kunciAngka.ts";
import { type BarisLembar, Lembar, LembarMenunggu } from "#web/documents/Lembar.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { Sentence } from "#web/ui/value/Sentence.tsx";
import { namaBulan } from "../../bulan.ts";
import {
  bulanBanding,
  compareLaporan,
  hariSama,
  kalimatBanding,
  kepalaBulan,
  masihBerjalan,
  perubahan,
} from "../banding.ts";
import { type Banding, labaRugi } from "../contract.ts";
import { type Ask, askOf, rupa, useLipat } from "./barisLaba.ts";

const RincianDialog = onOpening(() => import("./RincianDialog.tsx").then((file) => file.RincianDialog));

/** The columns of the month, of the other one, and of their differences. */
const KINI = 0;
const SELISIH = 2;

type PerbandinganProps = { ask: Ask; banding: Banding; judul: string };

/** The month beside another one, with the difference in rupiah and per cent, and what moved most in words. */
export function Perbandingan({ ask, banding, judul }: PerbandinganProps) {
  const rincian = useAddress("rincian");
  const nol = useBarisNol(true);
  const lipat = useLipat();
  const kini = `${ask.tahun}-${String(ask.bulan).padStart(2, "0")}`;
  const lalu = bulanBanding(kini, banding);
  const sekarang = useCall(labaRugi.getLabaRugi, { ...ask, rincian: false });
  const today = jakartaToday(new Date());
  const hari = hariSama(kini, today);
  const sebelum = useCall(labaRugi.getLabaRugi, { ...askOf(ask, lalu), rincian: false, ...(hari && { hari }) });
  const gagal = sekarang.error ?? sebelum.error;
  const dua = [sekarang.data?.data.at(-1), sebelum.data?.data.at(-1)] as const;
  if (!dua[0] || !dua[1]) {
    const ulang = () => void Promise.all([sekarang.refetch(), sebelum.refetch()]);
    return <LembarMenunggu error={gagal?.message ?? null} retry={ulang} />;
  }
  const rows = compareLaporan(dua[0], dua[1]);
  const bulan = [kini, lalu];
  const berjalan = masihBerjalan(kini, today);
  const baris = lipat(rows).map((row): BarisLembar => {
    const { sel } = row;
    const buka = (kolom: number) => {
      const ke = bulan[kolom];
      return sel && ke ? rincian.href(kunciAngka(row.kunci, ke)) : null;
    };
    const catatan = (kolom: number, sendiri: boolean) =>
      kolom === SELISIH || (sendiri && kolom === KINI) ? perubahan(row, berjalan) : null;
    return { ...rupa(row), nilai: [row.kini, row.lalu, row.selisih], buka, catatan };
  });
  return (
    <>
      <Text size="sm" role="status">
        <Sentence>{kalimatBanding(rows, { kini, lalu, hari: today })}</Sentence>
      </Text>
      <Lembar
        judul={`${judul} dibanding ${namaBulan(lalu)}`}
        kepala="Komponen / Kebutuhan"
        kolom={[
          { kunci: kini, isi: kepalaBulan(kini, hari) },
          { kunci: lalu, isi: kepalaBulan(lalu, hari) },
          { kunci: "selisih", isi: "Selisih" },
        ]}
        baris={baris}
        stale={sekarang.isPlaceholderData || sebelum.isPlaceholderData}
        nol={nol}
        utama="awal"
      />
      <RincianDialog dialog={rincian} ask={hari ? { ...ask, hari } : ask} baris={rows} />
    </>
  );
}
