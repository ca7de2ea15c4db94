import { expect, test } from "vitest";
import { kebutuhanBaru, setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { daftarInvoice, makeInvoice, saldo } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { koreksi } from "../contract.ts";
import { isiJurnal, menungguKembali, piutangJurnal, putuskan } from "./koreksi.testing.ts";

const office = openOffice();

async function orang() {
  return {
    ani: await office.person("Kasir", { menu: ["Invoice", "Sales Order", "Surat Jalan"] }),
    bos: await office.person("Super Admin", { nama: "Bos" }),
    rina: await office.person("Management", { nama: "Rina" }),
  };
}

async function disetujui(person: Person, bos: Person, idSo: string, isian: Parameters<typeof makeInvoice>[3] = {}) {
  const idInv = await makeInvoice(office, person, idSo, isian);
  await bos.call(invoice.approveInv, { idInv });
  return idInv;
}

const minta = async (person: Person, idInv: string) =>
  (await person.call(koreksi.batalkanInvoice, { idInv, alasan: "Salah rekening", dokumen: [await picture()] })).data
    .idPembatalan;

test("the last approved invoice is cancelled: its money goes back, its number stays, another one follows", async () => {
  const { ani, bos, rina } = await orang();
  const bca = await rekeningBernama(office, "BCA RJP");
  const idSo = await makeOrder(office, ani, { baris: [{ hargaProduk: 10_000_000, qty: 2 }] });
  const dp = await disetujui(ani, bos, idSo, { tipePembayaran: "DP", nominalDp: 4_000_000, nominalAdmin: 20_000 });
  await sendOrder(bos, idSo);
  const lunas = await disetujui(ani, bos, idSo, { nominalOngkir: 100_000 });
  expect(await isiJurnal(office, lunas)).toMatchObject({
    "nilai-invoice": { piutang: 100_000, "ongkir-peti": -100_000 },
  });
  expect(await piutangJurnal(office, idSo)).toBe(0);
  const sebelum = await saldo(office, bca);

  const rows = (await daftarInvoice(ani, idSo)).data;
  expect(rows.map(({ idInvoice, aksi }) => [idInvoice, aksi.batalkan.alasan])).toEqual([
    [lunas, null],
    [dp, "Hanya invoice terakhir yang dapat dibatalkan"],
  ]);
  expect((await ani.refused(koreksi.batalkanInvoice, { idInv: dp, alasan: "x", dokumen: [] })).message).toBe(
    "Hanya invoice terakhir yang dapat dibatalkan",
  );
  const idPembatalan = await minta(rina, lunas);
  expect(idPembatalan).toMatch(/^BI-2611-/);
  // The balance of the account is for those who decide.
  const lihatDampak = async (person: Person) =>
    (await person.call(koreksi.getDetailKoreksi, { idKoreksi: idPembatalan })).data.dampak;
  expect((await lihatDampak(bos)).rekening).toMatchObject({ namaRekening: "BCA RJP", saldoSebelum: sebelum });
  expect(await lihatDampak(ani)).toMatchObject({ rekening: null, alasan: null, kembali: 16_120_000 });
  expect((await daftarInvoice(ani, idSo)).data[0]?.aksi.batalkan.alasan).toBe(
    `Order ini masih mempunyai koreksi yang menunggu persetujuan: ${idPembatalan}`,
  );
  expect(await putuskan(rina, "pembatalanInvoice", idPembatalan)).toEqual({
    status: 409,
    message: "Pembatalan Invoice sendiri harus disetujui orang lain",
  });
  const { dampak } = (await bos.call(koreksi.getDetailKoreksi, { idKoreksi: idPembatalan })).data;
  expect(dampak).toMatchObject({
    ...{ sisaLama: 0, sisaBaru: 16_020_000, kembali: 16_120_000, approve: { boleh: true } },
    rekening: { namaRekening: "BCA RJP", saldoSebelum: sebelum, saldoSesudah: sebelum - 16_120_000 },
  });
  expect(dampak.jurnal.map(({ debit, kredit }) => debit - kredit)).toEqual(
    expect.arrayContaining([16_020_000, 100_000, -16_120_000]),
  );
  expect(await putuskan(bos, "pembatalanInvoice", idPembatalan)).toMatchObject({ status: 200 });

  expect(await saldo(office, bca)).toBe(sebelum - 16_120_000);
  expect(await isiJurnal(office, lunas)).toEqual({});
  expect(await piutangJurnal(office, idSo)).toBe(16_020_000);
  const { data } = await ani.call(order.getDetailOrder, { idSo });
  expect(data).toMatchObject({
    statusPembayaran: "Proses",
    invoices: [{ idInvoice: dp }],
    invoiceDibatalkan: [{ idInvoice: lunas, statusApprove: "Dibatalkan" }],
  });
  expect((await ani.call(invoice.getDetailInvoice, { idInvoice: lunas })).data).toMatchObject({
    statusApprove: "Dibatalkan",
    aksi: { batalkan: { alasan: `Invoice ${lunas} sudah dibatalkan` }, approve: { boleh: false } },
  });
  expect((await ani.call(invoice.cetakInvPdf, { idInvoice: lunas })).data).toBeTruthy();
  expect((await bos.refused(invoice.approveInv, { idInv: lunas })).message).toBe(
    `Invoice ${lunas} sudah dibatalkan oleh Bos`,
  );
  const baru = await disetujui(ani, bos, idSo);
  expect(baru).not.toBe(lunas);
  expect(await piutangJurnal(office, idSo)).toBe(0);
  expect((await daftarInvoice(ani, idSo)).order.statusPembayaran).toBe("Lunas");
});

test("the first invoice after its goods left: what it added to their value goes back, and comes again with the next", async () => {
  const { ani, bos } = await orang();
  const idSo = await makeOrder(office, ani, { baris: [{ hargaProduk: 9_000_001, qty: 3 }] });
  const isian = { tipePembayaran: "DP", nominalDp: 5_000_000, nominalAdmin: 50_000, nominalDiskon: 70_000 } as const;
  const dp = await disetujui(ani, bos, idSo, { ...isian, nominalPeti: 300_000 });
  await sendOrder(bos, idSo);
  await putuskan(bos, "pembatalanInvoice", await minta(ani, dp));
  expect(await piutangJurnal(office, idSo)).toBe(27_000_003);
  expect((await daftarInvoice(ani, idSo)).order).toMatchObject({ statusPembayaran: "", statusSo: "Kirim" });
  const baru = await disetujui(ani, bos, idSo, { ...isian, nominalAdmin: 60_000 });
  expect(await isiJurnal(office, baru)).toMatchObject({
    "nilai-invoice": { piutang: -10_000, admin: -60_000, diskon: 70_000 },
  });
  expect(await piutangJurnal(office, idSo)).toBe(27_000_003 - 10_000 - 5_000_000);
});

test("of a marketplace the fee goes back with the money", async () => {
  const { ani, bos } = await orang();
  const baris = [{ hargaProduk: 8_000_000, tambahanHargaOnline: 500_000 }];
  const idSo = await makeOrder(office, ani, { tipeSo: "Online", baris });
  const inv = await disetujui(ani, bos, idSo);
  expect(await isiJurnal(office, inv)).toEqual({
    invoice: { rekening: 8_000_000, "jasa-online": 500_000, piutang: -8_500_000 },
  });
  await putuskan(bos, "pembatalanInvoice", await minta(ani, inv));
  expect(await isiJurnal(office, inv)).toEqual({});
  expect(await piutangJurnal(office, idSo)).toBe(0);
});

test("refused where the account no longer holds the money, or the money was promised back", async () => {
  const { ani, bos } = await orang();
  const idSo = await makeOrder(office, ani);
  const idRekening = await rekeningBernama(office, "BRI Aneka");
  const inv = await disetujui(ani, bos, idSo, { idRekening });
  const idPembatalan = await minta(ani, inv);
  const keluar = { tipe: "keluar", asal: idRekening, nominal: 4_000_000 } as const;
  await setujui(bos, await submitPengajuan(bos, await kebutuhanBaru(bos), keluar));
  expect(await putuskan(bos, "pembatalanInvoice", idPembatalan)).toEqual({
    status: 409,
    message: "Saldo rekening BRI Aneka tidak mencukupi (saldo Rp 6.000.000)",
  });
  expect((await bos.call(koreksi.getDetailKoreksi, { idKoreksi: idPembatalan })).data.dampak).toMatchObject({
    alasan: "Saldo rekening BRI Aneka tidak mencukupi (saldo Rp 6.000.000)",
    approve: { boleh: false },
  });
  expect(await putuskan(bos, "pembatalanInvoice", idPembatalan, "Ditolak")).toMatchObject({ status: 200 });
  await bos.call(order.cancelSo, { idSo });
  expect(await menungguKembali(office, idSo)).toMatchObject([{ nominal: 10_000_000 }]);
  expect((await ani.refused(koreksi.batalkanInvoice, { idInv: inv, alasan: "x", dokumen: [] })).message).toBe(
    "Order sudah dibatalkan",
  );
});

test("decided by two at once: the money goes back once", async () => {
  const { ani, bos, rina } = await orang();
  for (let n = 0; n < 3; n++) {
    const idSo = await makeOrder(office, ani);
    const inv = await disetujui(ani, bos, idSo);
    const idPembatalan = await minta(ani, inv);
    const hasil = await Promise.all([
      putuskan(bos, "pembatalanInvoice", idPembatalan),
      putuskan(rina, "pembatalanInvoice", idPembatalan),
    ]);
    expect(hasil.map(({ status }) => status).sort()).toEqual([200, 409]);
    const uang = await office.sql`
      select tipe_pengajuan, nominal_pengajuan from pengajuan where id_so = ${idSo} order by tipe_pengajuan`;
    expect(uang).toEqual([
      { tipePengajuan: "keluar", nominalPengajuan: 10_000_000 },
      { tipePengajuan: "masuk", nominalPengajuan: 10_000_000 },
    ]);
  }
});
