import { expect, test } from "vitest";
import { kebutuhanBaru, setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { isiRekening, makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { jurnalUmum } from "../../jurnal-umum/contract.ts";
import { pembebanan } from "../contract.ts";

const office = openOffice();
const ketahuan = pemergok(office);
const saldo = (akun: Parameters<typeof saldoJurnal>[1]) => saldoJurnal(office.sql, akun);

/** Machines made to order and finished, `dikirim` of them delivered; answers the product. */
async function selesai(boss: Person, hargaBeli: number, qty: number, dikirim = 0): Promise<Id<"produk">> {
  const idProduk = await makeProduk(office, boss, { hargaBeli, stock: 0 });
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty, idProduk }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const [row] = (await boss.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  await boss.call(pesanLangsung.updatePl, { idOrderan: row?.idOrderan ?? 0, selesai: qty });
  if (dikirim > 0) {
    const surat = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", tglSurat: "" });
    await boss.call(suratJalan.addSuratJalan, surat);
  }
  return idProduk;
}

/** What the workshop spent on a need, approved today. */
async function belanja(boss: Person, lain: Person, idKebutuhan: Id<"kebutuhan">, nominal: number): Promise<void> {
  await isiRekening(office, boss, "BCA RJP", nominal);
  const asal = await rekeningBernama(office, "BCA RJP");
  const idPengajuan = await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal, nominal });
  await setujui(lain, idPengajuan);
}

const bulanIni = async (person: Person, bulan: string) =>
  (await person.call(pembebanan.getPembebanan, {})).data.bulan.find((row) => row.bulan === bulan);
const nilaiStock = async (idProduk: number): Promise<number> => {
  const [row] = await office.sql<{ nilai: number }[]>`
    select nilai_saldo as nilai from stok where id_produk = ${idProduk} order by urut desc limit 1`;
  return row?.nilai ?? 0;
};
const putuskan = (person: Person, idJurnalUmum: string) =>
  person.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui", note: "" });

test("what a month's production cost beyond its standard goes to the machines that are here and those that left", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Management");
  const proses = await saldo("barang-dalam-proses");
  const disini = await selesai(boss, 6_000_000, 2);
  const pergi = await selesai(boss, 3_000_000, 1, 1);
  const upah = await kebutuhanBaru(boss);
  const listrik = await kebutuhanBaru(boss);
  await belanja(boss, lain, upah, 12_000_001);
  await belanja(boss, lain, listrik, 4_500_000);
  expect(await bulanIni(boss, "2026-11")).toMatchObject({ biaya: 0, standar: 15_000_000, keadaan: "Berjalan" });
  for (const idKebutuhan of [upah, listrik]) {
    await boss.call(pembebanan.setKebutuhanProduksi, { idKebutuhan, dipilih: true });
  }
  expect((await boss.refused(pembebanan.addPembebanan, { bulan: "2026-11" })).message).toBe(
    "November 2026 belum berakhir",
  );
  await office.travel("2026-12-03T03:00:00.000Z");
  expect(await bulanIni(boss, "2026-11")).toMatchObject({ biaya: 16_500_001, selisih: 1_500_001 });

  const hpp = await saldo("hpp");
  const { idJurnalUmum } = (await boss.call(pembebanan.addPembebanan, { bulan: "2026-11" })).data;
  expect(await bulanIni(boss, "2026-11")).toMatchObject({ keadaan: "Menunggu", idJurnalUmum, biaya: 0, standar: 0 });
  expect((await boss.refused(pembebanan.addPembebanan, { bulan: "2026-11" })).message).toBe(
    `Biaya produksi November 2026 menunggu keputusan ${idJurnalUmum}`,
  );
  const sendiri = { idJurnalUmum, status: "Disetujui", note: "" } as const;
  expect((await boss.refused(jurnalUmum.approveJurnalUmum, sendiri)).message).toBe(
    "Jurnal umum sendiri harus disetujui orang lain",
  );
  expect(await nilaiStock(disini)).toBe(12_000_000);
  await putuskan(lain, idJurnalUmum);
  // 12 of the 15 million stand in the warehouse, 3 have left.
  expect(await nilaiStock(disini)).toBe(13_200_000);
  expect(await nilaiStock(pergi)).toBe(0);
  expect((await saldo("hpp")) - hpp).toBe(300_001);
  expect(await saldo("barang-dalam-proses")).toBe(proses);
  expect(await bulanIni(boss, "2026-11")).toMatchObject({ keadaan: "Dibebankan", idJurnalUmum });
  const { data: kartu } = await boss.call(produk.getKartuStok, { idProduk: disini });
  expect(kartu[0]).toMatchObject({
    jenis: "biaya",
    qty: 0,
    sumber: idJurnalUmum,
    keterangan: "Biaya produksi 11-2026",
  });
  const selisih = (nilai: number) =>
    `alter table pembebanan_produk disable trigger user; update pembebanan_produk set selisih = ${nilai} where id_produk = ${disini};
     alter table pembebanan_produk enable trigger user`;
  await ketahuan(selisih(1), selisih(1_200_000), /selisih 1, buku 1200000$/);

  // Its reversal, approved as well, brings all of it back, and the month waits again.
  const balik = (await lain.call(jurnalUmum.reverseJurnalUmum, { idJurnalUmum })).data.idJurnalUmum;
  await putuskan(boss, balik);
  expect(await nilaiStock(disini)).toBe(12_000_000);
  expect(await saldo("hpp")).toBe(hpp);
  expect(await bulanIni(boss, "2026-11")).toMatchObject({ biaya: 16_500_001, keadaan: "Belum Dibebankan" });
});

test("what is spent later in a cleared month can be cleared too, and costs without machines are cost of goods", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Management");
  const [upah] = (await boss.call(pembebanan.getPembebanan, {})).data.kebutuhan.filter(({ dipilih }) => dipilih);
  if (!upah) throw new Error("no need is marked");
  await office.travel("2027-01-10T03:00:00.000Z");
  await belanja(boss, lain, upah.idKebutuhan, 700_000);
  await office.travel("2027-02-02T03:00:00.000Z");
  const [hpp, proses] = [await saldo("hpp"), await saldo("barang-dalam-proses")];
  const satu = (await boss.call(pembebanan.addPembebanan, { bulan: "2027-01" })).data.idJurnalUmum;
  await putuskan(lain, satu);
  expect([(await saldo("hpp")) - hpp, await saldo("barang-dalam-proses")]).toEqual([700_000, proses]);
  expect(await bulanIni(boss, "2027-01")).toMatchObject({ keadaan: "Dibebankan" });
  // The entry itself stands on the account of the need, in February: it is no cost of that month.
  expect(await bulanIni(boss, "2027-02")).toBeUndefined();
});

test("a need that stands for goods in process asks for nothing where it cost what the standard is", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Management");
  await office.travel("2027-03-05T03:00:00.000Z");
  await selesai(boss, 2_000_000, 1);
  const idKebutuhan = await kebutuhanBaru(boss);
  await boss.call(pembebanan.setKebutuhanProduksi, { idKebutuhan, dipilih: true });
  await belanja(boss, lain, idKebutuhan, 2_000_000);
  await office.travel("2027-04-01T03:00:00.000Z");
  expect(await bulanIni(boss, "2027-03")).toMatchObject({ selisih: 0, keadaan: "Belum Dibebankan" });
  const { data } = await boss.call(akun.getBaganAkun, {});
  const [milik] = await office.sql<{ idAkun: number }[]>`select id_akun from akun where id_kebutuhan = ${idKebutuhan}`;
  const idAkun = milik?.idAkun ?? 0;
  const induk = data.find((row) => row.nama === "Barang Dalam Proses")?.idAkun ?? 0;
  await boss.call(akun.assignAkun, { idAkun, induk });
  expect(await bulanIni(boss, "2027-03")).toMatchObject({ biaya: 2_000_000, keadaan: "Sesuai Standar" });
  expect((await boss.refused(pembebanan.addPembebanan, { bulan: "2027-03" })).message).toBe(
    "Biaya produksi Maret 2027 sama dengan nilai standarnya",
  );
});

test("the entry says nothing of the standard to who may not see purchase prices", async () => {
  const boss = await office.person("Super Admin");
  const lain = await office.person("Management");
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  await office.travel("2027-05-05T03:00:00.000Z");
  await selesai(boss, 2_345_678, 1);
  const idKebutuhan = await kebutuhanBaru(boss);
  await boss.call(pembebanan.setKebutuhanProduksi, { idKebutuhan, dipilih: true });
  await belanja(boss, lain, idKebutuhan, 5_000_000);
  await office.travel("2027-06-01T03:00:00.000Z");
  const { idJurnalUmum } = (await boss.call(pembebanan.addPembebanan, { bulan: "2027-05" })).data;
  const { keterangan, baris } = (await akuntan.call(jurnalUmum.getDetailJurnalUmum, { idJurnalUmum })).data;
  expect(keterangan).toBe("Biaya produksi Mei 2027 dibebankan");
  expect(baris.map(({ debit, kredit }) => debit + kredit)).toEqual([5_000_000, 5_000_000]);
  expect(
    (await akuntan.refused(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui", note: "" })).status,
  ).toBe(401);
});

test("who is not privileged neither sees nor clears production costs", async () => {
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  expect((await akuntan.send(pembebanan.getPembebanan, {})).status).toBe(401);
  expect((await akuntan.send(pembebanan.addPembebanan, { bulan: "2026-11" })).status).toBe(401);
});
