import { namesOf, type ValuesOf } from "#kernel/record.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { invalidField, must } from "#platform/http/refusal.ts";
import type { BarisOrder } from "../../order/contract.ts";
import { labelStatusSo, type StatusBarang, type StatusSo } from "../../order/label.ts";
import type { SuratJalanRow } from "../../order/server/load.ts";
import { berekspedisi, mayRetur, sudahKeluar } from "../contract.ts";
import { isianSuratJalan, keadaanBarang } from "../isiSuratJalan.ts";
import { adaKembali, type BarangKirim, barangSurat, siapKirim, unitSiapKirim } from "../kirim.ts";

/** What the rules need to know of an order and its delivery note. */
export type OrderSj = {
  statusSo: StatusSo;
  /** The last approved invoice. */
  idInvoice: string | null;
  orders: readonly BarisSj[];
  /** From the first to the last. */
  suratJalan: readonly { idSuratJalan: string; statusBarang: StatusBarang; user: { namaLengkap: string } }[];
};

type BarisSj = Pick<
  BarisOrder,
  "idOrderan" | "statusProduk" | "qty" | "qtySelesai" | "qtyGanti" | "qtyBersurat" | "qtyTerkirim"
> & {
  produk: { kodeProduk: string; namaProduk: string };
};

export function mayAdd(order: OrderSj): Boleh {
  if (order.statusSo === "Cancel") return tidak("Order sudah dibatalkan");
  if (order.statusSo === "Tolak") return tidak("Order sudah ditolak");
  if (order.idInvoice === null) return tidak("Order belum memiliki invoice yang disetujui");
  if (unitSiapKirim(order.orders) > 0) return boleh;
  return order.orders.every((line) => line.qtyBersurat === line.qty + line.qtyGanti)
    ? sudahAda(order)
    : masihDiproses(order);
}

function sudahAda({ suratJalan }: OrderSj): Boleh {
  const ada = suratJalan.at(-1);
  return tidak(`Order sudah memiliki surat jalan ${ada?.idSuratJalan}, dibuat oleh ${ada?.user.namaLengkap}`);
}

function masihDiproses({ orders }: OrderSj): Boleh {
  const progress = orders.filter((line) => line.statusProduk === "Progress").length;
  return progress > 0 ? tidak(`Masih ada ${progress} produk yang diproses, tunggu sampai selesai`) : boleh;
}

/**
 * The goods of a new note: what was asked for, or everything that is left. Whoever names no goods means the whole order,
 * so production must be finished then.
 */
export function barangBaru(order: OrderSj, diminta: readonly BarangKirim[] | null): readonly BarangKirim[] {
  if (diminta !== null) return periksaBarang(order, diminta, siapKirim);
  must(masihDiproses(order));
  return order.orders.map((line) => ({ idOrderan: line.idOrderan, qty: siapKirim(line) })).filter(({ qty }) => qty > 0);
}

type Surat = { statusBarang: StatusBarang; barang: readonly (BarangKirim & { qtyRetur: number })[] };

/** Goods of which a part came back by a retur do not come back with their note as well. */
export function mayReturn(note: Surat): Boleh {
  return adaKembali(note)
    ? tidak("Sebagian barang surat jalan ini sudah diretur, tidak dapat kembali ke gudang")
    : boleh;
}

/** The goods of a note after a change. What it holds already may stay on it. */
export function barangMenjadi(
  order: OrderSj,
  note: Surat,
  diminta: readonly BarangKirim[] | null,
): readonly BarangKirim[] {
  if (diminta === null || sebutBarang(order, diminta) === sebutBarang(order, note.barang)) return note.barang;
  if (sudahKeluar(note.statusBarang)) {
    throw invalidField("barang", "Barang sudah keluar dari gudang, jumlahnya tidak dapat diubah");
  }
  const ada = new Map(note.barang.map(({ idOrderan, qty }) => [idOrderan, qty]));
  return periksaBarang(order, diminta, (line) => siapKirim(line) + (ada.get(line.idOrderan) ?? 0));
}

/** Refuses goods of other orders, a line named twice, and more units than there are. */
function periksaBarang(
  { orders }: OrderSj,
  barang: readonly BarangKirim[],
  tersedia: (line: BarisSj) => number,
): readonly BarangKirim[] {
  const lines = new Map(orders.map((line) => [line.idOrderan, line]));
  for (const { idOrderan, qty } of barang) {
    const line = lines.get(idOrderan);
    if (!line) throw invalidField("barang", "Barang bukan bagian dari order ini, atau disebut dua kali");
    lines.delete(idOrderan);
    const sisa = tersedia(line);
    if (qty > sisa) throw invalidField("barang", `${line.produk.namaProduk}: hanya ${sisa} unit yang siap dikirim`);
  }
  return barang;
}

/** "MP-01 x 2, MP-02 x 1", in the order of the lines. */
export const sebutBarang = ({ orders }: OrderSj, barang: readonly BarangKirim[]): string =>
  barangSurat(orders, barang)
    .map(({ line, qty }) => `${line.produk.kodeProduk} x ${qty}`)
    .join(", ");

export function mayEdit(order: OrderSj): Boleh {
  if (order.suratJalan.length === 0) return tidak("Order belum memiliki surat jalan");
  if (order.statusSo === "Cancel") return tidak("Order sudah dibatalkan, surat jalannya tidak dapat diubah");
  return boleh;
}

/** Whether goods of a note can be loaded now. */
export function mayLoad(order: OrderSj): Boleh {
  const edit = mayEdit(order);
  if (!edit.boleh || order.suratJalan.some((note) => !sudahKeluar(note.statusBarang))) return edit;
  return tidak("Barang semua surat jalan order ini sudah keluar");
}

/** Whether goods of one of its notes can come back. */
export function mayReturOrder({ suratJalan }: { suratJalan: readonly Parameters<typeof mayRetur>[0][] }): Boleh {
  const alasan = suratJalan.map(mayRetur);
  return alasan.find((satu) => satu.boleh) ?? alasan.at(-1) ?? tidak("Order belum memiliki surat jalan");
}

type Dihapus = Pick<SuratJalanRow, "idSuratJalan" | "statusBarang" | "tglKeluar" | "user">;

/** Whether this person may delete the note: its author, and only before its goods have ever left. */
export function mayDelete(user: { readonly idUser: number }, statusSo: StatusSo, note: Dihapus): Boleh {
  if (statusSo === "Cancel") return tidak("Order sudah dibatalkan, surat jalannya tidak dapat dihapus");
  if (note.user.idUser !== user.idUser) {
    return tidak(`Surat jalan ${note.idSuratJalan} hanya dapat dihapus oleh ${note.user.namaLengkap} yang membuatnya`);
  }
  if (sudahKeluar(note.statusBarang)) return tidak(`Barang ${note.idSuratJalan} sudah keluar dari gudang`);
  // The book of goods names the note: its number stays with what it says.
  return note.tglKeluar === null ? boleh : tidak(`Barang ${note.idSuratJalan} pernah keluar dari gudang`);
}

export function mayPrint(order: OrderSj): Boleh {
  return order.suratJalan.length === 0 ? tidak("Order belum memiliki surat jalan") : boleh;
}

const isi = { ...keadaanBarang, ...isianSuratJalan };
const ISI = namesOf(isi);
export type IsiSuratJalan = ValuesOf<typeof isi>;

/** Fields that can still be filled in after goods were handed over and paid. */
const MASIH_TERBUKA = new Set<keyof IsiSuratJalan>(["nomorResi", "keterangan"]);

/**
 * Whether the note may be changed like this. A blank field is no change, because the form leaves out what it does not
 * show.
 */
export function mayBecome(statusSo: StatusSo, sekarang: IsiSuratJalan, diminta: IsiSuratJalan): Boleh {
  if (statusSo !== "Selesai") return boleh;
  const berubah = ISI.find(
    (field) => !MASIH_TERBUKA.has(field) && diminta[field] !== "" && diminta[field] !== sekarang[field],
  );
  if (!berubah) return boleh;
  return tidak(
    `Order sudah ${labelStatusSo(statusSo)}, ${isi[berubah].short.toLowerCase()} tidak dapat diubah (hanya nomor resi, keterangan dan foto)`,
  );
}

/** The note after the change. Without a delivery there is no carrier; locked fields keep their values. */
export function menjadi(statusSo: StatusSo, sekarang: IsiSuratJalan, diminta: IsiSuratJalan): IsiSuratJalan {
  if (statusSo === "Selesai") return { ...sekarang, nomorResi: diminta.nomorResi, keterangan: diminta.keterangan };
  return tanpaEkspedisiBilaBelum(diminta);
}

export function tanpaEkspedisiBilaBelum<Isi extends IsiSuratJalan>(isi: Isi): Isi {
  if (berekspedisi(isi.statusBarang)) return isi;
  return { ...isi, namaEkspedisi: "", alamatEkspedisi: "", telpEkspedisi: "" };
}

/** The editable fields of a note. */
export const isiDari = (note: IsiSuratJalan): IsiSuratJalan =>
  Object.fromEntries(ISI.map((name) => [name, note[name]])) as IsiSuratJalan;
