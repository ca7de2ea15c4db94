import { problemsOfOpening } from "#company/saldoAwal.ts";
import { rupiah } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { DikenalLama, Pelanggan } from "./knownLama.ts";
import { at, type BarisLama, nomorOf, readBaris } from "./readLama.ts";

/** What the rows of a file say, order by order. */
export type OrderLama = {
  nomor: string;
  tanggal: Tanggal;
  catatan: string;
  /** Who it is for; where nobody is known yet, who is to be added. */
  pelanggan: Pelanggan | null;
  dipesan: { nama: string; telepon: string; alamat: string };
  idSales: Id<"karyawan"> | null;
  dp: Rupiah;
  idRekening: Id<"rekening"> | null;
  lines: { idProduk: Id<"produk">; qty: number; harga: Rupiah; deadline: Tanggal | null }[];
  /** Its first row. */
  row: SheetRow;
};

type Terbaca = { row: SheetRow; isi: BarisLama };

const sisaOf = ({ isi }: Terbaca): number => isi.qty - isi.terkirim;

/** A line of which something is still to be delivered. */
function judgeLine({ row, isi }: Terbaca, dikenal: DikenalLama, problems: Problem[]): OrderLama["lines"] {
  const { satu, alasan } = dikenal.produk(isi);
  if (alasan !== null) problems.push(at(row, "produk", alasan));
  return satu ? [{ idProduk: satu.idProduk, qty: sisaOf({ row, isi }), harga: isi.harga, deadline: isi.deadline }] : [];
}

/** What is said of the whole order, at its first row. */
function judgeHead(row: SheetRow, isi: BarisLama, dikenal: DikenalLama, problems: Problem[]) {
  const add = (kolom: string, alasan: string | null) => {
    if (alasan !== null) problems.push(at(row, kolom, alasan));
  };
  const ada = dikenal.order.get(nomorOf(row));
  if (ada) add("nomor", `Nomor ini sudah diimpor sebagai ${ada}`);
  const pelanggan = dikenal.pelanggan(row);
  add("pelanggan", pelanggan.alasan);
  if (pelanggan.alasan === null && pelanggan.satu === null && isi.telepon === "") {
    add("pelanggan", `Pelanggan "${isi.pelanggan}" belum ada: isi teleponnya, atau impor pelanggannya dulu`);
  }
  const sales = isi.sales === "" ? null : dikenal.sales(isi.sales);
  add("sales", sales?.alasan ?? null);
  const rekening = isi.dp === 0 ? null : dikenal.rekening(isi.rekening);
  add("rekening", rekening?.alasan ?? null);
  return {
    pelanggan: pelanggan.satu,
    idSales: sales?.satu?.idUser ?? null,
    idRekening: rekening?.satu?.idRekening ?? null,
  };
}

function judgeOrder([pertama, ...lain]: readonly Terbaca[], dikenal: DikenalLama, problems: Problem[]): OrderLama[] {
  if (!pertama) return [];
  const { row, isi } = pertama;
  const semua = [pertama, ...lain];
  const lebih = semua.filter((satu) => sisaOf(satu) < 0);
  problems.push(...lebih.map(({ row }) => at(row, "terkirim", "Lebih banyak dari qty barisnya")));
  // A line that has left altogether is not of an open order.
  const terbuka = semua.filter((satu) => sisaOf(satu) > 0);
  if (terbuka.length === 0) {
    if (isi.dp > 0) {
      problems.push(
        at(row, "dp", `Order ini tidak punya barang yang belum dikirim, DP ${rupiah(isi.dp)} bukan uang mukanya`),
      );
    }
    return [];
  }
  const { nomor, tglOrder, catatan, pelanggan: nama, telepon, alamat, dp } = isi;
  const kepala = judgeHead(row, isi, dikenal, problems);
  const lines = terbuka.flatMap((satu) => judgeLine(satu, dikenal, problems));
  return [{ nomor, tanggal: tglOrder, catatan, dipesan: { nama, telepon, alamat }, dp, lines, row, ...kepala }];
}

/** The orders of a file in the order of their first rows; its problems are among `problems`. */
export function judgeLama(rows: readonly SheetRow[], dikenal: DikenalLama, tglBuku: Tanggal, problems: Problem[]) {
  const terbaca = rows.flatMap((row): Terbaca[] => {
    const isi = readBaris(row, problems);
    if (!isi) return [];
    const terlambat = problemsOfOpening({ tanggal: isi.tglOrder, jatuhTempo: null, tglBuku });
    problems.push(...terlambat.map(({ message }) => at(row, "tglOrder", message)));
    return [{ row, isi }];
  });
  return [...Map.groupBy(terbaca, ({ row }) => nomorOf(row)).values()].flatMap((milik) =>
    judgeOrder(milik, dikenal, problems),
  );
}
