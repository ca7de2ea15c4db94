import { Select, Stack, Text, Title } from "@mantine/core";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import type { Id } from "#kernel/types.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { type BandingNeraca as Banding, mulai } from "../contract.ts";

/** The old program's trial balance beside ours. */
export function BandingNeraca() {
  const may = useMay(mulai.getBandingNeraca);
  if (!may) return null;
  return (
    <Answered call={mulai.getBandingNeraca} input={{}} height={120}>
      {({ data }) => (data.some(({ lama }) => lama.length > 0) ? <Isi rows={data} /> : null)}
    </Answered>
  );
}

function Isi({ rows }: { rows: readonly Banding[] }) {
  const { data: bagan } = useCall(akun.getBaganAkun, {});
  const pasang = useAction(mulai.setAkunLama, { fallback: "Akun tidak dapat dipasangkan", quiet: true });
  const pilihan = (bagan?.data ?? []).map(({ idAkun, kode, nama }) => ({
    value: String(idAkun),
    label: `${kode} ${nama}`,
  }));
  const beda = rows.filter(({ selisih }) => selisih !== 0);
  const columns: LineColumn<Banding>[] = [
    {
      header: "Program lama",
      cell: ({ lama }) => lama.map(({ kode, nama }) => `${kode} ${nama}`.trim()).join(", ") || "-",
    },
    {
      header: "Akun Kantor",
      cell: ({ idAkun, kode, nama, lama: [satu] }) =>
        satu ? (
          <Select
            aria-label={`Akun untuk ${satu.nama}`}
            placeholder="Pilih akun"
            searchable
            data={pilihan}
            value={idAkun === null ? null : String(idAkun)}
            onChange={(chosen) =>
              pasang.mutate({ id: satu.id, idAkun: chosen === null ? null : (Number(chosen) as Id<"akun">) })
            }
          />
        ) : (
          `${kode} ${nama}`
        ),
    },
    {
      header: "Saldo lama",
      align: "right",
      cell: ({ lama }) => <Money value={lama.reduce((sum, { saldo }) => sum + saldo, 0)} />,
    },
    { header: "Saldo Kantor", align: "right", cell: ({ saldo }) => <Money value={saldo} /> },
    { header: "Selisih", align: "right", cell: ({ selisih }) => <Money value={selisih} /> },
  ];
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        Neraca saldo program lama di samping Kantor
      </Title>
      <Text size="sm" c="dimmed">
        {beda.length === 0 ? "Semua akun sama." : `${beda.length} akun berselisih. Debit positif, kredit negatif.`}
      </Text>
      {beda.length > 0 && (
        <LineTable
          wide
          label="Neraca saldo lama dan Kantor"
          columns={columns}
          lines={beda}
          lineKey={({ idAkun, lama }) => `${idAkun} ${lama[0]?.id}`}
          lineTone={() => "red"}
        />
      )}
    </Stack>
  );
}
