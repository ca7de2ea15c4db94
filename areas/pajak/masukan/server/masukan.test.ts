import { beforeAll, expect, test } from "vitest";
import { belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import {
  bayarTagihanUji,
  isianTagihanUji,
  lihatTagihan,
  nilaiStok,
  tagih,
  uangMukaUji,
} from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { allFindings, pemergok } from "#books/periksa/periksa.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { fakturPajak } from "../../faktur/contract.ts";
import { masukan } from "../contract.ts";
import { daftarMasukan, type FakturMasukanUji } from "./masukan.testing.ts";

const office = openOffice();
const tangkap = pemergok(office);
let bos: Person;
let ke = 0;

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
});

const saldo = (akun: "ppn-masukan" | "ppn-masukan-belum" | "hutang-usaha" | "persediaan", sub?: string) =>
  saldoJurnal(office.sql, akun, sub);
const nomorBaru = () => `040026${String(10_000_000_000 + ke).slice(0, 11)}`;

/** Ten units of a machine that came from a supplier with a number of its own. */
async function barangDatang() {
  ke += 1;
  const npwp = `09${String(ke).padStart(14, "0")}`;
  const idPemasok = await makePemasok(bos, `PT Logam ${ke}`);
  await office.sql`update pemasok set npwp = ${npwp} where id_pemasok = ${idPemasok}`;
  const idProduk = await makeProduk(office, bos, { hargaBeli: 1_000_000 });
  const idPo = await belanjaUji(bos, { idProduk, idPemasok, hargaPemasok: 1_000_000, qty: 10, datang: 10 });
  return { npwp, idPemasok, idProduk, idPo, barang: [{ idPo, unit: 10, harga: 1_000_000 }], nomor: nomorBaru() };
}

const baca = async (...faktur: FakturMasukanUji[]) =>
  (await bos.call(masukan.bacaMasukan, { berkas: [await daftarMasukan(...faktur)] })).data;
const daftar = async (saring: object = {}) => bos.call(masukan.getMasukan, { page: 1, limit: 50, ...saring });
const satu = async (nomor: string) =>
  (await daftar({ cari: nomor })).data[0] ?? expect.fail(`no faktur masukan ${nomor}`);

test("a company that is not PKP books no PPN of a bill", async () => {
  const { idPemasok, barang } = await barangDatang();
  const { errors } = await bos.refused(
    tagihan.addTagihan,
    isianTagihanUji({ idPemasok, barang, ppn: 1_100_000, tglTagihan: "2026-11-20" }),
  );
  expect(errors).toEqual([
    { field: "ppn", message: "Perusahaan belum PKP: PPN pemasok termasuk harga barangnya, isi 0" },
  ]);
  expect((await bos.call(tagihan.getBahanTagihan, { idPemasok })).data.ppn).toBeNull();
  // What he billed before the company was PKP says nothing of what he collects now.
  const lama = await tagih(bos, { idPemasok, barang });
  await office.sql`update tagihan set tgl_buku = '2025-12-01' where id_tagihan = ${lama}`;
  await jadiPkp(office);
  expect((await bos.call(tagihan.getBahanTagihan, { idPemasok })).data.ppn).toEqual({
    ...{ atas: 132, bawah: 1200, memungut: true },
  });
});

test("the PPN of a bill is owed with it, is no value of goods, and goes with it when it is cancelled", async () => {
  const { idPemasok, idProduk, barang, nomor } = await barangDatang();
  const sebelum = [await saldo("persediaan"), await saldo("hutang-usaha"), await saldo("ppn-masukan-belum")];
  const idTagihan = await tagih(bos, {
    idPemasok,
    barang,
    ppn: 1_100_000,
    nomorFaktur: nomor,
    tglFaktur: "2026-11-05",
  });
  expect(await lihatTagihan(bos, idTagihan)).toMatchObject({
    ...{ ppn: 1_100_000, nomorFaktur: nomor, tglFaktur: "2026-11-05", total: 11_100_000, sisa: 11_100_000 },
  });
  expect(await nilaiStok(office, idProduk)).toBe(10_000_000);
  expect([await saldo("persediaan"), await saldo("hutang-usaha"), await saldo("ppn-masukan-belum")]).toEqual([
    ...[sebelum[0], (sebelum[1] ?? 0) - 1_100_000, (sebelum[2] ?? 0) + 1_100_000],
  ]);
  await bos.call(tagihan.batalTagihan, { idTagihan, alasan: "Ganda" });
  expect([await saldo("persediaan"), await saldo("hutang-usaha"), await saldo("ppn-masukan-belum")]).toEqual(sebelum);
});

test("PPN needs a number only where there is PPN, and is less than what it is of", async () => {
  const { idPemasok, barang, nomor } = await barangDatang();
  const isian = (beda: object) => ({ ...isianTagihanUji({ idPemasok, barang }), ...beda });
  const ditolak = async (beda: object) => (await bos.refused(tagihan.addTagihan, isian(beda))).errors[0]?.field;
  expect(await ditolak({ nomorFaktur: nomor })).toBe("nomorFaktur");
  expect(await ditolak({ ppn: 10_000_000 })).toBe("ppn");
  expect(await ditolak({ ppn: 1_100_000, nomorFaktur: "123" })).toBe("nomorFaktur");
  expect(await ditolak({ ppn: 1_100_000, tglFaktur: "2026-12-01" })).toBe("tglFaktur");
});

test("the list of Coretax finds bills by number, or by supplier and PPN, credits them, and changes nothing the second time", async () => {
  const [a, b] = [await barangDatang(), await barangDatang()];
  const [bernomor, tanpaNomor] = [
    await tagih(bos, { ...a, ppn: 1_100_000, nomorFaktur: a.nomor }),
    await tagih(bos, { idPemasok: b.idPemasok, barang: b.barang, ppn: 1_100_000 }),
  ];
  const sebelum = await saldo("ppn-masukan");
  const faktur = [
    { nomor: a.nomor, npwp: a.npwp, ppn: 1_100_000, masaKredit: "2026-11" },
    { nomor: b.nomor, npwp: b.npwp, ppn: 1_100_000 },
    { nomor: "04002600000009999", npwp: "0999999999999999", ppn: 55_000 },
  ];
  expect(await baca(...faktur)).toEqual({ diubah: 3, sama: 0, dihubungkan: 2, tanpaTagihan: 1, masalah: [] });
  expect(await satu(a.nomor)).toMatchObject({ keadaan: "Dikreditkan", masaKredit: "2026-11", idTagihan: bernomor });
  expect(await satu(b.nomor)).toMatchObject({ keadaan: "Belum Dikreditkan", idTagihan: tanpaNomor });
  expect((await saldo("ppn-masukan")) - sebelum).toBe(1_100_000);
  expect([await saldo("ppn-masukan-belum", bernomor), await saldo("ppn-masukan-belum", tanpaNomor)]).toEqual([
    ...[0, 1_100_000],
  ]);
  expect(await baca(...faktur)).toEqual({ diubah: 0, sama: 3, dihubungkan: 0, tanpaTagihan: 1, masalah: [] });
  const { ringkasan, data } = await daftar({ keadaan: "Tanpa Tagihan" });
  expect(ringkasan).toMatchObject({ tanpaTagihan: 1 });
  expect(data.map((row) => row.nomor)).toEqual(["04002600000009999"]);
  const bulan = (await bos.call(fakturPajak.getFaktur, { bulan: "2026-11" })).ringkasan;
  expect(bulan.ppnMasukan).toBe(sebelum + 1_100_000);
  expect((await daftar({ keadaan: "Dikreditkan", bulan: "2026-11" })).ringkasan.dikreditkan).toBe(bulan.ppnMasukan);
  expect((await bos.refused(tagihan.batalTagihan, { idTagihan: bernomor, alasan: "x" })).message).toBe(
    "Faktur masukannya sudah dihubungkan, lepaskan dahulu di Pajak, Masukan",
  );
  // Credited later, and not any more.
  await baca({ ...faktur[1], masaKredit: "2026-11" } as FakturMasukanUji);
  expect(await saldo("ppn-masukan-belum", tanpaNomor)).toBe(0);
  await baca(faktur[1] as FakturMasukanUji);
  expect(await saldo("ppn-masukan-belum", tanpaNomor)).toBe(1_100_000);
});

test("a bill of several faktur, a faktur that is set aside, and one that is cancelled in Coretax", async () => {
  const { idPemasok, barang, npwp, nomor } = await barangDatang();
  const idRekening = await isiRekening(office, bos, "BCA RJP", 50_000_000);
  const idUangMuka = await uangMukaUji(bos, { idPemasok, idRekening, nominal: 3_330_000 });
  const idTagihan = await tagih(bos, { idPemasok, barang, ppn: 1_100_000 });
  await bos.call(tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: 3_330_000 });
  await bayarTagihanUji(bos, idTagihan, idRekening, 7_770_000);
  expect(await lihatTagihan(bos, idTagihan)).toMatchObject({ sisa: 0, status: "Lunas" });
  const kedua = nomorBaru().replace(/^040026/, "040126");
  const dua = [
    { nomor, npwp, ppn: 330_000, masaKredit: "2026-11" },
    { nomor: kedua, npwp, ppn: 770_000, masaKredit: "2026-12" },
  ];
  expect(await baca(...dua)).toMatchObject({ dihubungkan: 0 });
  const { idFakturMasukan, versi } = await satu(nomor);
  const [calon] = (await bos.call(masukan.getCalonTagihan, { idFakturMasukan })).data;
  expect(calon).toMatchObject({ idTagihan, sisa: 1_100_000, npwpSama: true });
  await bos.call(masukan.hubungkanMasukan, { idFakturMasukan, idTagihan, versi });
  expect((await bos.refused(masukan.hubungkanMasukan, { idFakturMasukan, idTagihan, versi })).status).toBe(409);
  // What is left is the PPN of the other, which is found now.
  expect(await baca(...dua)).toMatchObject({ dihubungkan: 1 });
  expect(await satu(kedua)).toMatchObject({ keadaan: "Belum Dikreditkan", masaKredit: null });
  expect(await saldo("ppn-masukan-belum", idTagihan)).toBe(770_000);
  expect((await bos.call(masukan.getTanpaFaktur, { cari: idTagihan })).data).toEqual([]);
  // Coretax replaced it: its PPN waits again.
  await baca({ ...dua[0], status: "AMENDED" } as FakturMasukanUji);
  expect(await satu(nomor)).toMatchObject({ keadaan: "Batal", idTagihan: null });
  expect(await saldo("ppn-masukan-belum", idTagihan)).toBe(1_100_000);
  const lain = await satu(kedua);
  await bos.call(masukan.lepasMasukan, { idFakturMasukan: lain.idFakturMasukan, versi: lain.versi });
  const lepas = await satu(kedua);
  const isian = { idFakturMasukan: lepas.idFakturMasukan, tanpaTagihan: "Bensin, tanpa tagihan", versi: lepas.versi };
  await bos.call(masukan.kesampingkanMasukan, isian);
  expect(await satu(kedua)).toMatchObject({ keadaan: "Dikesampingkan", tanpaTagihan: "Bensin, tanpa tagihan" });
  const [tanpaFaktur] = (await bos.call(masukan.getTanpaFaktur, { cari: idTagihan })).data;
  expect(tanpaFaktur).toMatchObject({ idTagihan, ppn: 1_100_000, sisa: 1_100_000 });
});

test("a month that is closed keeps its PPN: what is credited of it later is of the first open month", async () => {
  const { idPemasok, barang, npwp, nomor } = await barangDatang();
  const idTagihan = await tagih(bos, { idPemasok, barang, ppn: 1_100_000, nomorFaktur: nomor });
  await baca({ nomor, npwp, ppn: 1_100_000, masaKredit: "2026-10" });
  const [row] = await office.sql<{ tanggal: string }[]>`
    select tanggal from faktur_masukan_buku where id_tagihan = ${idTagihan}`;
  expect(row?.tanggal).toBe("2026-10-31");
  await office.sql`
    insert into tutup_buku_peristiwa (jenis, bulan, sampai, waktu, id_user, nama_user)
    values ('tutup', '2026-10-01', '2026-10-31', ${office.now()}, ${bos.idUser}, 'Bos')`;
  const lain = await barangDatang();
  const berikut = await tagih(bos, { ...lain, ppn: 1_100_000, nomorFaktur: lain.nomor });
  await baca({ nomor: lain.nomor, npwp: lain.npwp, ppn: 1_100_000, masaKredit: "2026-10" });
  await baca({ nomor, npwp, ppn: 1_100_000 });
  const rows = await office.sql<{ tanggal: string; ppn: number }[]>`
    select tanggal, ppn from faktur_masukan_buku where id_tagihan in (${idTagihan}, ${berikut}) order by id_faktur_masukan_buku`;
  expect(rows.map(({ tanggal, ppn }) => [tanggal, ppn])).toEqual([
    ...[
      ["2026-10-31", 1_100_000],
      ["2026-11-01", 1_100_000],
      ["2026-11-01", -1_100_000],
    ],
  ]);
});

test("the books check finds PPN that is credited otherwise than in Coretax, and bills without their PPN", async () => {
  const { idPemasok, barang, npwp, nomor } = await barangDatang();
  const idTagihan = await tagih(bos, { idPemasok, barang, ppn: 1_100_000, nomorFaktur: nomor });
  await baca({ nomor, npwp, ppn: 1_100_000, masaKredit: "2026-11" });
  const buku = (ppn: number) => `update faktur_masukan_buku set ppn = ${ppn} where id_tagihan = '${idTagihan}'`;
  await tangkap(buku(1), buku(1_100_000), /dikreditkan 1100000, buku 1$/);
  const kepala = (ppn: number) =>
    `update tagihan set ppn = ${ppn}, total = 10000000 + ${ppn} where id_tagihan = '${idTagihan}'`;
  await tangkap(kepala(1_200_000), kepala(1_100_000), /PPN 1200000, buku 1100000/);
  const faktur = (ppn: number) => `update faktur_masukan set ppn = ${ppn} where nomor = '${nomor}'`;
  await tangkap(faktur(7), faktur(1_100_000), /faktur masukan 7, tercatat 1100000/);
  expect(await allFindings(office)).toEqual([]);
});
