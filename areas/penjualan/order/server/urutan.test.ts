import { expect, test } from "vitest";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { ClientInput } from "#kernel/call.ts";
import { openOffice } from "#test/support/office.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { order } from "../contract.ts";

const office = openOffice();

test("orders are sorted over all pages, and filtered by their state and payment as it is now", async () => {
  const boss = await office.person("Super Admin");
  const [citra, adi, budi] = [
    await makeOrder(office, boss, { namaCustomer: "Citra", baris: [{ hargaProduk: 3_000_000 }] }),
    await makeOrder(office, boss, { namaCustomer: "adi", baris: [{ hargaProduk: 9_000_000 }] }),
    await makeOrder(office, boss, { namaCustomer: "Budi", baris: [{ hargaProduk: 6_000_000 }] }),
  ];
  const codes = async (asked: ClientInput<typeof order.getOrder>) => {
    const { data, totalDocs } = await boss.call(order.getOrder, asked);
    expect(data.length).toBeLessThanOrEqual(totalDocs);
    return data.map(({ idSo }) => idSo);
  };
  expect(await codes({ urut: "-totalPembelian" })).toEqual([adi, budi, citra]);
  expect(await codes({ urut: "totalPembelian", limit: 2, page: 2 })).toEqual([adi]);
  expect(await codes({ urut: "totalPembelian", limit: 1, page: 2 })).toEqual([budi]);
  expect(await codes({ urut: "totalPembelian", limit: 2, page: 3 })).toEqual([]);
  expect(await codes({ urut: "namaCustomer" })).toEqual([adi, budi, citra]);
  expect(await codes({ urut: "-namaCustomer", cari: "i" })).toEqual([citra, budi, adi]);
  expect(await codes({ urut: "tglOrder" })).toEqual([citra, adi, budi]);

  expect(await codes({ bayar: "Belum Dibayar" })).toEqual([budi, adi, citra]);
  await makeInvoice(office, boss, adi, { dp: 1_000_000 });
  expect(await codes({ bayar: "Proses" })).toEqual([adi]);
  await makeInvoice(office, boss, citra, { dp: 1_000_000 });
  const dikirim = async (urut: "totalPembelian" | "-totalPembelian" | null) =>
    (await boss.call(suratJalan.getInvoiceForSj, { urut })).data.map(({ idSo }) => idSo);
  expect(await dikirim(null)).toEqual([adi, citra]);
  expect(await dikirim("totalPembelian")).toEqual([citra, adi]);
  expect(await dikirim("-totalPembelian")).toEqual([adi, citra]);
  expect(await codes({ bayar: "Belum Dibayar", urut: "-totalPembelian" })).toEqual([budi]);
  await boss.call(order.cancelSo, { idSo: budi });
  expect(await codes({ statusSo: "Cancel" })).toEqual([budi]);
  expect(await codes({ statusSo: "Cancel", tglAwal: "2020-01-01", tglAkhir: "2020-12-31" })).toEqual([]);
});
