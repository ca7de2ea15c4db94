import { jakartaToday, tanggal } from "#kernel/format.ts";
import { hariLewat } from "#kernel/umur.ts";
import { useCall } from "#web/api/hooks.ts";
import { addressOfNewInvoice } from "#web/documents/address.ts";
import { useOpen } from "#web/documents/useFollow.ts";
import { Board, type BoardMoves } from "#web/ui/list/Board.tsx";
import type { BoardCard } from "#web/ui/list/BoardCards.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { invoice } from "../../invoice/contract.ts";
import { type KolomPl, NAMA_KOLOM_PL } from "../../papan.ts";
import { type PesanLangsung, pesanLangsung } from "../contract.ts";

const KOSONG: Readonly<Record<KolomPl, string>> = {
  terlambat: "Tidak ada yang terlambat.",
  pekanIni: "Tidak ada deadline dalam 7 hari.",
  nanti: "Tidak ada yang lain.",
  menungguInvoice: "Tidak ada yang menunggu invoice.",
};

/** Days from today until a deadline; negative after it. */
function kapan({ tglDeadline, tglOrder }: PesanLangsung): Pick<BoardCard, "when" | "late"> {
  const today = jakartaToday(new Date());
  if (tglDeadline === null) return { when: sejak(hariLewat(tglOrder, today)) };
  const lewat = hariLewat(tglDeadline, today);
  if (lewat > 0) return { when: `Terlambat ${lewat} hari`, late: true };
  return { when: lewat === 0 ? "Hari ini" : lewat < -7 ? tanggal(tglDeadline) : `${-lewat} hari lagi` };
}

const sejak = (hari: number): string => (hari === 0 ? "Diorder hari ini" : `${hari} hari`);

const kartu = (row: PesanLangsung): BoardCard => ({
  code: row.idSo,
  customer: row.order.customerInstansi || row.order.namaCustomer,
  goods: `${row.qtySelesai}/${row.qty} ${row.produk.namaProduk}`,
  ...kapan(row),
});

const SELESAI = "selesai";

/** A column follows from the deadline, which the order's first invoice sets. */
const PINDAH: BoardMoves<PesanLangsung> = {
  to: (row, column) => {
    if (column === SELESAI) return { kind: "selesai" };
    if (column === "menungguInvoice") return { alasan: "Order ini sudah memiliki invoice yang disetujui" };
    if (row.tglDeadline === null) return { kind: "invoice" };
    return { alasan: `Kolom mengikuti deadline ${tanggal(row.tglDeadline)}, yang dihitung sejak invoice pertama` };
  },
  ends: [{ key: SELESAI, title: "Mesin selesai" }],
};

type PapanPlProps = { actions: readonly RowAction<PesanLangsung>[]; more: (kolom: string) => void };

/** What is to be made, by its deadline. */
export function PapanPl({ actions, more }: PapanPlProps) {
  const { data, error, refetch } = useCall(pesanLangsung.getPapanPl, {});
  const open = useOpen();
  const tagih: RowAction<PesanLangsung> = {
    kind: "invoice",
    label: "Buat invoice",
    call: invoice.addInvoice,
    boleh: ({ aksi, tglDeadline }) =>
      tglDeadline === null
        ? { boleh: true, alasan: null }
        : { boleh: false, alasan: aksi.selesai.alasan ?? "Sudah memiliki invoice" },
    run: ({ idSo }) => open(addressOfNewInvoice(idSo)),
    href: ({ idSo }) => addressOfNewInvoice(idSo),
  };
  return (
    <Board
      label="Papan Pesan Langsung"
      columns={data?.data.map(({ kolom, jumlah, kartu: rows }) => ({
        ...{ key: kolom, title: NAMA_KOLOM_PL[kolom], count: jumlah, rows, card: kartu, empty: KOSONG[kolom] },
      }))}
      error={error === null ? null : error.message}
      retry={() => void refetch()}
      rowKey={(row) => row.idOrderan}
      rowName={(row) => `${row.produk.namaProduk} ${row.idSo}`}
      actions={[...actions, tagih]}
      more={more}
      moves={PINDAH}
    />
  );
}
