import * as z from "zod/mini";
import { OrderBaru } from "#areas/penjualan/order/orderBaru.ts";
import { addOrder as catatOrder } from "#areas/penjualan/order/server/addOrder.ts";
import { kodeBaru } from "#company/kode.ts";
import { jakartaToday } from "#kernel/format.ts";
import { MENUS } from "#kernel/permission.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { FileWork } from "#platform/files/berkas.ts";
import type { Deed } from "#platform/http/context.ts";
import type { Office, Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { bookEntries } from "./kas/kas.ts";
import { moveGoods } from "./stok/stok.ts";

const CUSTOMER = {
  customerInstansi: "CV Maju Bersama",
  namaCustomer: "Budi Santoso",
  alamatCustomer: "Jl. Merdeka 10, Bandung",
};

/** Fixtures of the tests of several areas. They go through the books, so that the books check passes on them. */

/** A database and its clock, and who acts: all that a deed needs of an office. */
type Tempat = Pick<Office, "sql" | "now">;
type Pelaku = Pick<Person, "idUser" | "nama">;

/** Runs `action` as one deed of `person`, outside any call. */
export function carryOut<Result>(office: Tempat, person: Pelaku, action: (deed: Deed) => Promise<Result>) {
  const now = office.now();
  const user = { idUser: person.idUser, nama: person.nama, jabatan: "", role: "Super Admin", menu: [...MENUS] };
  return office.sql.begin((tx) => action({ tx, user, now, today: jakartaToday(now), call: "uji" }));
}

type ProdukUji = {
  kodeProduk?: string;
  namaProduk?: string;
  kategoriProduk?: "utama" | "upgrade";
  hargaProduk?: number;
  hargaBeli?: number;
  stock?: number;
  minimalStock?: number;
};

let produkKe = 0;

/** A product with stock. */
export function makeProduk(office: Tempat, person: Pelaku, produk: ProdukUji = {}): Promise<Id<"produk">> {
  produkKe += 1;
  const kode = produk.kodeProduk ?? `MSN-${String(produkKe).padStart(3, "0")}`;
  return carryOut(office, person, async (deed) => {
    const [row] = await deed.tx<{ idProduk: Id<"produk"> }[]>`
      insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, minimal_stock, created_at, updated_at)
      values (${kode}, ${produk.namaProduk ?? `Mesin ${kode}`}, ${produk.kategoriProduk ?? "utama"},
        ${produk.hargaProduk ?? 10_000_000}, ${produk.hargaBeli ?? 6_000_000}, ${produk.minimalStock ?? 0},
        ${deed.now}, ${deed.now})
      returning id_produk`;
    if (!row) throw new Error("insert answered no row");
    const { idProduk } = row;
    if (produk.stock) await moveGoods(deed, [{ idProduk, jenis: "awal", qty: produk.stock }]);
    return idProduk;
  });
}

/** An account that every new database has, by its name. */
export async function rekeningBernama(office: Office, nama: string): Promise<Id<"rekening">> {
  const [row] = await office.sql<{ idRekening: Id<"rekening"> }[]>`
    select id_rekening from rekening where nama_rekening = ${nama}`;
  if (!row) throw new Error(`No account ${nama}`);
  return row.idRekening;
}

/** Puts money on an account by an approved pengajuan *masuk* without a profit component. */
export async function isiRekening(office: Office, person: Person, nama: string, nominal: number) {
  const idRekening = await rekeningBernama(office, nama);
  await carryOut(office, person, async (deed) => {
    const { tx, today, now } = deed;
    const [kebutuhan] = await tx<{ idKebutuhan: Id<"kebutuhan"> }[]>`
      insert into kebutuhan (nama_kebutuhan) values ('Modal') on conflict ((lower(nama_kebutuhan)))
      do update set nama_kebutuhan = excluded.nama_kebutuhan returning id_kebutuhan`;
    if (!kebutuhan) throw new Error("insert answered no row");
    const idPengajuan = await kodeBaru(deed, "PB");
    await tx`
      insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan,
        deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
      values (${idPengajuan}, ${kebutuhan.idKebutuhan}, 'masuk', ${idRekening}, ${nominal}, 'Modal awal', ${today},
        ${now}, ${person.idUser}, 'Disetujui', ${person.idUser}, ${today})`;
    const pindahan = { idPengajuan, idKebutuhan: kebutuhan.idKebutuhan, tipePengajuan: "masuk" as const };
    await bookEntries(deed, {
      ...pindahan,
      nominal: nominal as Rupiah,
      idRekeningAsal: null,
      idRekeningTujuan: idRekening,
    });
  });
  return idRekening;
}

type BarisUji = {
  /** SG is taken from the stock; PL is made to order. */
  sumberProduk?: "SG" | "PL";
  qty?: number;
  /** The product to sell; without it a new one is made, for SG with just enough stock. */
  idProduk?: Id<"produk">;
  hargaProduk?: number;
  diskon?: number;
  tambahanHargaOnline?: number;
};

type OrderUji = {
  tipeSo?: "Reguler" | "Online";
  tglOrder?: string;
  customerInstansi?: string;
  namaCustomer?: string;
  email?: string;
  noTelp?: string;
  idPelanggan?: number | null;
  /** Without it the order has one line of one SG machine. */
  baris?: readonly BarisUji[];
};

/** Adds an order with the call addOrder, without a picture as proof of payment. */
export async function makeOrder(office: Office, person: Person, order: OrderUji = {}): Promise<string> {
  const { baris = [{}], tglOrder = null, ...isian } = order;
  const lines = [];
  for (const { hargaProduk, ...line } of baris) {
    const { sumberProduk = "SG", qty = 1 } = line;
    const stock = sumberProduk === "SG" ? qty : 0;
    const idProduk =
      line.idProduk ??
      (await makeProduk(office, person, { ...(hargaProduk === undefined ? {} : { hargaProduk }), stock }));
    lines.push({ ...line, idProduk, hargaProduk: await berharga(office, idProduk, hargaProduk) });
  }
  const masukan = z.parse(OrderBaru, { ...isianOrder(lines), ...CUSTOMER, ...isian, tglOrder });
  const files = new FileWork(office.app.services.storage);
  const { idSo } = await carryOut(office, person, (deed) =>
    catatOrder({ ...deed, files, call: "addOrder" }, { ...masukan, dokumen: [] }),
  );
  return idSo;
}

/** The product with its price; `harga` becomes its new price if given. */
async function berharga(office: Office, idProduk: Id<"produk">, harga?: number): Promise<number> {
  const [row] = await office.sql<{ hargaProduk: number }[]>`
    update produk set harga_produk = coalesce(${harga ?? null}, harga_produk) where id_produk = ${idProduk}
    returning harga_produk`;
  if (!row) throw new Error(`No product ${idProduk}`);
  return row.hargaProduk;
}
