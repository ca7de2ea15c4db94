import { namesOf, type ValuesOf } from "#contract/kernel/record.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import { isianSuratJalan, keadaanBarang } from "#contract/penjualan/isiSuratJalan.ts";
import { labelStatusSo, type StatusBarang, type StatusProduk, type StatusSo } from "#contract/penjualan/label.ts";
import { berekspedisi } from "#contract/penjualan/surat-jalan.ts";

/** What the rules need to know of an order and its delivery note. */
export type OrderSj = {
  statusSo: StatusSo;
  /** The last approved invoice. */
  idInvoice: string | null;
  orders: readonly { statusProduk: StatusProduk }[];
  suratJalan: readonly { idSuratJalan: string; statusBarang: StatusBarang; user: { namaLengkap: string } }[];
};

export function bolehTambah(order: OrderSj): Boleh {
  const [ada] = order.suratJalan;
  if (order.statusSo === "Cancel") return tidak("Order sudah dibatalkan");
  if (ada) return tidak(`Order sudah memiliki surat jalan ${ada.idSuratJalan}, dibuat oleh ${ada.user.namaLengkap}`);
  if (order.statusSo === "Tolak") return tidak("Order sudah ditolak");
  if (order.idInvoice === null) return tidak("Order belum memiliki invoice yang disetujui");
  const progress = order.orders.filter((line) => line.statusProduk === "Progress").length;
  return progress > 0 ? tidak(`Masih ada ${progress} produk yang diproses, tunggu sampai selesai`) : boleh;
}

export function bolehEdit(order: OrderSj): Boleh {
  if (order.suratJalan.length === 0) return tidak("Order belum memiliki surat jalan");
  if (order.statusSo === "Cancel") return tidak("Order sudah dibatalkan, surat jalannya tidak dapat diubah");
  return boleh;
}

export function bolehCetak(order: OrderSj): Boleh {
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
export function bolehMenjadi(statusSo: StatusSo, sekarang: IsiSuratJalan, diminta: IsiSuratJalan): Boleh {
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
