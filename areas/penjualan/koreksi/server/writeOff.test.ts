import { expect, test } from "vitest";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { daftarInvoice, makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { koreksi } from "../contract.ts";
import { isiJurnal, piutangJurnal, putuskan } from "./koreksi.testing.ts";

const office = openOffice();

test("a debt that nobody pays is asked to be written off by one and decided by another", async () => {
  const ani = await office.person("Kasir", { menu: ["Piutang", "Invoice"] });
  const [bos, rina] = [await office.person("Super Admin"), await office.person("Management")];
  const idSo = await makeOrder(office, ani);
  const alasan = "Customer tutup";
  const tolak = async (nominal: number) => (await ani.refused(koreksi.hapusPiutang, { idSo, nominal, alasan })).message;
  expect(await tolak(1)).toBe("Order ini belum mempunyai invoice yang disetujui, ubah ordernya saja");
  const idInv = await makeInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 4_000_000 });
  await bos.call(invoice.approveInv, { idInv });
  // The goods are still here: nothing is owed.
  expect(await tolak(1)).toBe("Order ini tidak mempunyai piutang");
  await sendOrder(bos, idSo);
  expect(await tolak(6_000_001)).toBe("Penghapusan Piutang order ini paling banyak Rp 6.000.000");
  const { idHapus } = (await bos.call(koreksi.hapusPiutang, { idSo, nominal: 5_000_000, alasan })).data;
  expect(idHapus).toMatch(/^HP-2611-/);
  expect((await putuskan(bos, "hapusPiutang", idHapus)).message).toBe(
    "Penghapusan Piutang sendiri harus diputuskan orang lain",
  );
  const hasil = await Promise.all([putuskan(rina, "hapusPiutang", idHapus), putuskan(rina, "hapusPiutang", idHapus)]);
  expect(hasil.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await isiJurnal(office, idHapus)).toEqual({
    "hapus-piutang": { "piutang-tak-tertagih": 5_000_000, piutang: -5_000_000 },
  });
  expect(await piutangJurnal(office, idSo)).toBe(1_000_000);
  expect((await ani.call(piutang.getPiutang, {})).total).toBe(1_000_000);
  const sisa = (await ani.call(koreksi.hapusPiutang, { idSo, nominal: 1_000_000, alasan })).data.idHapus;
  await putuskan(rina, "hapusPiutang", sisa);
  expect((await daftarInvoice(ani, idSo)).order).toMatchObject({ statusPembayaran: "Lunas", statusSo: "Selesai" });
  expect((await ani.call(piutang.getPiutang, {})).total).toBe(0);
});
