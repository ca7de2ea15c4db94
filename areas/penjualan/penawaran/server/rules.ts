import { rupiah, tanggal } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import { type ProdukBerharga, sebutDaftar } from "../../daftar-harga/server/berlaku.ts";
import { TANPA_EMAIL } from "../../order/contract.ts";
import { problemOfDiskon } from "../../order/diskon.ts";
import type { BarisDitawarkan, Penawaran } from "../contract.ts";

type Keadaan = Pick<Penawaran, "status" | "idSo" | "orderBatal" | "berlakuSampai" | "email">;

/** Why nothing more becomes of it, or null. */
function berakhir({ status, idSo, orderBatal }: Keadaan): string | null {
  if (status === "Jadi Order") {
    return orderBatal
      ? `Order ${idSo} dari penawaran ini sudah dibatalkan, salin penawaran ini untuk menawarkan lagi`
      : `Penawaran ini sudah menjadi order ${idSo}`;
  }
  return status === "Kalah" ? "Penawaran ini sudah dicatat kalah, salin untuk menawarkan lagi" : null;
}

const lewat = ({ berlakuSampai }: Keadaan): string =>
  `Penawaran hanya berlaku sampai ${tanggal(berlakuSampai)}, ubah dahulu tanggalnya`;

const hidup = (row: Keadaan): Boleh => {
  const alasan = berakhir(row);
  return alasan === null ? boleh : tidak(alasan);
};

export const mayChangePenawaran = hidup;
export const mayLose = hidup;

/** Whether it can be handed to the customer. */
export function maySendPenawaran(row: Keadaan): Boleh {
  const masih = hidup(row);
  return masih.boleh && row.status === "Kedaluwarsa" ? tidak(lewat(row)) : masih;
}

export function mayMailPenawaran(row: Keadaan): Boleh {
  const kirim = maySendPenawaran(row);
  return kirim.boleh && row.email === "" ? tidak(TANPA_EMAIL) : kirim;
}

/** Whether an order can be made of it, with or without the customer's agreement on its page. */
export const mayOrder = maySendPenawaran;

export const aksiPenawaran = (row: Keadaan): Penawaran["aksi"] => ({
  ubah: mayChangePenawaran(row),
  kirim: maySendPenawaran(row),
  pesan: mayOrder(row),
  kalah: mayLose(row),
  kirimEmail: mayMailPenawaran(row),
});

type Produk = Pick<ProdukBerharga, "namaProduk" | "hargaProduk" | "softDelete" | "daftarHarga">;

/** What is wrong with the lines; `dulu` are the prices of the revision before, which may be offered once more. */
export function problemsOfBaris(
  barang: readonly BarisDitawarkan[],
  produk: ReadonlyMap<number, Produk>,
  dulu: ReadonlyMap<number, number>,
): Problem[] {
  const masalah = barang.flatMap((line, at) => {
    const known = produk.get(line.idProduk);
    if (!known) return [];
    const { namaProduk, hargaProduk } = known;
    if (barang.findIndex(({ idProduk }) => idProduk === line.idProduk) < at) return [`${namaProduk} cukup satu baris`];
    if (known.softDelete) return [`Produk ${namaProduk} sudah tidak aktif, hapus dari penawaran`];
    if (line.harga !== hargaProduk && line.harga !== dulu.get(line.idProduk)) {
      return [
        `Harga ${namaProduk} berubah dari ${rupiah(line.harga)} menjadi ${rupiah(hargaProduk)}${sebutDaftar(known)}`,
      ];
    }
    return problemOfDiskon(namaProduk, line) ?? [];
  });
  return masalah.map((message) => ({ field: "barang", message }));
}

/** What is wrong with the days of an offer. */
export function problemsOfTanggal(
  { berlakuSampai, tindakLanjut }: { berlakuSampai: Tanggal | null; tindakLanjut: Tanggal | null },
  today: Tanggal,
): Problem[] {
  const lalu = (field: string, label: string, hari: Tanggal | null) =>
    hari !== null && hari < today ? [{ field, message: `${label} tidak boleh sebelum hari ini` }] : [];
  return [
    ...lalu("berlakuSampai", "Berlaku sampai", berlakuSampai),
    ...lalu("tindakLanjut", "Tanggal tindak lanjut", tindakLanjut),
  ];
}
