import { rupiah } from "#kernel/format.ts";
import { type Actor, HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { StatusSo } from "../../order/label.ts";
import type { OrderRow, SuratJalanRow } from "../../order/server/load.ts";
import type { BarangRetur, NilaiRusak, SeriRetur } from "../contract.ts";
import type { KeputusanRetur } from "../isiRetur.ts";

type Surat = Pick<SuratJalanRow, "barang" | "seri">;

/**
 * The numbers of the units that came back; refuses where they do not fit the counts. Units that left before their
 * product had numbers have none.
 */
export function seriKembali(
  { barang, seri }: Surat,
  kembali: readonly BarisKembali[],
  diminta: readonly SeriRetur[],
): (SeriRetur & { idOrderan: Id<"orderan"> })[] {
  const diCustomer = new Map(
    seri.filter(({ idRetur }) => idRetur === null).map((unit) => [unit.nomor, unit.idOrderan]),
  );
  const bernomor = diminta.map(({ nomor, baik }) => {
    const idOrderan = diCustomer.get(nomor);
    if (idOrderan === undefined || !kembali.some((line) => line.idOrderan === idOrderan)) {
      throw invalidField("seri", `Nomor seri ${nomor} bukan unit yang kembali, atau disebut dua kali`);
    }
    diCustomer.delete(nomor);
    return { idOrderan, nomor, baik };
  });
  for (const line of kembali) {
    const milik = bernomor.filter(({ idOrderan }) => idOrderan === line.idOrderan);
    const baik = milik.filter((unit) => unit.baik).length;
    const { qty = 0, qtyRetur = 0 } = barang.find(({ idOrderan }) => idOrderan === line.idOrderan) ?? {};
    const sisaBernomor = [...diCustomer.values()].filter((idOrderan) => idOrderan === line.idOrderan).length;
    const tanpaNomor = qty - qtyRetur - milik.length - sisaBernomor;
    const tanpaSeri = line.baik + line.rusak - milik.length;
    if (baik > line.baik || milik.length - baik > line.rusak || tanpaSeri > tanpaNomor) {
      throw invalidField("seri", `${line.kodeProduk}: pilih nomor seri setiap unit yang kembali`);
    }
  }
  return bernomor;
}

export type BarisKembali = BarangRetur & { idProduk: Id<"produk">; kodeProduk: string };

/** The lines that came back; refuses units that did not leave with the note, or that came back already. */
export function barangKembali(order: OrderRow, note: Surat, diminta: readonly BarangRetur[]): BarisKembali[] {
  const dikirim = new Map(note.barang.map(({ idOrderan, qty, qtyRetur }) => [idOrderan, qty - qtyRetur]));
  const kembali = diminta.filter(({ baik, rusak }) => baik + rusak > 0);
  if (kembali.length === 0) throw invalidField("barang", "Isi jumlah barang yang kembali");
  return kembali.map((item) => {
    const sisa = dikirim.get(item.idOrderan);
    const line = order.orders.find(({ idOrderan }) => idOrderan === item.idOrderan);
    if (sisa === undefined || !line) {
      throw invalidField("barang", "Barang bukan bagian dari surat jalan ini, atau disebut dua kali");
    }
    dikirim.delete(item.idOrderan);
    const { namaProduk, kodeProduk } = line.produk;
    if (item.baik + item.rusak > sisa) {
      throw invalidField("barang", `${namaProduk}: hanya ${sisa} unit yang masih di customer`);
    }
    return { ...item, idProduk: line.idProduk, kodeProduk };
  });
}

/** "MP-01: 1 baik, 2 rusak" for the history. */
export const sebutKembali = (barang: readonly BarisKembali[]): string =>
  barang
    .map(({ kodeProduk, baik, rusak }) =>
      [`${kodeProduk}:`, [baik && `${baik} baik`, rusak && `${rusak} rusak`].filter(Boolean).join(", ")].join(" "),
    )
    .join("; ");

type Diputuskan = { keputusan: KeputusanRetur | null; namaPemutus: string | null };

export function mayDecideRetur(actor: Pick<Actor, "role">, { keputusan, namaPemutus }: Diputuskan): Boleh {
  if (!isPrivileged(actor)) return tidak(HANYA_PRIVILEGED);
  return keputusan === null ? boleh : tidak(`Retur sudah diputuskan oleh ${namaPemutus ?? "orang lain"}`);
}

export type UangOrder = { statusSo: StatusSo; statusLunas: boolean; danaMaksimal: Rupiah };

/** Whether units of the order can be delivered once more. */
export const mayReplace = ({ statusSo }: Pick<UangOrder, "statusSo">): Boleh =>
  statusSo === "Cancel" ? tidak("Order sudah dibatalkan") : boleh;

/** Whether the price can be paid back: a customer who still owes gets no money. */
export function mayDana({ statusSo, statusLunas, danaMaksimal }: UangOrder): Boleh {
  if (statusSo === "Cancel") return tidak("Order sudah dibatalkan, dananya diajukan kembali ketika itu");
  if (!statusLunas) {
    return tidak(
      "Order belum lunas, dana dapat dikembalikan setelah lunas. Jika semua barangnya kembali, order dapat dibatalkan",
    );
  }
  return danaMaksimal > 0 ? boleh : tidak("Semua uang order ini sudah dikembalikan");
}

/** The amount to pay back; refuses none and too much. */
export function danaRetur(nominal: Rupiah | null, { danaMaksimal }: Pick<UangOrder, "danaMaksimal">): Rupiah {
  if (nominal === null) throw invalidField("nominal", "Dana yang dikembalikan tidak boleh kosong");
  if (nominal > danaMaksimal) throw invalidField("nominal", `Paling banyak ${rupiah(danaMaksimal)}`);
  return nominal;
}

export type BarisRusak = {
  idOrderan: Id<"orderan">;
  idProduk: Id<"produk">;
  namaProduk: string;
  qtyRusak: number;
  hargaBeli: Rupiah;
};

/** The damaged units that are still there: others may have been repaired or thrown away before anybody decided. */
export function masihRusak(rusak: readonly (BarisRusak & { jumlahRusak: number })[]): BarisRusak[] {
  const sisa = new Map(rusak.map(({ idProduk, jumlahRusak }) => [idProduk, jumlahRusak]));
  return rusak.flatMap(({ jumlahRusak: _, ...line }) => {
    const ada = sisa.get(line.idProduk) ?? 0;
    const qtyRusak = Math.min(line.qtyRusak, ada);
    sisa.set(line.idProduk, ada - qtyRusak);
    return qtyRusak > 0 ? [{ ...line, qtyRusak }] : [];
  });
}

/** What the damaged units of each line are worth; refuses more than they cost, and a value without units. */
export function nilaiBarangRusak(
  rusak: readonly BarisRusak[],
  diminta: readonly NilaiRusak[],
): (BarisRusak & { nilai: Rupiah })[] {
  const nilaiDari = new Map(diminta.map(({ idOrderan, nilai }) => [idOrderan, nilai]));
  if (diminta.some(({ idOrderan, nilai }) => nilai > 0 && !rusak.some((line) => line.idOrderan === idOrderan))) {
    throw invalidField("nilaiRusak", "Unit rusak ini sudah tidak ada di gudang, nilainya tidak dapat diisi");
  }
  return rusak.map((line) => {
    const nilai = nilaiDari.get(line.idOrderan) ?? (0 as Rupiah);
    const paling = (line.hargaBeli * line.qtyRusak) as Rupiah;
    if (nilai > paling) {
      throw invalidField("nilaiRusak", `${line.namaProduk}: nilai barang rusak paling banyak ${rupiah(paling)}`);
    }
    return { ...line, nilai };
  });
}
