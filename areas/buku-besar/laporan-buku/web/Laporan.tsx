import { Group, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Call, ClientInput } from "#kernel/call.ts";
import type { CallFailed } from "#web/api/client.ts";
import { BarisNol } from "#web/documents/BarisNol.tsx";
import { Cetak, LembarMenunggu } from "#web/documents/Lembar.tsx";
import classes from "#web/documents/lembar.module.css";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { TanggalSalah } from "#web/ui/value/TanggalSalah.tsx";
import type { LembarBuku } from "../lembar.ts";
import { Dokumen } from "./Dokumen.tsx";

type LaporanProps<Ekspor extends Call> = {
  nama: string;
  /** Chooses the days. */
  pilih: ReactNode;
  /** What is wrong with the days. */
  masalah: string | null;
  answer: UseQueryResult<{ data: LembarBuku }, CallFailed>;
  ekspor: Ekspor;
  input: ClientInput<Ekspor>;
};

/** A statement with what chooses its days, prints and exports it. */
export function Laporan<Ekspor extends Call>({ nama, pilih, masalah, answer, ekspor, input }: LaporanProps<Ekspor>) {
  const { data, error, refetch, isPlaceholderData } = answer;
  return (
    <Stack gap="sm">
      <div className={classes.alat}>
        {pilih}
        <Group gap="sm">
          <BarisNol bawaan={false} />
          <Cetak />
          <ExportButton
            call={ekspor}
            input={input}
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
