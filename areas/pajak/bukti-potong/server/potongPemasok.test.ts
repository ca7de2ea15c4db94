import { beforeAll, expect, test } from "vitest";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { kebutuhanBaru, setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { belanjaUji, makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { bayarTagihanUji, lihatTagihan, tagih } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import { pajakAtas } from "#kernel/pajak.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { SAH, xmllint } from "../../server/xmllint.testing.ts";
import { buktiPotong } from "../contract.ts";

const office = openOffice();
const tangkap = pemergok(office);
let bos: Person;
let idRekening: Id<"rekening">;

const hutangPph = async () => 0 - (await saldoJurnal(office.sql, "hutang-pph23"));
const hutangDari = async (idTagihan: string) => 0 - (await saldoJurnal(office.sql, "hutang-usaha", idTagihan));

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
  idRekening = await isiRekening(office, bos, "BCA RJP", 90_000_000);
});

/** A bill of a carrier over services, of a company that has a number at the tax office. */
async function tagihanJasa(nama: string, ppn = 0) {
  await office.sql`update pajak_perusahaan set npwp = '0012345678901000'`;
  const idPemasok = await makePemasok(bos, nama);
  const idProduk = await makeProduk(office, bos);
  const idPo = await belanjaUji(bos, { idProduk, idPemasok, hargaPemasok: 1_000_000, qty: 1, datang: 1 });
  const biaya = [{ keterangan: "Ongkir", nominal: 5_000_000, dasar: "nilai" as const, idPo: [idPo] }];
  return { idPemasok, idTagihan: await tagih(bos, { idPemasok, biaya, ppn }) };
}

const PPH = { pphDasar: 5_000_000, pphObjek: "24-104-01" };
const daftar = (saring: object = {}) =>
  bos.call(buktiPotong.getPotongPemasok, { page: 1, limit: 20, bulan: "2026-11", ...saring });

test.each([
  [5_000_000, 100_000],
  [25, 1],
  [24, 0],
  [999_999_999_999_999, 20_000_000_000_000],
])("2 %% of %d is %d", (dasar, pph) => {
  expect(pajakAtas(dasar, { atas: 2, bawah: 100 })).toBe(pph);
});

test("PPh that is kept settles the bill with its money, and is owed to the tax office", async () => {
  const { idPemasok, idTagihan } = await tagihanJasa("CV Angkut");
  expect((await bos.call(tagihan.getBahanTagihan, { idPemasok })).data.pph).toEqual({
    ...{ atas: 2, bawah: 100, kodeObjek: "" },
  });
  expect((await bayarTagihanUji(bos, idTagihan, idRekening, 5_000_000, PPH)).status).toBe(200);
  const { status, sisa, bayar } = await lihatTagihan(bos, idTagihan);
  expect({ status, sisa }).toEqual({ status: "Lunas", sisa: 0 });
  expect(bayar).toMatchObject([{ nominal: 5_000_000, pph: 100_000 }]);
  expect([await hutangPph(), await hutangDari(idTagihan)]).toEqual([100_000, 0]);
  const [uang] = await office.sql<{ keluar: number }[]>`
    select kredit as keluar from kas join pengajuan using (id_pengajuan) where id_tagihan = ${idTagihan}`;
  expect(uang?.keluar).toBe(4_900_000);
  expect((await bos.call(tagihan.getBahanTagihan, { idPemasok })).data.pph?.kodeObjek).toBe("24-104-01");
  const { data, ringkasan } = await daftar();
  expect(data).toMatchObject([{ idTagihan, dasar: 5_000_000, nominal: 100_000, status: "Perlu dibuat" }]);
  expect(ringkasan).toMatchObject({ banyak: 1, nominal: 100_000, hutang: 100_000 });
  expect(ringkasan.masalah).toEqual([
    { kalimat: "NPWP CV Angkut harus 16 angka.", idPemasok, namaPemasok: "CV Angkut" },
    { kalimat: "NITKU CV Angkut harus 22 angka.", idPemasok, namaPemasok: "CV Angkut" },
  ]);
  expect((await bos.refused(buktiPotong.unduhBerkasPotong, { bulan: "2026-11" })).message).toBe(
    "NPWP CV Angkut harus 16 angka.",
  );
  await office.sql`update pemasok set npwp = '01.234.567.8-901.000' where id_pemasok = ${idPemasok}`;
  const xml = String((await bos.send(buktiPotong.unduhBerkasPotong, { bulan: "2026-11" })).raw);
  expect(xml).toContain("<CounterpartTin>0012345678901000</CounterpartTin>");
  expect(xml).toContain("<TaxBase>5000000</TaxBase>");
  expect(xmllint(xml, "Bpu") ?? SAH).toEqual(SAH);
  const { idPengajuan, versi } = data[0] ?? expect.fail("nothing was kept");
  const isian = { idPengajuan, nomor: "2601XYZ", tglBukti: "2026-11-20", versi };
  await bos.call(buktiPotong.catatPotongPemasok, isian);
  expect((await bos.refused(buktiPotong.catatPotongPemasok, isian)).status).toBe(409);
  expect((await daftar()).data).toMatchObject([{ status: "Dibuat", nomor: "2601XYZ" }]);
});

test("a payment that is taken back takes its PPh back, and of a part only a part is kept", async () => {
  const sebelum = await hutangPph();
  const { idTagihan } = await tagihanJasa("CV Muat");
  await bayarTagihanUji(bos, idTagihan, idRekening, 2_000_000, { ...PPH, pphDasar: 2_000_000 });
  expect([(await hutangPph()) - sebelum, await hutangDari(idTagihan)]).toEqual([40_000, 3_000_000]);
  const [bayar] = (await lihatTagihan(bos, idTagihan)).bayar;
  await bos.call(tagihan.batalBayarTagihan, { idTagihan, idPengajuan: bayar?.idPengajuan ?? "", alasan: "Salah" });
  expect([(await hutangPph()) - sebelum, await hutangDari(idTagihan)]).toEqual([0, 5_000_000]);
  expect((await daftar({ cari: "cv muat" })).data).toMatchObject([
    { status: "Dibatalkan", aksi: { catat: { boleh: false, alasan: "Pembayaran ini sudah dibatalkan" } } },
  ]);
  await bos.call(tagihan.batalTagihan, { idTagihan, alasan: "Ganda" });
  expect(await hutangDari(idTagihan)).toBe(0);
});

test("PPh is of no more than the bill is before PPN, has its object, and leaves money to pay", async () => {
  const { idTagihan } = await tagihanJasa("CV Bongkar");
  const ditolak = async (pph: { pphDasar?: number; pphObjek?: string }, nominal = 5_000_000) => {
    const { body } = await bayarTagihanUji(bos, idTagihan, idRekening, nominal, pph);
    return (body as { errors?: { field: string }[] }).errors?.[0]?.field;
  };
  expect(await ditolak({ ...PPH, pphDasar: 5_000_001 })).toBe("pphDasar");
  expect(await ditolak({ pphDasar: 5_000_000 })).toBe("pphObjek");
  expect(await ditolak({ ...PPH, pphObjek: "24104" })).toBe("pphObjek");
  expect(await ditolak({ pphObjek: "24-104-01" })).toBe("pphDasar");
  expect(await ditolak(PPH, 100_000)).toBe("pphDasar");
});

test("the tax is paid with an ordinary request, whose need counts on its account", async () => {
  const { idTagihan } = await tagihanJasa("CV Setor");
  await bayarTagihanUji(bos, idTagihan, idRekening, 5_000_000, PPH);
  const hutang = (await bos.call(akun.getBaganAkun, {})).data.find(({ nama }) => nama === "Hutang PPh 23");
  const sebelum = (await daftar()).ringkasan.hutang;
  const idKebutuhan = await kebutuhanBaru(bos);
  const [milik] = await office.sql<{ idAkun: Id<"akun">; versi: number }[]>`
    select id_akun, versi from akun where id_kebutuhan = ${idKebutuhan}`;
  if (!milik || !hutang) return expect.fail("an account is missing");
  await bos.call(akun.assignAkun, { idAkun: milik.idAkun, induk: hutang.idAkun, versi: milik.versi });
  const setoran = { tipe: "keluar" as const, asal: idRekening, nominal: 100_000, deskripsi: "Setor PPh 23" };
  expect(await setujui(bos, await submitPengajuan(bos, idKebutuhan, setoran))).toMatchObject({ status: 200 });
  expect((await daftar()).ringkasan.hutang).toBe(sebelum - 100_000);
});

test("the books check finds PPh that was kept without its proof", async () => {
  const { idTagihan } = await tagihanJasa("CV Derek");
  await bayarTagihanUji(bos, idTagihan, idRekening, 5_000_000, PPH);
  const ubah = (nominal: number) => `update potong_pemasok set nominal = ${nominal} where id_tagihan = '${idTagihan}'`;
  await tangkap(ubah(1), ubah(100_000), /dipotong 100000 dan kembali 0, bukti potong 1$/);
  const batal = (ya: boolean) => `update potong_pemasok set batal = ${ya} where id_tagihan = '${idTagihan}'`;
  await tangkap(batal(true), batal(false), /dipotong 100000 dan kembali 0, bukti potong 100000 batal/);
});
