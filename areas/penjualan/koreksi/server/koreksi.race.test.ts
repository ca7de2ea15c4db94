import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { order } from "../../order/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { koreksi } from "../contract.ts";

const office = openOffice();

async function ubahan(person: Person, idSo: string, qty: number) {
  const { orders } = (await person.call(order.getDetailOrder, { idSo })).data;
  const listProduk = orders.map(({ idOrderan, idProduk, sumberProduk, hargaProduk }) => ({
    ...{ idOrderan, idProduk, sumberProduk, hargaProduk, qty },
  }));
  return { idSo, alasan: "Berubah", listProduk } as never;
}

/** An order of three units with a down payment, and a change to two that waits. */
async function menunggu(boss: Person, dp = 1_000_000) {
  const idProduk = await makeProduk(office, boss, { stock: 20, hargaProduk: 5_000_000 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 3 }] });
  const idInvoice = await makeInvoice(office, boss, idSo, { dp });
  const { data } = await boss.call(koreksi.editOrder, await ubahan(boss, idSo, 2));
  return { idSo, idInvoice, idProduk, setuju: { idKoreksi: data.idPerubahan ?? "", status: "Disetujui" as const } };
}

/** None fails: each happened, or was refused because of what the other did. */
const refusedOrDone = (answers: readonly { status: number }[]) => {
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
};

test("two changes of one order at once: each is whole, and one that came late is told so", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 20 });
  for (let kali = 0; kali < 4; kali++) {
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
    const [satu, dua] = [await ubahan(boss, idSo, 2), await ubahan(boss, idSo, 3)];
    const versi = (await boss.call(order.getDetailOrder, { idSo })).data.versi;
    const jawab = await Promise.all(
      [satu, dua].map((isi) => boss.send(koreksi.editOrder, { ...(isi as object), versi } as never)),
    );
    expect(jawab.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test("sixteen people change one order at once, and its goods are those of the last", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 20 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  const isi = await Promise.all(Array.from({ length: 16 }, (_, ke) => ubahan(boss, idSo, ke + 1)));
  refusedOrDone(await Promise.all(isi.map((satu) => boss.send(koreksi.editOrder, satu))));
  const [held] = await office.sql<{ ditahan: number }[]>`select ditahan from produk where id_produk = ${idProduk}`;
  const { orders } = (await boss.call(order.getDetailOrder, { idSo })).data;
  expect(held?.ditahan).toBe(orders[0]?.qty);
});

test("a change is decided while an invoice is approved, while goods leave, and while the order is cancelled", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const kasir = await office.person("Super Admin");
  for (let kali = 0; kali < 3; kali++) {
    const satu = await menunggu(boss);
    const lunas = await makeInvoice(office, boss, satu.idSo, { menunggu: true });
    refusedOrDone(
      await Promise.all([
        manajer.send(koreksi.putuskanKoreksi, satu.setuju),
        kasir.send(invoice.approveInv, { idInv: lunas } as never),
      ]),
    );
    const dua = await menunggu(boss);
    const surat = await isianBaru(dua, { statusSo: "Kirim" });
    refusedOrDone(
      await Promise.all([
        manajer.send(koreksi.putuskanKoreksi, dua.setuju),
        kasir.send(suratJalan.addSuratJalan, surat),
      ]),
    );
    const tiga = await menunggu(boss);
    refusedOrDone(
      await Promise.all([
        manajer.send(koreksi.putuskanKoreksi, tiga.setuju),
        kasir.send(order.cancelSo, { idSo: tiga.idSo }),
      ]),
    );
    const empat = await menunggu(boss);
    const keputusan = await Promise.all([
      manajer.send(koreksi.putuskanKoreksi, empat.setuju),
      kasir.send(koreksi.putuskanKoreksi, empat.setuju),
    ]);
    expect(keputusan.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
