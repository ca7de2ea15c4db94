import { expect, test } from "vitest";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { putuskan } from "#areas/penjualan/koreksi/server/koreksi.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { buktiPotong } from "../contract.ts";

const office = openOffice();
const tangkap = pemergok(office);

const pph = () => saldoJurnal(office.sql, "pph23-dimuka");
const piutang = (idSo: string) => saldoJurnal(office.sql, "piutang", idSo);

async function dibayar(bagian: { dipotong: number; nominalDp?: number }) {
  const bos = await office.person("Super Admin");
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 10_000_000, qty: 1 }] });
  const { nominalDp } = bagian;
  const idInv = await makeInvoice(office, bos, idSo, nominalDp ? { tipePembayaran: "DP", nominalDp } : {});
  await bos.call(invoice.approveInv, { idInv, pph23: bagian.dipotong });
  return { bos, idSo, idInv };
}

test("an invoice is settled by money and PPh 23; its proof is awaited until its number is noted", async () => {
  const sebelum = await pph();
  const { bos, idSo, idInv } = await dibayar({ dipotong: 200_000 });
  await sendOrder(bos, idSo);
  expect([(await pph()) - sebelum, await piutang(idSo)]).toEqual([200_000, 0]);
  const [uang] = await office.sql<{ masuk: number }[]>`
    select debit as masuk from kas join pengajuan using (id_pengajuan) where id_invoice = ${idInv}`;
  expect(uang?.masuk).toBe(9_800_000);
  expect((await bos.call(order.getDetailOrder, { idSo })).data.statusPembayaran).toBe("Lunas");

  const daftar = async () => bos.call(buktiPotong.getBuktiPotong, { page: 1, limit: 10, cari: idSo });
  const { data, ditunggu } = await daftar();
  expect(data).toMatchObject([{ idInvoice: idInv, nominal: 200_000, status: "Ditunggu", batal: false }]);
  expect(ditunggu).toEqual({ banyak: 1, nominal: 200_000 });
  const isian = { idInvoice: idInv, nomor: "2501ABC", tglBukti: "2026-11-20", versi: data[0]?.versi ?? 0 };
  expect((await bos.refused(buktiPotong.catatBuktiPotong, { ...isian, tglBukti: "2026-12-01" })).errors[0]?.field).toBe(
    "tglBukti",
  );
  await bos.call(buktiPotong.catatBuktiPotong, isian);
  expect((await bos.refused(buktiPotong.catatBuktiPotong, isian)).status).toBe(409);
  expect(await daftar()).toMatchObject({ data: [{ status: "Diterima" }], ditunggu: { banyak: 0 } });
});

test("a customer keeps no more than the rate, or twice as much without a number", async () => {
  const bos = await office.person("Super Admin");
  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 10_000_000, qty: 1 }] });
  const idInv = await makeInvoice(office, bos, idSo);
  const { errors } = await bos.refused(invoice.approveInv, { idInv, pph23: 400_001 });
  expect(errors).toEqual([{ field: "pph23", message: "PPh 23 dari pembayaran ini paling banyak Rp 400.000" }]);
  expect((await bos.refused(invoice.approveInv, { idInv, pph23: -1 })).status).toBe(400);
  await bos.call(invoice.approveInv, { idInv, pph23: 400_000 });
});

test("what was kept goes back with a cancelled invoice, and with a cancelled order", async () => {
  const sebelum = await pph();
  const satu = await dibayar({ dipotong: 200_000 });
  const rina = await office.person("Management");
  const isian = { idInv: satu.idInv, alasan: "Salah", dokumen: [await picture()] };
  const { idPembatalan } = (await rina.call(koreksi.batalkanInvoice, isian)).data;
  expect(await putuskan(satu.bos, "pembatalanInvoice", idPembatalan)).toMatchObject({ status: 200 });
  expect([(await pph()) - sebelum, await piutang(satu.idSo)]).toEqual([0, 0]);
  const { data } = await satu.bos.call(buktiPotong.getBuktiPotong, { page: 1, limit: 10, cari: satu.idSo });
  expect(data[0]?.aksi.catat).toEqual({ boleh: false, alasan: "Invoice ini sudah dibatalkan" });

  const dua = await dibayar({ dipotong: 40_000, nominalDp: 2_000_000 });
  await dua.bos.call(order.cancelSo, { idSo: dua.idSo });
  expect([(await pph()) - sebelum, await piutang(dua.idSo)]).toEqual([0, -1_960_000]);
});

test("the books check finds PPh 23 without its proof to come", async () => {
  const { idInv } = await dibayar({ dipotong: 100_000 });
  const ubah = (nominal: number) => `update bukti_potong set nominal = ${nominal} where id_invoice = '${idInv}'`;
  await tangkap(ubah(1), ubah(100_000), /dipotong 100000, bukti potong 1/);
});
