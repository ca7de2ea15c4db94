import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { pesanLangsung } from "../../pesan-langsung/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { order } from "../contract.ts";
import { keranjang } from "./order.testing.ts";

const office = openOffice();
const BANYAK = 12;

test("a busy hour on the same machines and the same day: nothing waits for another in a circle", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 500, hargaProduk: 1_000_000 });
  const baris = [
    { idProduk, hargaProduk: 1_000_000, sumberProduk: "SG" as const },
    { idProduk, hargaProduk: 1_000_000, sumberProduk: "PL" as const },
  ];
  const siapkan = async (bayar: "belum" | "menunggu" | "disetujui") => {
    const idSo = await makeOrder(office, boss, { baris });
    const dp = { dp: 100_000, menunggu: bayar === "menunggu" };
    const idInvoice = bayar === "belum" ? "" : await makeInvoice(office, boss, idSo, dp);
    const [line] = (await boss.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
    return { idSo, idInvoice, idOrderan: line?.idOrderan ?? 0 };
  };
  const semua = async (bayar: Parameters<typeof siapkan>[0]) => {
    const made = [];
    for (let n = 0; n < BANYAK; n++) made.push(await siapkan(bayar));
    return made;
  };
  const batal = await semua("disetujui");
  const tanpaInvoice = await semua("belum");
  const disetujui = await semua("menunggu");
  const selesai = await semua("disetujui");
  const dikirim = await semua("disetujui");
  for (const { idOrderan } of dikirim) await boss.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });

  const isian = await keranjang(office, [
    { idProduk, sumberProduk: "SG" },
    { idProduk, sumberProduk: "PL" },
  ]);
  const foto = [await picture()];
  const kiriman = { statusSo: "Kirim" as const, dokumen: foto };
  const work = Array.from({ length: BANYAK }, (_, n) => [
    boss.send(order.addOrder, isian),
    boss.send(order.cancelSo, { idSo: batal[n]?.idSo }),
    boss.send(pesanLangsung.cancelPl, { idOrderan: tanpaInvoice[n]?.idOrderan }),
    boss.send(invoice.approveInv, { idInv: disetujui[n]?.idInvoice }),
    boss.send(pesanLangsung.updatePl, { idOrderan: selesai[n]?.idOrderan, selesai: 1 }),
    boss.send(suratJalan.addSuratJalan, { ...dikirim[n], ...kiriman }),
  ]);
  const replies = await Promise.all(work.flat());
  expect(replies.filter((reply) => reply.status !== 200).map((reply) => reply.body.message)).toEqual([]);
  const [counted] = await office.sql`select deadlocks from pg_stat_database where datname = current_database()`;
  expect(counted).toEqual({ deadlocks: 0 });
});
