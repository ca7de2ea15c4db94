import { Alert, Stack, Text } from "@mantine/core";
import { neraca, type PerbandinganDasar } from "#areas/laporan/neraca/contract.ts";
import { tanggal } from "#kernel/format.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import type { DasarNeraca } from "../contract.ts";

type Baris = PerbandinganDasar["baris"][number];

const KOLOM: readonly LineColumn<Baris>[] = [
  { header: "Pos", wrap: 150, cell: ({ nama }) => nama },
  moneyColumn("Kas dan isian", ({ kasDanIsian }) => kasDanIsian),
  moneyColumn("Buku Besar", ({ bukuBesar }) => bukuBesar),
  moneyColumn("Beda", ({ kasDanIsian, bukuBesar }) => (bukuBesar === kasDanIsian ? null : bukuBesar - kasDanIsian)),
];

const berisi = ({ kasDanIsian, bukuBesar }: Baris) => kasDanIsian !== 0 || bukuBesar !== 0;

const ARTI: Readonly<Record<DasarNeraca, string>> = {
  "Buku Besar":
    "Setiap pos Neraca dan laba mengikuti Buku Besar. Isian yang diketik sampai hari ini tidak dipakai lagi; yang diketik sesudahnya ditandai.",
  "Kas dan isian": "Laba dihitung menurut kas, dan enam pos Neraca berisi angka yang terakhir diketik.",
};

/** What choosing another basis changes, before it is saved: Neraca of today with both. */
export function PratinjauDasar({ dasar }: { dasar: DasarNeraca }) {
  return (
    <Answered call={neraca.getPerbandinganDasar} input={{}} height={240}>
      {({ data }) => (
        <Stack gap="xs">
          <Alert color="yellow">
            {ARTI[dasar]}{" "}
            {data.berlakuSejak === null
              ? "Berlaku untuk semua bulan."
              : `Berlaku sejak ${tanggal(data.berlakuSejak)}; bulan yang sudah ditutup tetap seperti ketika ditutup.`}
          </Alert>
          <Text size="sm" c="dimmed">
            Neraca hari ini dengan kedua dasar:
          </Text>
          <LineTable
            label="Perbandingan Dasar Neraca"
            columns={KOLOM}
            lines={data.baris.filter(berisi)}
            lineKey={(row) => row.kunci}
            wide
            tall
          />
        </Stack>
      )}
    </Answered>
  );
}
