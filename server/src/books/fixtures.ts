import { jakartaToday } from "#contract/format.ts";
import { MENUS } from "#contract/kernel/permission.ts";
import type { Id, Rupiah } from "#contract/kernel/types.ts";
import type { Deed } from "#server/platform/http/context.ts";
import type { Office, Person } from "#server/testing/office.ts";
import { kodeBaru } from "../company/kode.ts";
import { bukukan } from "./kas/kas.ts";
import { segarkanStatus } from "./pesanan/pesanan.ts";
import { gerakkan, tahan } from "./stok/stok.ts";

/** What tests of several areas start from, made through the books so that these agree from the first moment. */

/** Runs `action` as one deed of `person`, outside any call. */
export function lakukan<Result>(office: Office, person: Person, action: (deed: Deed) => Promise<Result>) {
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
export function buatProduk(office: Office, person: Person, produk: ProdukUji = {}): Promise<Id<"produk">> {
  produkKe += 1;
  const kode = produk.kodeProduk ?? `MSN-${String(produkKe).padStart(3, "0")}`;
  return lakukan(office, person, async (deed) => {
    const [row] = await deed.tx<{ idProduk: Id<"produk"> }[]>`
      insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, harga_beli, minimal_stock, created_at, updated_at)
      values (${kode}, ${produk.namaProduk ?? `Mesin ${kode}`}, ${produk.kategoriProduk ?? "utama"},
        ${produk.hargaProduk ?? 10_000_000}, ${produk.hargaBeli ?? 6_000_000}, ${produk.minimalStock ?? 0},
        ${deed.now}, ${deed.now})
      returning id_produk`;
    if (!row) throw new Error("insert answered no row");
    const { idProduk } = row;
    if (produk.stock) await gerakkan(deed, [{ idProduk, jenis: "awal", qty: produk.stock }]);
    return idProduk;
  });
}

/** The account of that name (one that every new database has). */
export async function rekeningBernama(office: Office, nama: string): Promise<Id<"rekening">> {
  const [row] = await office.sql<{ idRekening: Id<"rekening"> }[]>`
    select id_rekening from rekening where nama_rekening = ${nama}`;
  if (!row) throw new Error(`No account ${nama}`);
  return row.idRekening;
}

/** Money on an account, as an approved pengajuan *masuk* without a profit component. */
export async function isiRekening(office: Office, person: Person, nama: string, nominal: number) {
  const idRekening = await rekeningBernama(office, nama);
  await lakukan(office, person, async (deed) => {
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
    await bukukan(deed, {
      ...pindahan,
      nominal: nominal as Rupiah,
      idRekeningAsal: null,
      idRekeningTujuan: idRekening,
    });
  });
  return idRekening;
}

type BarisUji = {
  /** SG needs stock; PL is made to order. */
  sumberProduk?: "SG" | "PL";
  qty?: number;
  /** A product of one's own; without it one is made, for SG with just enough stock. */
  idProduk?: Id<"produk">;
  hargaProduk?: number;
  tambahanHargaOnline?: number;
};

type Baris = Required<Pick<BarisUji, "idProduk" | "sumberProduk" | "qty" | "hargaProduk">> & {
  tambahan: number;
  dariGudang: number;
};

type OrderUji = {
  tipeSo?: "Reguler" | "Online";
  tglOrder?: string;
  customerInstansi?: string;
  namaCustomer?: string;
  email?: string;
  /** One SG machine when nothing is said. */
  baris?: readonly BarisUji[];
};

/** An order as a sale leaves it: lines, what they hold, totals, state. */
export async function buatOrder(office: Office, person: Person, order: OrderUji = {}): Promise<string> {
  const tipeSo = order.tipeSo ?? "Reguler";
  const baris: Baris[] = [];
  for (const line of order.baris ?? [{}]) {
    const sumberProduk = line.sumberProduk ?? "SG";
    const qty = line.qty ?? 1;
    const hargaProduk = line.hargaProduk ?? 10_000_000;
    const idProduk =
      line.idProduk ?? (await buatProduk(office, person, { hargaProduk, stock: sumberProduk === "SG" ? qty : 0 }));
    const dariGudang = sumberProduk === "SG" ? qty : 0;
    const tambahan = tipeSo === "Online" ? (line.tambahanHargaOnline ?? 0) : 0;
    baris.push({ idProduk, sumberProduk, qty, hargaProduk, tambahan, dariGudang });
  }
  const total = baris.reduce((sum, line) => sum + line.qty * line.hargaProduk, 0);
  const tambahanOnline = baris.reduce((sum, line) => sum + line.qty * line.tambahan, 0);
  return lakukan(office, person, async (deed) => {
    const { tx, today, now } = deed;
    await tahan(
      deed,
      baris.map(({ idProduk, dariGudang }) => ({ idProduk, qty: dariGudang })),
    );
    const idSo = await kodeBaru(deed, "SO");
    await tx`
      insert into so (id_so, tipe_so, tgl_order, dibuat, customer_instansi, nama_customer, alamat_customer, no_telp,
        email, total_pembelian, total_tambahan_online, id_user)
      values (${idSo}, ${tipeSo}, ${order.tglOrder ?? today}, ${now}, ${order.customerInstansi ?? "CV Maju Bersama"},
        ${order.namaCustomer ?? "Budi Santoso"}, 'Jl. Merdeka 10, Bandung', '081234567890', ${order.email ?? ""},
        ${total}, ${tambahanOnline}, ${person.idUser})`;
    await tx`
      insert into orderan (id_so, urutan, id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk,
        sumber_produk, qty, qty_selesai, harga_produk, tambahan_harga_online, status_produk, ditahan)
      select ${idSo}, b.urutan, p.id_produk, p.kode_produk, p.nama_produk, p.kapasitas, p.tipe,
        p.kategori_produk, b."sumberProduk", b.qty, b."dariGudang", b."hargaProduk", b.tambahan,
        case b."dariGudang" when 0 then 'Progress' else 'Selesai' end, b."dariGudang"
      from jsonb_to_recordset(${tx.json(baris.map((line, at) => ({ ...line, urutan: at + 1 })))})
        as b(urutan int, "idProduk" int, "sumberProduk" text, qty int, "hargaProduk" bigint,
        tambahan bigint, "dariGudang" int)
      join produk p on p.id_produk = b."idProduk" order by b.urutan`;
    await segarkanStatus(deed, [idSo]);
    return idSo;
  });
}
