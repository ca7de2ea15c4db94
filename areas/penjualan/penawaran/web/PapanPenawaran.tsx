import { jakartaToday, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { Board } from "#web/ui/list/Board.tsx";
import type { BoardCard } from "#web/ui/list/BoardCards.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { HARI_BERAKHIR, type KolomPenawaran, NAMA_KOLOM_PENAWARAN } from "../../papan.ts";
import { type Penawaran, penawaran } from "../contract.ts";
import { kodeRevisi } from "../label.ts";
import { kapan } from "./kapan.ts";
import { PINDAH } from "./pindah.ts";
import { useBuatOrder, useTandaiTerkirim } from "./useLangkah.ts";

const KOSONG: Readonly<Record<KolomPenawaran, string>> = {
  draft: "Tidak ada draft.",
  dikirim: "Tidak ada yang menunggu jawaban.",
  disetujui: "Tidak ada yang menunggu order.",
  jadiOrder: `Tidak ada dalam ${HARI_BERAKHIR} hari.`,
  berakhir: `Tidak ada dalam ${HARI_BERAKHIR} hari.`,
};

type PapanPenawaranProps = { actions: readonly RowAction<Penawaran>[]; more: (kolom: string) => void };

/** What is being offered, and what became of it lately. */
export function PapanPenawaran({ actions, more }: PapanPenawaranProps) {
  const { data, error, refetch } = useCall(penawaran.getPapanPenawaran, {});
  const langkah = useLangkah();
  return (
    <Board
      label="Papan Penawaran"
      columns={data?.data.map(({ kolom, jumlah, kartu: rows }) => ({
        ...{ key: kolom, title: NAMA_KOLOM_PENAWARAN[kolom], count: jumlah, rows, empty: KOSONG[kolom] },
        card: (row: Penawaran): BoardCard => ({
          code: kodeRevisi(row.idPenawaran, row.revisi),
          customer: row.customerInstansi || row.namaCustomer,
          goods: rupiah(row.total),
          ...kapan(row, kolom, jakartaToday(new Date())),
        }),
      }))}
      error={error === null ? null : error.message}
      retry={() => void refetch()}
      rowKey={(row) => row.idPenawaran}
      rowName={(row) => row.idPenawaran}
      actions={[...actions, ...langkah]}
      more={more}
      moves={PINDAH}
    />
  );
}

const nomor = ({ idPenawaran }: Penawaran): string => idPenawaran;

/** The steps of a quotation; where the list is shown its detail has them. */
function useLangkah(): RowAction<Penawaran>[] {
  const ubah = useAddress("ubah");
  const kalah = useAddress("kalah");
  const buat = useBuatOrder();
  const tandai = useTandaiTerkirim();
  return [
    {
      kind: "pesan",
      label: "Buat order",
      call: penawaran.pesanPenawaran,
      boleh: ({ aksi }) => aksi.pesan,
      asked: ({ status }) => status === "Dikirim" || status === "Disetujui",
      run: (row) => void buat(row),
    },
    {
      kind: "keluar",
      label: "Tandai terkirim",
      call: penawaran.tandaiTerkirim,
      boleh: ({ aksi, status }) =>
        status === "Dikirim" || status === "Disetujui" ? { boleh: false, alasan: "Sudah dikirim" } : aksi.kirim,
      asked: ({ status, aksi }) => status === "Draft" && !aksi.kirimEmail.boleh,
      run: (row) => void tandai(row),
    },
    {
      kind: "edit",
      label: "Ubah",
      call: penawaran.editPenawaran,
      boleh: ({ aksi }) => aksi.ubah,
      asked: ({ status }) => status === "Kedaluwarsa",
      ...opens(ubah, nomor),
    },
    {
      kind: "batal",
      label: "Kalah",
      call: penawaran.kalahPenawaran,
      boleh: ({ aksi }) => aksi.kalah,
      ...opens(kalah, nomor),
    },
  ];
}
