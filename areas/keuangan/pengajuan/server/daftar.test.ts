import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { po } from "#areas/pembelian/po/contract.ts";
import { carryOut, isiRekening, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { receiveMoney } from "#books/kas/kas.ts";
import { openOffice } from "#test/support/office.ts";
import { pengajuan } from "../contract.ts";
import { bukti, kebutuhanBaru, setujui, submitPengajuan } from "./pengajuan.testing.ts";

const office = openOffice();

test("the list finds by days, need, status and text, newest first, and counts what it finds", async () => {
  const boss = await office.person("Super Admin");
  const tujuan = await rekeningBernama(office, "Kas Kecil");
  const [listrik, gaji] = [await kebutuhanBaru(boss), await kebutuhanBaru(boss)];
  const minta = (idKebutuhan: number, deskripsi: string) =>
    submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 10, deskripsi });
  await office.travel("2026-11-18T03:00:00.000Z");
  const lama = await minta(listrik, "Token 100% lama");
  await office.travel("2026-11-20T03:00:00.000Z");
  const baru = await minta(listrik, "Token baru");
  const lain = await minta(gaji, "Gaji Oktober");
  await setujui(boss, baru);

  const ids = async (input: object) =>
    (await boss.call(pengajuan.getPengajuan, input)).data.map((row) => row.idPengajuan);
  expect(await ids({})).toEqual([lain, baru, lama]);
  expect(await ids({ tglAwal: "2026-11-19" })).toEqual([lain, baru]);
  expect(await ids({ tglAkhir: "2026-11-18" })).toEqual([lama]);
  expect(await ids({ idKebutuhan: listrik, status: "Menunggu" })).toEqual([lama]);
  expect(await ids({ status: "Disetujui" })).toEqual([baru]);
  expect(await ids({ status: "Revisi" })).toEqual([]);
  expect(await ids({ status: "Menunggu", cari: "token" })).toEqual([lama]);
  expect(await ids({ status: "Menunggu", cari: "gaji" })).toEqual([lain]);
  expect(await ids({ cari: "TOKEN" })).toEqual([baru, lama]);
  expect(await ids({ cari: "0%" })).toEqual([lama]);
  const last = await boss.call(pengajuan.getPengajuan, { page: 3, limit: 1 });
  expect(last).toMatchObject({ totalDocs: 3, totalPages: 3, pagingCounter: 3, data: [{ idPengajuan: lama }] });
  expect((await boss.call(pengajuan.getPengajuan, { page: 9, limit: 10 })).data).toEqual([]);
  expect(await boss.refused(pengajuan.getPengajuan, { tglAwal: "2026-11-20", tglAkhir: "2026-11-19" })).toMatchObject({
    status: 400,
  });
  expect((await boss.send(pengajuan.getPengajuan, { status: "Entah" })).status).toBe(400);
});

test("what was counted by status is counted again when a request is decided", async () => {
  const boss = await office.person("Super Admin");
  const tujuan = await rekeningBernama(office, "Kas Kecil");
  const idKebutuhan = await kebutuhanBaru(boss);
  const minta = () =>
    submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 10, deskripsi: "Setoran modal" });
  const [satu, dua] = [await minta(), await minta()];
  const banyak = async (status: string, cari = "") =>
    (await boss.call(pengajuan.getPengajuan, { status: status as never, idKebutuhan, cari })).totalDocs;
  expect([await banyak("Menunggu"), await banyak("Menunggu", "modal"), await banyak("Disetujui")]).toEqual([2, 2, 0]);
  await setujui(boss, satu);
  expect([await banyak("Menunggu"), await banyak("Menunggu", "modal"), await banyak("Disetujui")]).toEqual([1, 1, 1]);
  const menunggu = await boss.call(pengajuan.getPengajuan, { status: "Menunggu", idKebutuhan });
  expect(menunggu.data.map((row) => row.idPengajuan)).toEqual([dua]);
});

test("a request that a document made names the document", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 9_000_000);
  const umum = { idRekening, nominal: 1_000_000 as never, deskripsi: "Uji dokumen", bukti: [] };
  await carryOut(office, boss, (deed) =>
    receiveMoney(deed, { ...umum, kebutuhan: "penjualan", asal: { idSo: "SO-1", idInvoice: "INV-1" } }),
  );
  const idProduk = await makeProduk(office, boss, { kodeProduk: "OVN-1", hargaBeli: 1_000_000 });
  const { idPo } = (await boss.call(po.addPo, { idProduk, qty: 1 })).data;
  await boss.call(po.updatePoSelesai, { idPo, selesai: 1 });
  await boss.call(po.updatePoLunas, { idPo, statusPembayaran: true, idRekening, dokumen: [await bukti()] });
  const inv = { idSo: "SO-1", idInvoice: "INV-1" };
  const { data } = await boss.call(pengajuan.getPengajuan, { cari: "uji dokumen" });
  expect(data).toMatchObject([{ po: null, inv, statusPengajuan: "Disetujui" }]);
  const { data: pembelian } = await boss.call(pengajuan.getPengajuan, { cari: "ovn-1/1" });
  expect(pembelian).toMatchObject([
    { po: { idPo, kloter: "OVN-1/1" }, inv: null, kebutuhan: [{ namaKebutuhan: "Pembelian Produk" }] },
  ]);
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  expect((await sales.refused(pengajuan.getPengajuan, {})).status).toBe(401);
});

test("one request is answered by its id, as the list shows it to the same person", async () => {
  const boss = await office.person("Super Admin");
  const tujuan = await rekeningBernama(office, "Kas Kecil");
  const idPengajuan = await submitPengajuan(boss, await kebutuhanBaru(boss), { tipe: "masuk", tujuan, nominal: 10 });
  await setujui(boss, idPengajuan);
  const kasir = await office.person("Kasir", { menu: ["Pengajuan"] });
  const { data: daftar } = await kasir.call(pengajuan.getPengajuan, { cari: idPengajuan });
  const { data } = await kasir.call(pengajuan.getDetailPengajuan, { idPengajuan });
  const { buktiFotoPengajuan, buktiFotoApprove, revisi, idKunjungan, ...isi } = data;
  expect([revisi, idKunjungan]).toEqual([null, null]);
  expect(daftar).toMatchObject([isi]);
  expect([buktiFotoPengajuan.length, buktiFotoApprove.length]).toEqual([1, 1]);
  expect(await kasir.refused(pengajuan.getDetailPengajuan, { idPengajuan: "PB-0" })).toMatchObject({
    status: 404,
    message: "Pengajuan tidak ditemukan",
  });
  const sales = await office.person("Sales", { menu: ["Simpanan"] });
  expect((await sales.refused(pengajuan.getDetailPengajuan, { idPengajuan })).status).toBe(401);
});

test("the file holds every request of its days, and adds up only what really moved", async () => {
  const boss = await office.person("Super Admin");
  const kas = await isiRekening(office, boss, "Kas Management", 1_000);
  const idKebutuhan = await kebutuhanBaru(boss);
  await setujui(
    boss,
    await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal: kas, nominal: 300, deskripsi: "=1+1" }),
  );
  await submitPengajuan(boss, idKebutuhan, { tipe: "keluar", asal: kas, nominal: 200 });
  const answer = await boss.send(pengajuan.exportMutasi, { tglAwal: "2026-11-20", tglAkhir: "2026-11-20" });
  expect(answer.headers["content-disposition"]).toContain(
    encodeURIComponent("Export Mutasi-20-11-2026 sampai 20-11-2026.xlsx"),
  );
  const workbook = await readXlsx(answer.raw);
  const rows = workbook.sheets[0]?.rows ?? [];
  const column = (header: string) => rows[0]?.indexOf(header) ?? -1;
  const [keluar, status] = [column("Dana Keluar"), column("Status")];
  const { data } = await boss.call(pengajuan.getPengajuan, { tglAwal: "2026-11-20", limit: 100 });
  expect(rows).toHaveLength(data.length + 2);
  const sum = data
    .filter((row) => row.statusPengajuan === "Disetujui" && row.tipePengajuan === "keluar")
    .reduce((total, row) => total + (row.nominalPengajuan ?? 0), 0);
  expect(rows.at(-1)?.[keluar]).toBe(sum);
  expect(rows.filter((row) => row[status] === "Menunggu").every((row) => row[keluar] === null)).toBe(true);
  const semua = await boss.send(pengajuan.exportMutasi, {});
  expect(semua.headers["content-disposition"]).toContain(encodeURIComponent("Export Mutasi-sampai"));
});
