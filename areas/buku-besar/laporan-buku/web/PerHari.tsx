import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useBarisNol } from "#web/documents/BarisNol.tsx";
import { DayFilter } from "#web/ui/field/DayFilter.tsx";
import { problemOfDay, readDay } from "#web/ui/field/readDay.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { laporanBuku } from "../contract.ts";
import { Laporan } from "./Laporan.tsx";

type PerHariProps = {
  get: typeof laporanBuku.getNeracaSaldo;
  ekspor: typeof laporanBuku.exportNeracaSaldo;
  nama: string;
};

/** A statement of a day, which is in the address. */
function PerHari({ get, ekspor, nama }: PerHariProps) {
  const { values, change } = useUrlState();
  const nol = useBarisNol(false);
  const today = jakartaToday(new Date());
  const asked = values.tanggal ?? today;
  const tanggal = readDay(asked) ?? asked;
  const masalah = problemOfDay(tanggal, { max: today });
  return (
    <Laporan
      nama={nama}
      pilih={
        <DayFilter
          aria-label={`Tanggal ${nama.toLowerCase()}`}
          clearable={false}
          max={today}
          value={tanggal}
          onChange={(day) => day !== "" && change({ tanggal: day === today ? null : day }, "push")}
        />
      }
      masalah={masalah}
      answer={useCall(get, { tanggal }, { enabled: masalah === null })}
      ekspor={ekspor}
      input={{ tanggal, nol }}
    />
  );
}

export const NeracaSaldoPage = () => (
  <PerHari get={laporanBuku.getNeracaSaldo} ekspor={laporanBuku.exportNeracaSaldo} nama="Neraca Saldo" />
);
export const NeracaBukuBesarPage = () => (
  <PerHari get={laporanBuku.getNeracaBukuBesar} ekspor={laporanBuku.exportNeracaBukuBesar} nama="Neraca" />
);
