import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { assetNeraca } from "#areas/laporan/asset-neraca/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { ASAL_LABA, GRUP_LABA, labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import { akhirBulan } from "#books/tutup/angka.ts";
import type { Call } from "#kernel/call.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Office, Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { buku } from "../../buku/contract.ts";
import { laporanBuku } from "../../laporan-buku/contract.ts";

type Laporan = Record<string, string>;
type Ditanya = { office: Office; person: Person; bulan: string; hasil: Laporan };

/**
 * Every report and export of a month, as it is answered: the same text, or the sum of the same file. What an answer says
 * of the present beside the month is named in `KINI` and left out.
 */
const KINI: readonly string[] = ["saldoAkhirTotal"];
/** Answers whose rows say in `kunci` where their document is found, which follows the present code of a product. */
const BERALAMAT: readonly Call[] = [buku.getBukuBesar, buku.getJurnal];

/** Asks at one moment, so that the print dates are the same, and comes back to the present. */
export async function semuaLaporan(office: Office, person: Person, bulan: string): Promise<Laporan> {
  const kini = office.now().toISOString();
  await office.travel("2026-12-31T03:00:00.000Z");
  const ditanya: Ditanya = { office, person, bulan, hasil: {} };
  await labaRugiSemua(ditanya);
  await neracaSemua(ditanya);
  await bukuBesarSemua(ditanya);
  await keuanganSemua(ditanya);
  await dashboardSemua(ditanya);
  await office.travel(kini);
  return ditanya.hasil;
}

/** The names of the reports that differ; those of what was added since (an account, a product) are left out. */
export const berbeda = (sebelum: Laporan, sesudah: Laporan): string[] =>
  Object.keys(sebelum).filter((nama) => sebelum[nama] !== sesudah[nama]);

/** The parts of a spreadsheet but docProps/core.xml, which says when the file was made. */
function isiXlsx(file: Buffer): Buffer[] {
  const akhir = file.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = file.readUInt32LE(akhir + 16);
  return Array.from({ length: file.readUInt16LE(akhir + 10) }, () => {
    const [nama, ekstra, komentar] = [28, 30, 32].map((tempat) => file.readUInt16LE(at + tempat)) as [
      number,
      number,
      number,
    ];
    const [dikemas, besar, lokal] = [
      file.readUInt16LE(at + 10) === 8,
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 42),
    ];
    const mulai = lokal + 30 + file.readUInt16LE(lokal + 26) + file.readUInt16LE(lokal + 28);
    const isi = file.subarray(mulai, mulai + besar);
    const milik = file.toString("latin1", at + 46, at + 46 + nama);
    at += 46 + nama + ekstra + komentar;
    return milik === "docProps/core.xml" ? Buffer.from("") : dikemas ? inflateRawSync(isi) : isi;
  });
}

async function tanya(
  { person, hasil }: Ditanya,
  call: Call,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { status, body, raw } = await person.send(call, input);
  if (status !== 200) throw new Error(`${call.path} ${JSON.stringify(input)}: ${String(body.message)}`);
  const nama = `${call.path.split("/").at(-1)} ${JSON.stringify(input)}`;
  const tetap = Object.fromEntries(Object.entries(body).filter(([key]) => !KINI.includes(key)));
  hasil[nama] =
    call.answers === "xlsx"
      ? createHash("sha256")
          .update(Buffer.concat(isiXlsx(raw)))
          .digest("hex")
      : JSON.stringify(tetap, (key, value) => (key === "kunci" && BERALAMAT.includes(call) ? undefined : value));
  return body;
}

const masa = ({ bulan }: Ditanya) => ({ dari: `${bulan}-01`, sampai: akhirBulan(`${bulan}-01` as Tanggal) });
const rentang = (ditanya: Ditanya) => ({ tglAwal: masa(ditanya).dari, tglAkhir: masa(ditanya).sampai });
const ids = async ({ office }: Ditanya, tabel: string, kolom: string): Promise<number[]> =>
  (await office.sql.unsafe(`select ${kolom} as id from ${tabel} order by 1`)).map((row) => Number(row.id));

async function labaRugiSemua(ditanya: Ditanya): Promise<void> {
  const { office, bulan } = ditanya;
  const kapan = { bulan: Number(bulan.slice(5)), tahun: Number(bulan.slice(0, 4)) };
  const idRekening = [await rekeningBernama(office, "BCA RJP")];
  for (const pilihan of [{}, ...GRUP_LABA.map((grup) => ({ grup })), { idRekening }]) {
    await tanya(ditanya, labaRugi.getLabaRugi, { ...kapan, ...pilihan });
    await tanya(ditanya, labaRugi.exportLabaRugi, { ...kapan, ...pilihan });
  }
  const id = {
    kebutuhan: await ids(ditanya, "kebutuhan", "id_kebutuhan"),
    HPP: [0],
    "Penyusutan Asset": await ids(ditanya, "kategori_asset", "id_kategori_asset"),
    "Pelepasan Asset": await ids(ditanya, "kategori_asset", "id_kategori_asset"),
  };
  for (const asal of ASAL_LABA) {
    for (const satu of id[asal])
      await tanya(ditanya, labaRugi.getDetailLabaRugi, { ...kapan, asal, id: satu, limit: 100 });
  }
}

async function neracaSemua(ditanya: Ditanya): Promise<void> {
  const { dari, sampai } = masa(ditanya);
  const kategori = await ids(ditanya, "kategori_asset", "id_kategori_asset");
  for (const tglToday of [dari, sampai]) {
    const [tahun, bulan, tanggal] = tglToday.split("-").map(Number);
    await tanya(ditanya, neraca.getNeraca, { tglToday });
    await tanya(ditanya, neraca.getNeracaByTanggal, { tahun, bulan, tanggal });
    await tanya(ditanya, neraca.getSelisihNeraca, { tglToday });
    await tanya(ditanya, neraca.exportNeraca, { tglToday });
    for (const idKategori of kategori)
      await tanya(ditanya, assetNeraca.getAssetNeraca, { tglToday, idKategori, limit: 100 });
  }
}

async function bukuBesarSemua(ditanya: Ditanya): Promise<void> {
  const { dari, sampai } = masa(ditanya);
  for (const tanggal of [dari, sampai]) {
    await tanya(ditanya, laporanBuku.getNeracaSaldo, { tanggal });
    await tanya(ditanya, laporanBuku.exportNeracaSaldo, { tanggal, nol: true });
    await tanya(ditanya, laporanBuku.getNeracaBukuBesar, { tanggal });
    await tanya(ditanya, laporanBuku.exportNeracaBukuBesar, { tanggal, nol: true });
  }
  await tanya(ditanya, laporanBuku.getLabaRugiAkrual, { dari, sampai });
  await tanya(ditanya, laporanBuku.exportLabaRugiAkrual, { dari, sampai, nol: true });
  await tanya(ditanya, laporanBuku.getArusKas, { dari, sampai });
  await tanya(ditanya, laporanBuku.exportArusKas, { dari, sampai, nol: true });
  for (const idKebutuhan of await ids(ditanya, "kebutuhan", "id_kebutuhan")) {
    await tanya(ditanya, laporanBuku.getRincianArusKas, { dari, sampai, idKebutuhan, limit: 100 });
  }
  const { data } = await ditanya.person.call(akun.getBaganAkun, {});
  for (const { idAkun } of data) {
    await tanya(ditanya, buku.getBukuBesar, { akun: idAkun, dari, sampai, limit: 100 });
    await tanya(ditanya, buku.exportBukuBesar, { akun: idAkun, dari, sampai });
  }
  const jurnal = `jurnal where tanggal between '${dari}' and '${sampai}'`;
  for (const idJurnal of await ids(ditanya, jurnal, "id_jurnal")) await tanya(ditanya, buku.getJurnal, { idJurnal });
}

async function keuanganSemua(ditanya: Ditanya): Promise<void> {
  const { person, hasil, bulan } = ditanya;
  const kapan = rentang(ditanya);
  for (const idRekening of await ids(ditanya, "rekening where not lainnya", "id_rekening")) {
    await tanya(ditanya, simpanan.getSimpananByRekening, { idRekening, ...kapan, limit: 100 });
    await tanya(ditanya, simpanan.exportSimpananRekening, { idRekening, ...kapan });
  }
  await tanya(ditanya, pengajuan.exportMutasi, kapan);
  for (const idProduk of await ids(ditanya, "produk where kategori_produk <> 'bahan'", "id_produk")) {
    const { data } = await person.call(produk.getKartuStok, { idProduk, limit: 100 });
    hasil[`getKartuStok ${idProduk}`] = JSON.stringify(data.filter(({ tanggal }) => tanggal.startsWith(bulan)));
  }
}

/** The figures of sales. The other cards say how the orders stand now. */
async function dashboardSemua(ditanya: Ditanya): Promise<void> {
  const kapan = rentang(ditanya);
  const { data } = await ditanya.person.call(dashboard.getTotalOmset, { ...kapan, daftar: false });
  ditanya.hasil.omzet = String(data.totalNominal);
  await tanya(ditanya, dashboard.getGrafikOmset, kapan);
  await tanya(ditanya, dashboard.getGrafikTopProduk, { ...kapan, limit: 100 });
  for (const idProduk of await ids(ditanya, "produk where kategori_produk <> 'bahan'", "id_produk")) {
    await tanya(ditanya, dashboard.getDetailTopProduk, { ...kapan, idProduk, limit: 100 });
  }
}
