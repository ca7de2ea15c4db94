import type { Problem } from "#kernel/problem.ts";
import { wrongCells } from "#kernel/selSalah.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed, WriteCtx } from "#platform/http/context.ts";
import { invalid, invalidField, Refusal, throwIfAny } from "#platform/http/refusal.ts";
import { tryOut } from "#platform/http/tryOut.ts";
import type { SkuDisebut } from "../contract.ts";
import { type Contoh, type HasilMarketplace, namaToko, type SkuBaru } from "../isiMarketplace.ts";
import { applyFacts } from "./applyFacts.ts";
import { divide, savePesananOf, type Terbagi } from "./imporPesanan.ts";
import type { Berkas } from "./readBerkas.ts";
import { type Cair, readCair } from "./readCair.ts";
import { isRounded, type Pesanan, readPesanan } from "./readPesanan.ts";
import { insertCair, knownSku, orderDari, produkDijual, rememberSku } from "./sql.ts";
import { makesInvoices, openToko, penerimaOf } from "./toko.ts";

export type Diminta = { coba: boolean; sku: readonly SkuDisebut[] | null; idRekening: Id<"rekening"> | null };
type Jawaban = { message: string; data: HasilMarketplace };

/** So many orders, or rows of a settlement, are brought at once. */
export const PALING_BANYAK = { pesanan: 2000, penghasilan: 10_000 } as const;
const DIBULATKAN =
  "nomor pesanannya sudah dibulatkan oleh program lembar kerja. Unduh lagi berkasnya, jangan disimpan ulang.";
const CONTOH = 20;

/** Brings a file, all of it or nothing; or only says what would be: the import itself, taken back at once. */
export async function imporMarketplace(deed: WriteCtx, berkas: Berkas, diminta: Diminta): Promise<Jawaban> {
  if (!diminta.coba) return berkasDari(deed, berkas, diminta);
  const hasil = await tryOut(deed, (alone) => berkasDari(alone, berkas, diminta));
  if (!(hasil instanceof Refusal)) return hasil;
  return { message: hasil.message, data: { ...kosong(berkas), ...wrongCells(hasil) } };
}

const berkasDari = (deed: Deed, berkas: Berkas, diminta: Diminta): Promise<Jawaban> =>
  berkas.jenis === "pesanan" ? bringPesanan(deed, berkas, diminta) : bringCair(deed, berkas, diminta);

type Bernomor = { nomor: string };

function read<Satu extends Bernomor>(berkas: Berkas, reading: (berkas: Berkas, problems: Problem[]) => Satu[]): Satu[] {
  const problems: Problem[] = [];
  const rows = reading(berkas, problems);
  throwIfAny(problems);
  if (isRounded(rows.map(({ nomor }) => nomor))) throw invalidField("berkas", `${berkas.nama}: ${DIBULATKAN}`);
  const paling = PALING_BANYAK[berkas.jenis];
  if (rows.length === 0) throw invalidField("berkas", `${berkas.nama}: tidak ada baris di bawah judul kolom.`);
  if (rows.length <= paling) return rows;
  throw invalidField(
    "berkas",
    `${berkas.nama}: paling banyak ${paling} sekali impor. Ekspor rentang tanggal yang lebih pendek.`,
  );
}

async function bringPesanan(deed: Deed, berkas: Berkas, diminta: Diminta): Promise<Jawaban> {
  const pesanan = read(berkas, readPesanan);
  const toko = await openToko(deed, berkas.toko);
  const terbagi = await divide(deed, berkas, pesanan);
  if (diminta.sku && diminta.sku.length > 0) await rememberSku(deed, berkas.toko, diminta.sku);
  const { sku, asing } = await skuOf(deed, berkas, terbagi.baru);
  const penerima = await penerimaOf(deed, berkas.toko, toko, diminta.idRekening);
  const tanyaRekening = penerima === null && makesInvoices(deed) && terbagi.baru.length > 0;
  const dasar = { ...kosong(berkas), ...counted(terbagi), contoh: contohDari(terbagi), tanyaRekening };
  if (asing.length > 0 || tanyaRekening) {
    const message = sayKurang(asing, tanyaRekening, namaToko(berkas.toko));
    if (!diminta.coba) throw invalid([{ field: asing.length > 0 ? "sku" : "idRekening", message }]);
    const produk = asing.length > 0 ? [...(await produkDijual(deed.tx))] : [];
    return { message, data: { ...dasar, skuBaru: asing, produk } };
  }
  const { idSo, unitPl, pembeli } = await savePesananOf(deed, berkas, terbagi, { toko, sku });
  const { tanpaRekening: _, ...diterapkan } = await applyFacts(deed, idSo, { boleh: makesInvoices(deed), penerima });
  const data = { ...dasar, ...diterapkan, unitPl, pembeli, tersimpan: !diminta.coba };
  const { baru, dikenal } = data;
  const message = diminta.coba
    ? `Siap: ${baru} order akan dibuat, ${dikenal} sudah ada; belum ada yang disimpan`
    : `${baru} order dibuat dari ${berkas.nama}, ${dikenal} sudah ada`;
  return { message, data };
}

async function bringCair(deed: Deed, berkas: Berkas, diminta: Diminta): Promise<Jawaban> {
  const cair = read(berkas, readCair);
  const toko = await openToko(deed, berkas.toko);
  const baru = await insertCair(deed, berkas.toko, cair);
  const nomor = [...new Set(cair.map((satu) => satu.nomor))];
  const orders = await orderDari(deed.tx, berkas.toko, nomor);
  const penerima = await penerimaOf(deed, berkas.toko, toko, diminta.idRekening);
  const { tanpaRekening, ...diterapkan } = await applyFacts(
    deed,
    orders.map(({ idSo }) => idSo),
    { boleh: true, penerima },
  );
  const punya = new Set(orders.map((order) => order.nomor));
  const menunggu = nomor.filter((satu) => !punya.has(satu)).length;
  const dasar = { ...kosong(berkas), baru, dikenal: cair.length - baru, menunggu, contoh: contohCair(cair, punya) };
  if (tanpaRekening > 0) {
    const kurang = sayKurang([], true, namaToko(berkas.toko));
    if (!diminta.coba) throw invalid([{ field: "idRekening", message: kurang }]);
    return { message: kurang, data: { ...dasar, tanyaRekening: true } };
  }
  const data = { ...dasar, ...diterapkan, tersimpan: !diminta.coba };
  const message = diminta.coba
    ? `Siap: ${baru} baris penghasilan baru; belum ada yang disimpan`
    : `${baru} baris penghasilan disimpan dari ${berkas.nama}`;
  return { message, data };
}

/** The products of the SKUs of new orders, and the SKUs that nobody has said the product of. */
async function skuOf({ tx }: Deed, { toko }: Berkas, baru: readonly Pesanan[]) {
  const barang = new Map<string, SkuBaru>();
  for (const { sku, nama, qty } of baru.flatMap((pesanan) => pesanan.barang)) {
    const ada = barang.get(sku);
    barang.set(sku, { sku, nama: ada?.nama ?? nama, banyak: (ada?.banyak ?? 0) + qty });
  }
  const sku = await knownSku(tx, toko, [...barang.keys()]);
  return { sku, asing: [...barang.values()].filter((satu) => !sku.has(satu.sku)) };
}

const sayKurang = (asing: readonly SkuBaru[], rekening: boolean, toko: string): string =>
  [
    ...(asing.length > 0 ? [`Sebutkan produk dari ${asing.length} SKU yang belum dikenal`] : []),
    ...(rekening ? [`Pilih rekening tempat ${toko} mencairkan uangnya`] : []),
  ].join(". ");

const kosong = ({ toko, jenis }: Berkas): HasilMarketplace => ({
  ...{ toko, jenis, tersimpan: false, baru: 0, dikenal: 0, dilewati: [], invoice: 0, jasa: 0, resi: 0, pembeli: 0 },
  ...{ unitPl: 0, perlu: 0, menunggu: 0, skuBaru: [], produk: [], tanyaRekening: false, contoh: [], salah: [] },
  banyakSalah: 0,
});

function counted({ baru, ada, dilewati }: Terbagi): Pick<HasilMarketplace, "baru" | "dikenal" | "dilewati"> {
  const alasan = new Map<string, number>();
  for (const satu of dilewati) alasan.set(satu.alasan, (alasan.get(satu.alasan) ?? 0) + 1);
  return {
    ...{ baru: baru.length, dikenal: ada.length },
    dilewati: [...alasan].map(([alasan, banyak]) => ({ alasan, banyak })),
  };
}

const jumlahDari = ({ barang }: Pesanan) => barang.reduce((sum, { jumlah }) => sum + jumlah, 0) as Contoh["total"];
const contohOf = (pesanan: Pesanan, hasil: Contoh["hasil"], keterangan: string): Contoh => ({
  ...{ nomor: pesanan.nomor, hasil, keterangan, pembeli: pesanan.pembeli.namaCustomer, total: jumlahDari(pesanan) },
});

const barangDari = ({ barang }: Pesanan): string => barang.map(({ nama, qty }) => `${qty} x ${nama}`).join(", ");

const contohDari = ({ baru, ada, dilewati }: Terbagi): Contoh[] =>
  [
    ...baru.map((pesanan) => contohOf(pesanan, "Baru", barangDari(pesanan))),
    ...dilewati.map(({ pesanan, alasan }) => contohOf(pesanan, "Dilewati", alasan)),
    ...ada.map(({ pesanan }) => contohOf(pesanan, "Sudah ada", "Sudah menjadi order")),
  ].slice(0, CONTOH);

const contohCair = (cair: readonly Cair[], punya: ReadonlySet<string>): Contoh[] =>
  cair.slice(0, CONTOH).map(({ nomor, nominal, tanggal }) => ({
    ...{ nomor, pembeli: "", total: nominal },
    hasil: punya.has(nomor) ? "Sudah ada" : "Baru",
    keterangan: punya.has(nomor) ? `Dicairkan ${tanggal}` : `Dicairkan ${tanggal}, ordernya belum diimpor`,
  }));
