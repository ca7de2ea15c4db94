import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { Board } from "#web/ui/list/Board.tsx";
import type { BoardCard } from "#web/ui/list/BoardCards.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import type { Kunjungan } from "../../kunjungan/contract.ts";
import { KERJA } from "../../kunjungan/web/kerja.ts";
import { type Keluhan, keluhan } from "../contract.ts";
import { namaStatusKeluhan } from "../isiKeluhan.ts";
import { HARI_SELESAI, type KolomKeluhan } from "../papan.ts";
import { kapan } from "./kapan.ts";
import { PINDAH } from "./pindah.ts";

const KerjaForm = onOpening(() => import("../../kunjungan/web/KerjaForm.tsx").then((file) => file.KerjaForm));
const SelesaiForm = onOpening(() => import("./KeluhanPutus.tsx").then((file) => file.SelesaiForm));
const BatalForm = onOpening(() => import("./KeluhanPutus.tsx").then((file) => file.BatalForm));

const KOSONG: Readonly<Record<KolomKeluhan, string>> = {
  baru: "Tidak ada yang menunggu jadwal.",
  dijadwalkan: "Tidak ada kunjungan yang direncanakan.",
  dikerjakan: "Tidak ada yang belum beres.",
  selesai: `Tidak ada yang selesai dalam ${HARI_SELESAI} hari.`,
};

const kartu = (row: Keluhan): BoardCard => ({
  code: row.idKeluhan,
  customer: row.customer,
  goods: [row.namaProduk, row.keluhan].filter(Boolean).join(": "),
  ...kapan(row, jakartaToday(new Date())),
});

type PapanKeluhanProps = { actions: readonly RowAction<Keluhan>[]; more: (kolom: string) => void };

/** Complaints by their state, what is settled for some days. */
export function PapanKeluhan({ actions, more }: PapanKeluhanProps) {
  const { data, error, refetch } = useCall(keluhan.getPapanKeluhan, {});
  const catat = useAddress("kerja");
  const kerja = useFormAddress<Kunjungan>("kerja", KERJA);
  const selesai = useDialog<Keluhan>();
  const batal = useDialog<Keluhan>();
  const langkah: RowAction<Keluhan>[] = [
    {
      ...{ kind: "selesai", label: "Catat kunjungan", call: KERJA.call, boleh: ({ aksi }) => aksi.kerjakan },
      asked: ({ aksi }) => aksi.kerjakan.boleh,
      ...opens(catat, ({ idKunjungan }: Keluhan) => idKunjungan ?? ""),
    },
    {
      ...{ kind: "setujui", label: "Selesai tanpa kunjungan", call: keluhan.selesaikanKeluhan },
      ...{ boleh: ({ aksi }) => aksi.selesai, asked: () => false, run: selesai.open },
    },
    {
      ...{ kind: "batal", label: "Batalkan", call: keluhan.batalkanKeluhan },
      ...{ boleh: ({ aksi }) => aksi.batal, run: batal.open },
    },
  ];
  return (
    <>
      <Board
        label="Papan Servis"
        columns={data?.data.map(({ kolom, jumlah, kartu: rows }) => ({
          ...{ key: kolom, title: namaStatusKeluhan(kolom), count: jumlah, rows, card: kartu, empty: KOSONG[kolom] },
        }))}
        error={error === null ? null : error.message}
        retry={() => void refetch()}
        rowKey={(row) => row.idKeluhan}
        rowName={(row) => row.idKeluhan}
        actions={[...actions, ...langkah]}
        more={more}
        moves={PINDAH}
      />
      <KerjaForm dialog={kerja} />
      <SelesaiForm dialog={selesai} />
      <BatalForm dialog={batal} />
    </>
  );
}
