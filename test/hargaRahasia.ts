import { contract } from "#areas/contract.ts";
import { bayarUji, belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { count, sendForDecision, startOpname } from "#areas/produk/opname/server/opname.testing.ts";
import { edit } from "#areas/produk/produk/server/produk.testing.ts";
import { makeBahan, makeResep } from "#areas/produksi/bahan/server/bahan.testing.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import type { Asked, Input } from "./answers.ts";
import { askedOf, type Milik } from "./orderRahasia.ts";
import { picture } from "./support/files.ts";
import type { Office, Person } from "./support/office.ts";

/** A machine whose prices are in no other fixture, with all that can tell them, and what calls are asked with to meet them. */

const [LAMA, BARU, DISEPAKATI] = [1_234_567, 1_345_679, 1_456_783];
const [DIBELI, TERHUTANG] = [3, 2];
/** What the purchase order cost that was paid. */
export const DIBAYAR = DIBELI * DISEPAKATI;

/** An amount as a number, or as people write it. */
const written = (amounts: readonly number[]) =>
  new RegExp(
    `(?<![\\d.])(${amounts.map((amount) => `${amount}|${amount.toLocaleString("id-ID").replaceAll(".", "\\.")}`).join("|")})(?![\\d])`,
  );
const kali = (harga: number) => Array.from({ length: 10 }, (_, at) => harga * (at + 1));

export const HARGA = written([...kali(LAMA), ...kali(BARU), ...kali(DISEPAKATI).filter((harga) => harga !== DIBAYAR)]);
export const PEMBAYARAN = written([DIBAYAR]);

export type Harga = Record<"kodeProduk" | "idPo" | "terhutang" | "idPengajuan" | "idTautan" | "idOpname", string> & {
  idProduk: Id<"produk">;
  idPemasok: Id<"pemasok">;
  idRekening: Id<"rekening">;
  idBahan: Id<"produk">;
  idMesin: Id<"produk">;
};
type Siapa = Record<"boss" | "kasir" | "gudang", Person>;

/** Bought, sold, come back broken, paid, owed, commented, and shared by a link. */
export async function hargaRahasia(office: Office, { boss, kasir, gudang }: Siapa): Promise<Harga> {
  const idPemasok = await makePemasok(boss, "PT Baja Mulia", { email: "baja@contoh.id", telepon: "081300000001" });
  const kodeProduk = "RHS-1";
  const idProduk = await makeProduk(office, boss, { kodeProduk, stock: 4, hargaBeli: LAMA, minimalStock: 50 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  await kembali(boss, { idSo, idInvoice: await makeInvoice(office, boss, idSo) });
  await boss.call(contract.produk.editProduk, edit({ idProduk }, { kodeProduk, hargaBeli: BARU }));
  const beli = { idProduk, idPemasok, hargaPemasok: DISEPAKATI };
  const idPo = await belanjaUji(boss, { ...beli, qty: DIBELI, datang: DIBELI });
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const { status, body } = await bayarUji(boss, idPo, idRekening);
  if (status !== 200) throw new Error(String(body.message));
  await bayarLain(office, boss, idRekening);
  const terhutang = await belanjaUji(boss, { ...beli, qty: TERHUTANG, datang: TERHUTANG });
  const [{ idPengajuan } = { idPengajuan: "" }] = await office.sql<{ idPengajuan: string }[]>`
    select id_pengajuan from pengajuan where id_po = ${idPo}`;
  await kasir.call(contract.komentar.addKomentar, { jenis: "pengajuan", id: idPengajuan, isi: `Sudah ${DIBAYAR}` });
  await gudang.call(contract.komentar.addKomentar, { jenis: "po", id: idPo, isi: "Sudah datang" });
  const { idTautan } = (await boss.call(contract.tautan.addTautan, { jenis: "po", id: idPo })).data;
  const idOpname = await startOpname(gudang, idProduk);
  await count(gudang, idOpname, { [idProduk]: 1 });
  await sendForDecision(gudang, idOpname);
  const dibuat = await dibuatSendiri(office, boss, idPemasok);
  return { idProduk, kodeProduk, idPemasok, idPo, terhutang, idPengajuan, idTautan, idRekening, idOpname, ...dibuat };
}

/** A machine of a material, whose price and wage are as secret. */
async function dibuatSendiri(office: Office, boss: Person, idPemasok: Id<"pemasok">) {
  const idBahan = await makeBahan(boss, { kodeProduk: "RHS-B", hargaBeli: LAMA, jumlahStock: 7.25, minimalStock: 50 });
  const idMesin = await makeProduk(office, boss, { kodeProduk: "RHS-M" });
  await makeResep(boss, idMesin, [[idBahan, 1]], BARU);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 2, idProduk: idMesin }] });
  await makeInvoice(office, boss, idSo);
  const [line] = (await boss.call(contract.pesanLangsung.getOrderanPl, { cari: idSo })).data;
  const selesai = { idOrderan: line?.idOrderan ?? 0, selesai: 1 };
  await boss.call(contract.pesanLangsung.updatePl, selesai);
  // With another recipe the sums of accounts, which are no secret, differ from the first.
  await makeResep(boss, idMesin, [[idBahan, 0.7]], 333);
  await boss.call(contract.pesanLangsung.updatePl, selesai);
  await belanjaUji(boss, { idProduk: idBahan, idPemasok, hargaPemasok: DISEPAKATI, qty: 4, datang: 2 });
  return { idBahan, idMesin };
}

async function kembali(boss: Person, order: { idSo: string; idInvoice: string }) {
  const isian = await isianBaru(order, { statusSo: "Kirim" });
  const { idSuratJalan: idSj } = (await boss.call(contract.suratJalan.addSuratJalan, isian)).data;
  const barang = (await baris(boss, order.idSo)).orders.map(({ idOrderan }) => ({ idOrderan, rusak: 1 }));
  await boss.call(contract.retur.addRetur, { idSj, alasan: "Patah", dokumen: [await picture()], barang });
}

/** A second purchase that is paid from the same account: the sums of accounts, needs and months, which are no secret, differ from the first. */
async function bayarLain(office: Office, boss: Person, idRekening: Id<"rekening">) {
  const lain = await makeProduk(office, boss, { kodeProduk: "LAIN-1" });
  await bayarUji(boss, await belanjaUji(boss, { idProduk: lain, datang: 1 }), idRekening);
}

/** What is asked to meet the prices. */
export async function askedHarga(office: Office, milik: Milik, harga: Harga): Promise<Asked> {
  const { given, own } = await askedOf(office, milik);
  const { idProduk, kodeProduk, idPemasok, idPo, terhutang, idPengajuan, idRekening, idOpname, idBahan, idMesin } =
    harga;
  const akun = await office.sql<{ idAkun: Id<"akun"> }[]>`select id_akun from akun order by id_akun`;
  const jurnal = await office.sql<{ idJurnal: number }[]>`select id_jurnal from jurnal order by id_jurnal`;
  const kebutuhan = await office.sql<{ id: number }[]>`select id_kebutuhan as id from kebutuhan`;
  const dokumen: Input[] = [
    ["po", idPo],
    ["po", terhutang],
    ["produk", String(idProduk)],
    ["pemasok", String(idPemasok)],
    ["pengajuan", idPengajuan],
    ["rekening", String(idRekening)],
    ["opname", idOpname],
    ["bahan", String(idBahan)],
    ["resep", String(idMesin)],
  ].map(([jenis, id]) => ({ jenis, id }));
  const bulan = { bulan: 11, tahun: 2026 };
  return {
    given: { ...given, idProduk, kodeProduk, idPemasok, idPo, idPengajuan, idRekening, idOpname },
    own: {
      ...own,
      "produk.getProduk": [{ limit: 100 }, { cari: "RHS" }, { urut: "-hargaProduk" }],
      "produk.getProdukDipilih": [{ idProduk: [idProduk] }],
      "produk.exportExcelProduk": [{}, { idProduk: [idProduk] }],
      "produk.getKartuStok": [{ idProduk, limit: 100 }],
      "bahan.getDetailBahan": [{ idProduk: idBahan }],
      "bahan.getKartuBahan": [{ idProduk: idBahan, limit: 100 }],
      "resep.getResepProduk": [{ idProduk: idMesin }],
      "opname.getBarisOpname": [{ idOpname, bagian: "selisih" }],
      "po.getPo": ["Proses", "Selesai"].flatMap((statusPo) => [{ statusPo }, { statusPo, cari: String(DIBAYAR) }]),
      "po.exportPo": [{}, { idPo: [idPo, terhutang] }],
      "hutang.getHutang": [{}, { urut: "-sisa" }],
      "hutang.getHutangPo": [{}, { idPemasok }],
      "hutang.exportHutang": [{}, { perPemasok: true }],
      "hutang.cetakHutangBanyak": [{ idPemasok: [idPemasok] }],
      "pemasok.getPilihanPemasok": [{ idProduk }, {}],
      "pemasok.exportPemasok": [{}, { idPemasok: [idPemasok] }],
      "pengajuan.getPengajuan": [{ limit: 100 }, { cari: idPo }, { cari: String(DIBAYAR) }],
      "simpanan.getSimpananByRekening": [
        { idRekening, limit: 100 },
        { idRekening, cari: idPo },
      ],
      "simpanan.getDetailSimpanan": [{ idRekening, idPengajuan }],
      "labaRugi.getDetailLabaRugi": [
        ...kebutuhan.map(({ id }) => ({ ...bulan, asal: "kebutuhan", id })),
        { ...bulan, asal: "HPP", id: 0 },
      ],
      "buku.getBukuBesar": akun.map(({ idAkun }) => ({ akun: idAkun, limit: 100 })),
      "buku.exportBukuBesar": akun.map(({ idAkun }) => ({ akun: idAkun })),
      "buku.getJurnal": jurnal.map(({ idJurnal }) => ({ idJurnal })),
      "riwayat.getRiwayat": dokumen,
      "komentar.getKomentar": dokumen,
      "tautan.getTautan": dokumen,
      "cari.cari": ["RHS", idPo, idPengajuan, "Baja", String(DIBAYAR)].map((q) => ({ q })),
    },
  };
}
