import { plainName, problemOfPihak } from "#company/saldoAwal.ts";
import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { BarisLama } from "./readLama.ts";

/** What a file of open orders may name: products, people, accounts, customers and the orders that came before. */

type Produk = { idProduk: Id<"produk">; kodeProduk: string; namaProduk: string; softDelete: boolean };
type Orang = { idUser: Id<"karyawan">; noKaryawan: string; namaLengkap: string };
type Rekening = { idRekening: Id<"rekening">; namaRekening: string; lainnya: boolean };
export type Pelanggan = {
  idPelanggan: Id<"pelanggan">;
  nama: string;
  instansi: string;
  telepon: string;
  alamat: string;
  email: string;
  arsip: boolean;
};

/** Either what was meant, or why nothing was. */
type Temuan<Satu> = { satu: Satu; alasan: null } | { satu: null; alasan: string };
const ketemu = <Satu>(satu: Satu): Temuan<Satu> => ({ satu, alasan: null });
const tidak = (alasan: string): { satu: null; alasan: string } => ({ satu: null, alasan });

export type DikenalLama = {
  produk: (baris: BarisLama) => Temuan<Produk>;
  sales: (nama: string) => Temuan<Orang>;
  rekening: (nama: string) => Temuan<Rekening>;
  /** Of an order by its first row; null: nobody yet. */
  pelanggan: (row: SheetRow) => Temuan<Pelanggan | null>;
  /** The order that has this number already. */
  order: ReadonlyMap<string, string>;
};

const byName = <Row>(rows: readonly Row[], names: (row: Row) => readonly string[]): Map<string, Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    for (const nama of new Set(names(row).map(plainName))) found.set(nama, [...(found.get(nama) ?? []), row]);
  }
  return found;
};

async function findProduk(tx: Tx): Promise<DikenalLama["produk"]> {
  const rows = await tx<Produk[]>`
    select id_produk, kode_produk, nama_produk, soft_delete from produk where kategori_produk <> 'bahan' order by soft_delete, id_produk`;
  const berkode = new Map(rows.map((row) => [plainName(row.kodeProduk), row]));
  const bernama = byName(rows, ({ namaProduk }) => [namaProduk]);
  return ({ produk, namaProduk }) => {
    const nama = [produk, namaProduk].find((satu) => bernama.has(plainName(satu))) ?? produk;
    const sama = berkode.get(plainName(produk));
    const calon = sama ? [sama] : (bernama.get(plainName(nama)) ?? []);
    const dijual = calon.filter(({ softDelete }) => !softDelete);
    const [satu] = dijual;
    if (calon.length === 0) return tidak(`Produk "${produk}" belum ada, impor produknya dulu`);
    if (!satu) return tidak(`Produk ${nama} sudah tidak aktif`);
    return dijual.length === 1
      ? ketemu(satu)
      : tidak(`Ada ${dijual.length} produk bernama "${nama}", sebutkan kodenya`);
  };
}

async function findSales(tx: Tx): Promise<DikenalLama["sales"]> {
  const rows = await tx<
    Orang[]
  >`select id_user, no_karyawan, nama_lengkap from karyawan where not dihapus order by id_user`;
  const bernomor = byName(rows, ({ noKaryawan }) => [noKaryawan]);
  const bernama = byName(rows, ({ namaLengkap }) => [namaLengkap]);
  return (nama) => {
    const calon = bernomor.get(plainName(nama)) ?? bernama.get(plainName(nama)) ?? [];
    const [satu] = calon;
    if (!satu) return tidak(`Karyawan "${nama}" tidak ada: sebutkan nama atau nomornya seperti di Karyawan`);
    return calon.length === 1
      ? ketemu(satu)
      : tidak(`Ada ${calon.length} karyawan bernama "${nama}", sebutkan nomornya`);
  };
}

async function findRekening(tx: Tx): Promise<DikenalLama["rekening"]> {
  const rows = await tx<Rekening[]>`select id_rekening, nama_rekening, lainnya from rekening order by id_rekening`;
  const bernama = new Map(rows.map((row) => [plainName(row.namaRekening), row]));
  return (nama) => {
    const satu = bernama.get(plainName(nama));
    if (nama === "") return tidak("Sebutkan rekening yang menerima DP ini");
    if (!satu) return tidak(`Rekening "${nama}" tidak ada di Kantor`);
    return satu.lainnya ? tidak("Rekening LAINNYA tidak menyimpan uang, pilih rekening lain") : ketemu(satu);
  };
}

/** Each by its number and name, as an order finds its customer; else by what it is called, where one alone is called so. */
async function findPelanggan(tx: Tx, rows: readonly SheetRow[]): Promise<DikenalLama["pelanggan"]> {
  const kolom = tx`p.id_pelanggan, p.nama, p.instansi, p.telepon, p.alamat, p.email, p.arsip`;
  const semua = await tx<
    Pelanggan[]
  >`select ${kolom} from pelanggan p where p.digabung_ke is null and not p.arsip order by 1`;
  const bernama = byName(semua, ({ nama, instansi }) => [nama, instansi].filter((satu) => satu.trim() !== ""));
  const isi = rows.map(({ values }, ke) => ({ ke, nama: values.pelanggan ?? "", telepon: values.telepon ?? "" }));
  const bernomor = await tx<(Pelanggan & { ke: number })[]>`
    select r.ke, ${kolom}
    from (select *, angka_telepon(telepon) as angka from jsonb_to_recordset(${tx.json(isi)}) as x(ke int, nama text, telepon text)) r
    join pelanggan_kunci k on k.angka = r.angka and k.nama = kunci_pelanggan(r.angka, r.nama, '')
    join pelanggan a on a.id_pelanggan = k.id_pelanggan join pelanggan p on p.id_pelanggan = a.id_utama
    where r.telepon <> ''`;
  const menurutRow = new Map(bernomor.map(({ ke, ...satu }) => [rows[ke], satu as Pelanggan]));
  return (row) => {
    const nama = row.values.pelanggan ?? "";
    const sama = menurutRow.get(row);
    if (sama?.arsip) return tidak(`Pelanggan ${nama} diarsipkan, keluarkan dulu dari arsip`);
    const calon = sama ? [sama] : (bernama.get(plainName(nama)) ?? []);
    const [satu = null] = calon;
    return calon.length <= 1 ? ketemu(satu) : tidak(problemOfPihak("pelanggan", nama, calon.length) ?? "");
  };
}

/** Numbers of other programs that orders have, of imports that were not taken back. */
async function findOrder(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx<{ nomor: string; idSo: string }[]>`
    select lower(nomor) as nomor, id_so from order_lama where dibatalkan is null`;
  return new Map(rows.map(({ nomor, idSo }) => [nomor, idSo]));
}

/** `pertama`: the first row of each order. */
export async function knownLama(tx: Tx, pertama: readonly SheetRow[]): Promise<DikenalLama> {
  const pelanggan = await findPelanggan(tx, pertama);
  return {
    pelanggan,
    produk: await findProduk(tx),
    sales: await findSales(tx),
    rekening: await findRekening(tx),
    order: await findOrder(tx),
  };
}
