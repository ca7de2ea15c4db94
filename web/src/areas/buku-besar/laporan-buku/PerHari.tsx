import { Group, Stack } from "@mantine/core";
import { laporanBuku } from "#contract/buku-besar/laporan-buku.ts";
import { jakartaToday } from "#contract/format.ts";
import { useCall } from "../../../api/hooks.ts";
import { BarisNol, useBarisNol } from "../../../documents/BarisNol.tsx";
import { Cetak, LembarMenunggu } from "../../../documents/Lembar.tsx";
import classes from "../../../documents/lembar.module.css";
import { DayFilter } from "../../../ui/field/DayFilter.tsx";
import { masalahHari, readDay } from "../../../ui/field/readDay.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { TanggalSalah } from "../../../ui/value/TanggalSalah.tsx";
import { Dokumen } from "./Dokumen.tsx";

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
  const masalah = masalahHari(tanggal, { max: today });
  const { data, error, refetch, isPlaceholderData } = useCall(get, { tanggal }, { enabled: masalah === null });
  return (
    <Stack gap="sm">
      <div className={classes.alat}>
        <DayFilter
          aria-label={`Tanggal ${nama.toLowerCase()}`}
          clearable={false}
          max={today}
          value={tanggal}
          onChange={(day) => day !== "" && change({ tanggal: day === today ? null : day }, "push")}
        />
        <Group gap="sm">
          <BarisNol bawaan={false} />
          <Cetak />
          <ExportButton
            call={ekspor}
            input={{ tanggal, nol }}
            label={`Export ${nama}`}
            fallback={`Gagal download ${nama.toLowerCase()}`}
            masalah={masalah}
          />
        </Group>
      </div>
      {masalah !== null ? (
        <TanggalSalah masalah={masalah} />
      ) : data === undefined ? (
        <LembarMenunggu error={error?.message ?? null} retry={() => void refetch()} />
      ) : (
        <Dokumen lembar={data.data} stale={isPlaceholderData} />
      )}
    </Stack>
  );
}

export const NeracaSaldoPage = () => (
  <PerHari get={laporanBuku.getNeracaSaldo} ekspor={laporanBuku.exportNeracaSaldo} nama="Neraca Saldo" />
);
export const NeracaBukuBesarPage = () => (
  <PerHari get={laporanBuku.getNeracaBukuBesar} ekspor={laporanBuku.exportNeracaBukuBesar} nama="Neraca" />
);
