import { Anchor, Text } from "@mantine/core";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import type { Call } from "#kernel/call.ts";
import { tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { AkunBaris } from "#web/documents/AkunBaris.tsx";
import { LembarMenunggu } from "#web/documents/Lembar.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { type BagianSelisih, neraca } from "../contract.ts";

/** The parts of a day's difference; `record` is the day. */
export function SelisihDialog({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(hari) => `Selisih Neraca ${tanggal(hari)}`} size={980}>
      {(hari) => <Bagian tglToday={hari} />}
    </DetailShell>
  );
}

type Laporan = { nama: string; alamat: string; call: Call };
/** A part, with the statement of Buku Besar that has it where no account does. */
type Baris = BagianSelisih & { laporan: Laporan | null };

const kolom: readonly LineColumn<Baris>[] = [
  { header: "Bagian", wrap: 220, cell: ({ nama }) => nama },
  moneyColumn("Neraca", ({ neraca }) => neraca),
  moneyColumn("Buku Besar", ({ bukuBesar }) => bukuBesar),
  moneyColumn("Selisih", ({ nominal }) => (nominal === 0 ? null : nominal)),
  {
    header: "Buku",
    cell: ({ akun, laporan }) => (
      <>
        {akun.map((satu) => (
          <div key={satu.idAkun}>
            <AkunBaris akun={satu} />
          </div>
        ))}
        {laporan && <TautanLaporan {...laporan} />}
      </>
    ),
  },
];

/** Profits are in no account of their own: Buku Besar has them in its statements. */
const LAPORAN: Readonly<Record<string, (hari: string) => Laporan>> = {
  labaDitahan: (hari) => ({
    nama: "Neraca Buku Besar",
    call: laporanBuku.getNeracaBukuBesar,
    alamat: `/admin/bukubesar/neraca?tanggal=${hari}`,
  }),
  laba: (hari) => ({
    nama: "Laba Rugi Akrual",
    call: laporanBuku.getLabaRugiAkrual,
    alamat: `/admin/bukubesar/laba-rugi?${new URLSearchParams({ dari: `${hari.slice(0, 4)}-01-01`, sampai: hari })}`,
  }),
};

function TautanLaporan({ nama, alamat, call }: Laporan) {
  const follow = useFollow(alamat);
  const boleh = useMay(call);
  if (!boleh) return nama;
  return (
    <Anchor href={alamat} onClick={follow} inherit>
      {nama}
    </Anchor>
  );
}

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
        lines={bagian.map((satu) => ({ ...satu, laporan: LAPORAN[satu.kunci]?.(tglToday) ?? null }))}
        lineKey={({ kunci }) => kunci}
        empty="Tidak ada yang berbeda"
        footer={
          <tr>
            <th scope="row" colSpan={3}>
              Selisih Neraca
            </th>
            <td data-unit="Rp" data-align="right">
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
