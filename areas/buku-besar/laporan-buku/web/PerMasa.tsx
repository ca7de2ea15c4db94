import { SegmentedControl } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { useBarisNol } from "#web/documents/BarisNol.tsx";
import { DateRange } from "#web/ui/field/DateRange.tsx";
import { problemOfRentang, readDay } from "#web/ui/field/readDay.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { laporanBuku } from "../contract.ts";
import { awalBulan, awalTahun, geser, type Rentang } from "../masa.ts";
import { Laporan } from "./Laporan.tsx";

const PILIHAN = ["Bulan Ini", "Bulan Lalu", "Tahun Ini", "Tahun Lalu"] as const;
type Pilihan = (typeof PILIHAN)[number];

function masaPilihan(today: Tanggal): Record<Pilihan, Rentang> {
  const [akhirLalu, akhirTahunLalu] = [geser(awalBulan(today), -1), geser(awalTahun(today), -1)];
  return {
    "Bulan Ini": { dari: awalBulan(today), sampai: today },
    "Bulan Lalu": { dari: awalBulan(akhirLalu), sampai: akhirLalu },
    "Tahun Ini": { dari: awalTahun(today), sampai: today },
    "Tahun Lalu": { dari: awalTahun(akhirTahunLalu), sampai: akhirTahunLalu },
  };
}

/** The range from the address; by default this month. */
function useMasa() {
  const { values, change } = useUrlState();
  const pilihan = masaPilihan(jakartaToday(new Date()));
  const baku = pilihan["Bulan Ini"];
  const hari = (nama: "dari" | "sampai") => readDay(values[nama] ?? "") ?? values[nama] ?? baku[nama];
  const masa = { dari: hari("dari"), sampai: hari("sampai") };
  const ubah = (dari: string, sampai: string) => {
    const tetap = dari === baku.dari && sampai === baku.sampai;
    change({ dari: tetap ? null : dari, sampai: tetap ? null : sampai }, "push");
  };
  const dipilih = PILIHAN.find((nama) => pilihan[nama].dari === masa.dari && pilihan[nama].sampai === masa.sampai);
  return { masa, masalah: problemOfRentang(masa.dari, masa.sampai), ubah, pilihan, dipilih };
}

type PerMasaProps = {
  get: typeof laporanBuku.getLabaRugiAkrual;
  ekspor: typeof laporanBuku.exportLabaRugiAkrual;
  nama: string;
};

/** A statement of a range of days. */
function PerMasa({ get, ekspor, nama }: PerMasaProps) {
  const nol = useBarisNol(false);
  const { masa, masalah, ubah, pilihan, dipilih } = useMasa();
  return (
    <Laporan
      nama={nama}
      pilih={
        <>
          <DateRange from={masa.dari} to={masa.sampai} onChange={ubah} />
          <SegmentedControl
            aria-label="Masa laporan"
            data={[...PILIHAN]}
            value={dipilih ?? ""}
            onChange={(next) => ubah(pilihan[next as Pilihan].dari, pilihan[next as Pilihan].sampai)}
          />
        </>
      }
      masalah={masalah}
      answer={useCall(get, masa, { enabled: masalah === null })}
      ekspor={ekspor}
      input={{ ...masa, nol }}
    />
  );
}

export const LabaRugiAkrualPage = () => (
  <PerMasa get={laporanBuku.getLabaRugiAkrual} ekspor={laporanBuku.exportLabaRugiAkrual} nama="Laba Rugi" />
);
export const ArusKasPage = () => (
  <PerMasa get={laporanBuku.getArusKas} ekspor={laporanBuku.exportArusKas} nama="Arus Kas" />
);
