import { expect, test } from "vitest";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { daftarInvoice, makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
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

type Isian = Parameters<typeof makeInvoice>[3];
async function berinvoice(person: Person, bos: Person, isian: Isian = {}, kirim = true) {
  const idSo = await makeOrder(office, person, { baris: [{ hargaProduk: 10_000_000, qty: 2 }] });
  const idInv = await makeInvoice(office, person, idSo, isian);
  await bos.call(invoice.approveInv, { idInv });
  if (kirim) await sendOrder(bos, idSo);
  return { idSo, idInv };
}
const DP = { tipePembayaran: "DP", nominalDp: 5_000_000 } as const;

const minta = async (person: Person, idSo: string, nominal: number, idRetur?: string) =>
  (await person.call(koreksi.addNotaKredit, { idSo, nominal, alasan: "Barang cacat", idRetur, dokumen: [] })).data
    .idNotaKredit;
const tolak = async (person: Person, idSo: string, nominal: number, idRetur?: string) =>
  (await person.refused(koreksi.addNotaKredit, { idSo, nominal, alasan: "Barang cacat", idRetur, dokumen: [] }))
    .message;

test("a credit note lowers what is due, and the next invoice asks for the rest", async () => {
  const { ani, bos, rina } = await orang();
  const { idSo } = await berinvoice(ani, bos, DP);
  const idNota = await minta(rina, idSo, 1_500_000);
  expect(idNota).toMatch(/^NK-2611-/);
  expect(await tolak(ani, idSo, 1)).toBe(`Order ini masih mempunyai koreksi yang menunggu persetujuan: ${idNota}`);
  expect((await putuskan(rina, "notaKredit", idNota)).status).toBe(409);
  const { dampak } = (await bos.call(koreksi.getDetailKoreksi, { idKoreksi: idNota })).data;
  expect(dampak).toMatchObject({ sisaLama: 15_000_000, sisaBaru: 13_500_000, kembali: 0, approve: { boleh: true } });
  expect(dampak.jurnal.map(({ debit, kredit }) => debit - kredit)).toEqual([1_500_000, -1_500_000]);
  expect(await putuskan(bos, "notaKredit", idNota)).toMatchObject({ status: 200 });
  expect(await isiJurnal(office, idNota)).toEqual({
    "nota-kredit": { "potongan-penjualan": 1_500_000, piutang: -1_500_000 },
  });
  expect(await piutangJurnal(office, idSo)).toBe(13_500_000);
  expect(await menungguKembali(office, idSo)).toEqual([]);
  const idInv = await makeInvoice(office, ani, idSo, { nominalLunas: 13_500_000 });
  await bos.call(invoice.approveInv, { idInv });
  expect((await daftarInvoice(ani, idSo)).order.statusPembayaran).toBe("Lunas");
  expect(await piutangJurnal(office, idSo)).toBe(0);
  const daftar = await ani.call(koreksi.getNotaKredit, {});
  expect(daftar.data.map(({ idKoreksi }) => idKoreksi)).toContain(idNota);
  expect((await ani.call(koreksi.cetakNotaKredit, { idKoreksi: idNota })).data).toBeTruthy();
});

test("what was paid already becomes a refund that waits; never more than the order is worth", async () => {
  const { ani, bos } = await orang();
  const { idSo } = await berinvoice(ani, bos, DP);
  const idNota = await minta(ani, idSo, 17_000_000);
  await putuskan(bos, "notaKredit", idNota);
  expect(await menungguKembali(office, idSo)).toMatchObject([{ nominal: 2_000_000 }]);
  expect(await piutangJurnal(office, idSo)).toBe(-2_000_000);
  expect((await daftarInvoice(ani, idSo)).order).toMatchObject({ statusPembayaran: "Lunas", statusSo: "Selesai" });
  expect(await tolak(ani, idSo, 3_000_001)).toBe("Nota Kredit order ini paling banyak Rp 3.000.000");
  await putuskan(bos, "notaKredit", await minta(ani, idSo, 3_000_000));
  expect(await tolak(ani, idSo, 1)).toBe("Semua nilai order ini sudah dipotong");
});

test("goods that came back before they were paid are finished by a note for their retur", async () => {
  const { ani, bos } = await orang();
  const { idSo } = await berinvoice(ani, bos, DP);
  const { data } = await ani.call(order.getDetailOrder, { idSo });
  const [note] = data.suratJalan;
  const barang = [{ idOrderan: data.orders[0]?.idOrderan ?? 0, baik: 1, rusak: 0 }];
  const isian = { idSj: note?.idSuratJalan ?? "", barang, alasan: "Tidak cocok", dokumen: [await picture()] };
  const { idRetur } = (await ani.call(retur.addRetur, isian)).data;
  const lain = await berinvoice(ani, bos, DP);
  expect(await tolak(ani, lain.idSo, 1, idRetur)).toBe(`Retur ${idRetur} bukan retur order ini`);
  const idNota = await minta(ani, idSo, 10_000_000, idRetur);
  await putuskan(bos, "notaKredit", idNota);
  expect(await isiJurnal(office, idNota)).toEqual({
    "nota-kredit": { "retur-penjualan": 10_000_000, piutang: -10_000_000 },
  });
  expect((await ani.call(retur.getDetailRetur, { idRetur })).data).toMatchObject({
    keputusan: "tanpa",
    catatan: `Nota kredit ${idNota}`,
  });
  expect(await tolak(ani, idSo, 1, idRetur)).toBe(`Retur ${idRetur} sudah diputuskan oleh Bos`);
  expect((await bos.refused(retur.putuskanRetur, { idRetur, keputusan: "tanpa" })).message).toBe(
    "Retur sudah diputuskan oleh Bos",
  );
});

test("a waiting invoice is computed anew; an order that is cancelled afterwards owes and has nothing", async () => {
  const { ani, bos } = await orang();
  const { idSo } = await berinvoice(ani, bos, DP, false);
  const menunggu = await makeInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 1_000_000 });
  await putuskan(bos, "notaKredit", await minta(ani, idSo, 2_000_000));
  expect((await daftarInvoice(ani, idSo)).data[0]).toMatchObject({ idInvoice: menunggu, nominalBayar: 13_000_000 });
  await bos.call(order.cancelSo, { idSo });
  expect(await menungguKembali(office, idSo)).toMatchObject([{ nominal: 5_000_000 }]);
  expect(await piutangJurnal(office, idSo)).toBe(-5_000_000);
  expect(await tolak(ani, idSo, 1)).toBe("Order sudah dibatalkan, tidak dapat diubah");
});

test("an order without an approved invoice is changed instead", async () => {
  const { ani, bos } = await orang();
  const idSo = await makeOrder(office, ani);
  expect(await tolak(ani, idSo, 1)).toBe("Order ini belum mempunyai invoice yang disetujui, ubah ordernya saja");
  const logistik = await office.person("Logistik", { menu: ["Surat Jalan"] });
  const isian = { idSo, nominal: 1, alasan: "x", dokumen: [] };
  expect((await logistik.refused(koreksi.addNotaKredit, isian)).status).toBe(401);
  const { data } = await bos.call(koreksi.getKoreksi, { cari: idSo });
  expect(data).toEqual([]);
});

test("decided by two at once: it counts once", async () => {
  const { ani, bos, rina } = await orang();
  const { idSo } = await berinvoice(ani, bos, {});
  const idNota = await minta(ani, idSo, 500_000);
  const hasil = await Promise.all([putuskan(bos, "notaKredit", idNota), putuskan(rina, "notaKredit", idNota)]);
  expect(hasil.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await menungguKembali(office, idSo)).toMatchObject([{ nominal: 500_000 }]);
});
