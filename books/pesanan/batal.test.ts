import fc from "fast-check";
import { expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { kodeBaru } from "#company/kode.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { carryOut, makeOrder, makeProduk, rekeningBernama } from "../fixtures.ts";
import { receiveMoney } from "../kas/kas.ts";
import { sendGoods } from "./barang.ts";
import { stopLines } from "./batal.ts";
import { finishUnits, refreshStatus } from "./pesanan.ts";

const office = openOffice();

const stok = async (idProduk: number) => {
  const [row] = await office.sql<{ stockSales: number; ditahan: number }[]>`
    select stock_sales, ditahan from produk where id_produk = ${idProduk}`;
  return row;
};
const barisOf = (idSo: string) => office.sql<{ idOrderan: Id<"orderan">; batal: boolean; ditahan: number }[]>`
  select id_orderan, dibatalkan is not null as batal, ditahan from orderan where id_so = ${idSo} order by urutan`;

type Bayar = { nama: string; dp: number; disetujui?: boolean };

/** Adds invoices of one order, each a down payment to an account, approved unless said otherwise. */
async function bayar(person: Person, idSo: string, total: number, payments: readonly Bayar[]): Promise<void> {
  let due = total;
  for (const [at, { nama, dp, disetujui = true }] of payments.entries()) {
    const idRekening = await rekeningBernama(office, nama);
    const idInvoice = `INV-${idSo}-${at + 1}`;
    const tagihan = due;
    due -= dp;
    await carryOut(office, person, async (deed) => {
      await deed.tx`
        insert into invoice (id_invoice, id_so, ke, tgl_invoice, dibuat, tipe_pembayaran, status_approve, tgl_approve,
          id_user_approve, id_user, id_rekening, total_pembelian, nominal_bayar, nominal_dp, nominal_sisa_bayar)
        values (${idInvoice}, ${idSo}, ${at + 1}, ${deed.today}, ${deed.now}, 'DP',
          ${disetujui ? "Disetujui" : "Menunggu"}, ${disetujui ? deed.today : null}, ${disetujui ? person.idUser : null},
          ${person.idUser}, ${idRekening}, ${total}, ${tagihan}, ${dp}, ${due})`;
      if (disetujui) {
        const asal = { idSo, idInvoice };
        const dokumen = { kebutuhan: "penjualan" as const, idRekening, nominal: dp as Rupiah, deskripsi: "DP", asal };
        await receiveMoney(deed, { ...dokumen, bukti: [] });
      }
      await refreshStatus(deed, [idSo]);
    });
  }
}

test("cancelling frees what was held, stops what is open, voids what waits and asks for the money back", async () => {
  const boss = await office.person("Super Admin", { nama: "Bu Ratna" });
  const gudang = await makeProduk(office, boss, { stock: 4, hargaProduk: 10_000_000 });
  const pesanan = await makeProduk(office, boss, { hargaProduk: 20_000_000 });
  const idSo = await makeOrder(office, boss, {
    baris: [
      { idProduk: gudang, qty: 3 },
      { idProduk: pesanan, qty: 2, sumberProduk: "PL", hargaProduk: 20_000_000 },
    ],
  });
  await bayar(boss, idSo, 70_000_000, [
    { nama: "BCA RJP", dp: 10_000_000 },
    { nama: "BRI RJP", dp: 5_000_000 },
    { nama: "BCA RJP", dp: 7_000_000 },
    { nama: "BCA RJP", dp: 1_000_000, disetujui: false },
  ]);
  const [, pl] = await barisOf(idSo);
  if (!pl) throw new Error("no line");
  await carryOut(office, boss, (deed) =>
    finishUnits(deed, [{ idOrderan: pl.idOrderan, qty: 1 }], { jenis: "produksi" }),
  );
  expect(await stok(pesanan)).toEqual({ stockSales: 0, ditahan: 1 });

  await boss.call(order.cancelSo, { idSo });
  const { data } = await boss.call(order.getDetailOrder, { idSo });
  expect(data).toMatchObject({ statusSo: "Cancel", statusPembayaran: "Proses", aksi: { cancel: { boleh: false } } });
  expect(data.invoices.map((invoice) => invoice.statusApprove)).toEqual(["Disetujui", "Disetujui", "Disetujui"]);
  // Whoever opens the waiting invoice to approve it reads who cancelled the order.
  expect((await boss.refused(invoice.approveInv, { idInv: `INV-${idSo}-4` })).message).toBe(
    `Invoice INV-${idSo}-4 sudah dihapus oleh Bu Ratna`,
  );
  // The order's detail still shows its lines.
  expect(data.orders).toHaveLength(2);
  expect(await stok(gudang)).toEqual({ stockSales: 4, ditahan: 0 });
  expect(await stok(pesanan)).toEqual({ stockSales: 1, ditahan: 0 });
  expect((await barisOf(idSo)).map((line) => line.batal)).toEqual([false, true]);
  const refunds = await office.sql`
    select r.nama_rekening, p.nominal_pengajuan, p.deskripsi_pengajuan, p.status_pengajuan, k.bawaan
    from pengajuan p join rekening r on r.id_rekening = p.id_rekening_asal join kebutuhan k using (id_kebutuhan)
    where p.id_so = ${idSo} and p.tipe_pengajuan = 'keluar' order by r.nama_rekening`;
  const deskripsi = `Pengembalian dana ${idSo}`;
  expect(refunds).toEqual([
    {
      namaRekening: "BCA RJP",
      nominalPengajuan: 17_000_000,
      deskripsiPengajuan: deskripsi,
      statusPengajuan: "Menunggu",
      bawaan: "pengembalian-dana",
    },
    {
      namaRekening: "BRI RJP",
      nominalPengajuan: 5_000_000,
      deskripsiPengajuan: deskripsi,
      statusPengajuan: "Menunggu",
      bawaan: "pengembalian-dana",
    },
  ]);
});

test("of two people who cancel at once one does it, the other hears who; later nobody can", async () => {
  const ratna = await office.person("Super Admin", { nama: "Ratna" });
  const bima = await office.person("Management", { nama: "Bima" });
  const idSo = await makeOrder(office, ratna);
  const replies = await Promise.all([ratna, bima].map((person) => person.send(order.cancelSo, { idSo })));
  const won = replies.findIndex((reply) => reply.status === 200);
  expect(replies[1 - won]).toMatchObject({
    status: 409,
    body: { message: `Order sudah dibatalkan oleh ${["Ratna", "Bima"][won]}` },
  });
  const logistik = await office.person("Admin");
  expect((await logistik.refused(order.cancelSo, { idSo })).status).toBe(401);
});

test.each(["Kirim", "Diambil"])("goods that are %s can no longer be cancelled", async (barang) => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 1 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL" }] });
  await bayar(boss, idSo, 10_000_000, [{ nama: "BCA RJP", dp: 1_000_000 }]);
  const [line] = await barisOf(idSo);
  if (!line) throw new Error("no line");
  await carryOut(office, boss, async (deed) => {
    await finishUnits(deed, [{ idOrderan: line.idOrderan, qty: 1 }], { jenis: "produksi" });
    const idSuratJalan = await kodeBaru(deed, "SJ");
    await deed.tx`
      insert into surat_jalan (id_surat_jalan, id_so, id_invoice, status_barang, tgl_surat, dibuat, id_user)
      values (${idSuratJalan}, ${idSo}, ${`INV-${idSo}-1`}, ${barang}, ${deed.today}, ${deed.now}, ${boss.idUser})`;
    const isi = [{ idOrderan: line.idOrderan, qty: 1 }];
    await deed.tx`
      insert into surat_jalan_baris (id_surat_jalan, id_orderan, qty) values (${idSuratJalan}, ${line.idOrderan}, 1)`;
    await sendGoods(deed, { idSo, idSuratJalan, barang: isi });
    await refreshStatus(deed, [idSo]);
  });
  const { message } = await boss.refused(order.cancelSo, { idSo });
  expect(message).toBe(`Order sudah ${barang === "Kirim" ? "Dikirim" : "Diambil"}, tidak dapat dibatalkan`);
});

test("a line that stops alone leaves its purchase order to the stock", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  const idSo = await makeOrder(office, boss, {
    baris: [
      { idProduk, sumberProduk: "PL", qty: 2 },
      { idProduk, sumberProduk: "PL", qty: 1 },
    ],
  });
  const [first, second] = await barisOf(idSo);
  if (!first || !second) throw new Error("no lines");
  await carryOut(office, boss, async (deed) => {
    await deed.tx`
      insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, harga_satuan, tgl_order,
        tgl_deadline, dibuat, id_user)
      values ('PO-1', ${idProduk}, 'K/1', 1, 'K', 'Mesin', '', '', 3, 1000, ${deed.today}, ${deed.today}, ${deed.now},
        ${boss.idUser})`;
    await deed.tx`update produk set status_po = true where id_produk = ${idProduk}`;
    await deed.tx`insert into po_orderan (id_po, id_orderan, qty)
      values ('PO-1', ${first.idOrderan}, 2), ('PO-1', ${second.idOrderan}, 1)`;
    await stopLines(deed, [first.idOrderan]);
    await deed.tx`update so set total_pembelian = 10000000 where id_so = ${idSo}`;
  });
  const links = await office.sql`select id_orderan, dilepas from po_orderan order by id_orderan`;
  expect(links).toEqual([
    { idOrderan: first.idOrderan, dilepas: true },
    { idOrderan: second.idOrderan, dilepas: false },
  ]);
  const { data } = await boss.call(order.getDetailOrder, { idSo });
  expect(data.orders.map((line) => line.idOrderan)).toEqual([second.idOrderan]);
});

test("ordering and cancelling in any order: what is free is the stock minus what living orders hold", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 20 });
  let held = 0;
  const living: { idSo: string; qty: number }[] = [];
  const step = fc.oneof(
    fc.record({ kind: fc.constant("order" as const), qty: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant("cancel" as const), at: fc.nat({ max: 50 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      for (const each of steps) {
        if (each.kind === "order" && held + each.qty <= 20) {
          const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: each.qty }] });
          living.push({ idSo, qty: each.qty });
          held += each.qty;
        }
        const [gone] = each.kind === "cancel" ? living.splice(each.at % Math.max(1, living.length), 1) : [];
        if (gone) {
          await boss.call(order.cancelSo, { idSo: gone.idSo });
          held -= gone.qty;
        }
        expect(await stok(idProduk)).toEqual({ stockSales: 20 - held, ditahan: held });
      }
    }),
    few(12),
  );
});
