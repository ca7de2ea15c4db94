import { Text } from "@mantine/core";
import { tanggal } from "#contract/format.ts";
import { type BagianSelisih, type Neraca, neraca } from "#contract/laporan/neraca.ts";
import { useCall } from "../../../api/hooks.ts";
import { AkunBaris } from "../../../documents/AkunBaris.tsx";
import { LembarMenunggu } from "../../../documents/Lembar.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "../../../ui/value/LineTable.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { moneyColumn } from "../../../ui/value/moneyColumn.tsx";

/** The parts of a day's difference. */
export function SelisihDialog({ dialog }: { dialog: Dialog<Neraca> }) {
  return (
    <DetailShell dialog={dialog} title={({ tglNeraca }) => `Selisih Neraca ${tanggal(tglNeraca)}`} size={980}>
      {({ tglNeraca }) => <Bagian tglToday={tglNeraca} />}
    </DetailShell>
  );
}

const kolom: readonly LineColumn<BagianSelisih>[] = [
  { header: "Bagian", wrap: 220, cell: ({ nama }) => nama },
  moneyColumn("Neraca", ({ neraca }) => neraca),
  moneyColumn("Buku Besar", ({ bukuBesar }) => bukuBesar),
  moneyColumn("Selisih", ({ nominal }) => (nominal === 0 ? null : nominal)),
  {
    header: "Buku",
    cell: ({ akun }) =>
      akun.map(({ idAkun, kode, nama }) => (
        <div key={idAkun}>
          <AkunBaris akun={{ idAkun, kode, nama }} />
        </div>
      )),
  },
];

function Bagian({ tglToday }: { tglToday: string }) {
  const { data, error, refetch } = useCall(neraca.getSelisihNeraca, { tglToday });
  if (!data) return <LembarMenunggu error={error?.message ?? null} retry={() => void refetch()} />;
  const { selisih, bagian } = data.data;
  return (
    <>
      <Text size="sm" mb="sm">
        Kas, persediaan, asset tetap dan hutang usaha sama di Neraca dan Buku Besar. Yang membuat total aset berbeda
        dari kewajiban dan ekuitas adalah angka yang diketik, laba menurut kas, dan pos yang hanya ada di Buku Besar.
      </Text>
      <LineTable
        label="Bagian selisih"
        wide
        columns={kolom}
        lines={bagian}
        lineKey={({ kunci }) => kunci}
        empty="Tidak ada yang berbeda"
        footer={
          <tr>
            <th scope="row" colSpan={3}>
              Selisih Neraca
            </th>
            <td data-unit="Rp" style={{ textAlign: "right" }}>
              <strong>
                <Money value={selisih} />
              </strong>
            </td>
            <td />
          </tr>
        }
      />
    </>
  );
}
