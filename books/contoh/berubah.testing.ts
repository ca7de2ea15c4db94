import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockPlMenunggu, lockPoDanPl } from "../pembelian/kunci.ts";
import { refreshStatusPo } from "../pembelian/statusPo.ts";
import {
  applyUangMuka,
  bookTagihan,
  lastOwed,
  notePayment,
  settleBilledPo,
  unbookTagihan,
} from "../pembelian/tagihan.ts";
import { joinTautan, linkUp, noteServed, noteUndo, unlinkLines, unlinkPo } from "../pembelian/tautan.ts";
import { giveBackGoods, sendGoods } from "../pesanan/barang.ts";
import { bisaKembali, stopLines, submitRefund, takeBackSo, takeBackUntouched } from "../pesanan/batal.ts";
import { cancelBaris } from "../pesanan/batalBaris.ts";
import { finishUnits, refreshStatus } from "../pesanan/pesanan.ts";
import { undoUnit } from "../pesanan/urung.ts";
import { kreditTerpakai } from "../piutang/kredit.ts";
import { addPiutangAwal, findPiutangAwal, undoPiutangAwal } from "../piutang/piutangAwal.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";

const HUTANG_BERGERAK: Record<string, Tindakan> = {
  "a bill with goods, costs and PPN": async (deed) => {
    await deed.tx`update tagihan set total = 20000000 where id_tagihan = 'TG-2606-00005'`;
    await bookTagihan(deed, "TG-2606-00005", {
      barang: [{ idPo: "PO-2606-00004", unit: 1, hargaPo: rp(4_500_000), nominal: rp(4_400_000) }],
      ...{ biaya: rp(30), ppn: rp(11) },
    });
  },
  "a bill with costs alone": async (deed) => {
    await deed.tx`update tagihan set total = 20000000 where id_tagihan = 'TG-2606-00005'`;
    await bookTagihan(deed, "TG-2606-00005", { barang: [], biaya: rp(30), ppn: rp(0) });
  },
  "a bill is taken back": (deed) => unbookTagihan(deed, "TG-2606-00008"),
  "a bill of the old program is taken back": (deed) => unbookTagihan(deed, "TG-2606-00006"),
  "an uang muka is used": (deed) => applyUangMuka(deed, "TG-2606-00008", "UM-2606-00002", rp(500_000)),
  "PPh is kept of a payment": (deed) =>
    notePayment(deed, "TG-2606-00008", {
      idPengajuan: "PB-2606-00030",
      nominal: 1_000,
      pph: 20,
      tanggal: hari("2026-07-01"),
    }),
  "a payment without PPh": (deed) =>
    notePayment(deed, "TG-2606-00008", {
      idPengajuan: "PB-2606-00030",
      nominal: 1_000,
      pph: 0,
      tanggal: hari("2026-07-01"),
    }),
  "when was more owed": async ({ tx }) => [await lastOwed(tx, "TG-2606-00008"), await lastOwed(tx, "TG-2606-00003")],
  "are the orders of a bill paid": async ({ tx }) => {
    await tx`update tagihan set sisa = 0 where id_tagihan in ('TG-2606-00001', 'TG-2606-00002')`;
    return [await settleBilledPo(tx, "TG-2606-00001"), await settleBilledPo(tx, "TG-2606-00008")];
  },
  "a bill is paid, and a cancelled one is left": async ({ tx }) => {
    await tx`update tagihan set sisa = 0 where dibatalkan is null`;
    const hasil = [await settleBilledPo(tx, "TG-2606-00001"), await settleBilledPo(tx, "TG-2606-00003")];
    return [...hasil, await settleBilledPo(tx, "TG-2606-00008")];
  },
  "the mark of a purchase order that is wrong": async (deed) => {
    await deed.tx`update produk set status_po = not status_po`;
    for (const satu of [1, 21, 10]) await refreshStatusPo(deed, id(satu));
    return deed.tx`select id_produk, status_po from produk order by 1`;
  },
  "the mark of an open purchase order": async (deed) => {
    for (const satu of [1, 21, 10]) await refreshStatusPo(deed, id(satu));
  },
  "old invoices come": async (deed) => {
    await addPiutangAwal(
      deed,
      [
        { idPelanggan: id(4), nomor: "F-8", tanggal: hari("2026-05-02"), jatuhTempo: null, termin: 14, total: rp(800) },
        {
          idPelanggan: id(4),
          nomor: "F-9",
          tanggal: hari("2026-05-02"),
          jatuhTempo: hari("2026-06-01"),
          termin: 14,
          total: rp(900),
        },
      ],
      hari("2026-06-24"),
    );
  },
  "an old invoice": async ({ tx }) => [
    await findPiutangAwal(tx, "PT-2606-00001"),
    await findPiutangAwal(tx, "PT-2606-00002"),
  ],
  "an old invoice goes back": async (deed) => {
    const satu = {
      idPelanggan: id<"pelanggan">(4),
      nomor: "F-8",
      tanggal: hari("2026-05-02"),
      jatuhTempo: null,
      termin: 14,
      total: rp(800),
    };
    await undoPiutangAwal(deed, await addPiutangAwal(deed, [satu], hari("2026-06-24")));
  },
  "an old invoice that was paid in part": (deed) => undoPiutangAwal(deed, [1]),
  "the credit that is used": ({ tx }) => Promise.all([1, 2, 3, 4].map((satu) => kreditTerpakai(tx, id(satu)))),
};

const ORDER_BERUBAH: Record<string, Tindakan> = {
  ...Object.fromEntries(
    ["SO-2606-00001", "SO-2606-00005", "SO-2606-00006", "SO-2606-00008", "SO-2606-00013"].map(
      (idSo): [string, Tindakan] => [`${idSo} is cancelled`, (deed) => takeBackSo(deed, idSo)],
    ),
  ),
  "an order that nothing happened to is cancelled": (deed) => takeBackUntouched(deed, ["SO-2606-00005"]),
  "an open line is stopped": (deed) => stopLines(deed, [id(3)]),
  "the only line is cancelled": (deed) => cancelBaris(deed, { idOrderan: id(3), idSo: "SO-2606-00001" }),
  "a refund in parts": (deed) => submitRefund(deed, "SO-2606-00009", 1_000, "Uji"),
  "what could be paid back": ({ tx }) =>
    Promise.all(["SO-2606-00001", "SO-2606-00008", "SO-2606-00010"].map((idSo) => bisaKembali(tx, idSo))),
  "states that were wrong": async (deed) => {
    await deed.tx`update so set status_so = 'Belum', status_pembayaran = 'Pending' where status_so not in ('Tolak', 'Cancel')`;
    const rows = await deed.tx<{ idSo: string }[]>`select id_so from so order by 1`;
    await refreshStatus(
      deed,
      rows.map(({ idSo }) => idSo),
    );
    return deed.tx`select id_so, status_so, status_pembayaran from so order by 1`;
  },
  "machines are finished": (deed) => finishUnits(deed, [{ idOrderan: id(3), qty: 1 }], { jenis: "produksi" }),
  "all machines are finished": (deed) =>
    finishUnits(deed, [{ idOrderan: id(3), qty: 2 }], { jenis: "po", sumber: "PO-2606-00001" }),
  "finished machines are taken back": async (deed) => {
    await finishUnits(deed, [{ idOrderan: id(3), qty: 2 }], { jenis: "produksi" });
    await undoUnit(deed, [{ idOrderan: id(3), qty: 1 }], { jenis: "produksi" });
  },
  "sold machines can not be taken back": async (deed) =>
    undoUnit(deed, [{ idOrderan: await lineOf(deed.tx, "SO-2606-00015"), qty: 2 }], { jenis: "produksi" }),
  "goods come back and leave": async (deed) => {
    const [row] = await deed.tx<
      { idOrderan: Id<"orderan"> }[]
    >`select id_orderan from orderan where id_so = 'SO-2605-00001'`;
    const jalan = {
      idSo: "SO-2605-00001",
      idSuratJalan: "SJ-2605-00001",
      barang: [{ idOrderan: row?.idOrderan ?? id(0), qty: 2 }],
    };
    await giveBackGoods(deed, jalan as never);
    await sendGoods(deed, { ...jalan, barang: [{ ...jalan.barang[0], qty: 1 }] } as never);
  },
  "lines wait for purchase orders": async (deed) => {
    const { tx } = deed;
    const [line] = await tx<{ idProduk: Id<"produk"> }[]>`select id_produk from orderan where id_orderan = 3`;
    const idProduk = line?.idProduk ?? id(0);
    await linkUp(deed, "PO-2606-00001", [{ idOrderan: id(3), qty: 2 }]);
    const lines: unknown[] = [await lockPlMenunggu(deed, idProduk), await lockPoDanPl(deed, "PO-2606-00001")];
    await noteServed(deed, "PO-2606-00001", [{ idOrderan: id(3), qty: 1 }]);
    lines.push(await lockPlMenunggu(deed, idProduk), await tautan(tx));
    await noteServed(deed, "PO-2606-00001", [{ idOrderan: id(3), qty: 1 }]);
    lines.push(
      await tautan(tx),
      await lockPoDanPl(deed, "PO-2606-00001"),
      await lockPoDanPl(deed, "PO-2606-00001", "semua"),
    );
    await noteUndo(deed, "PO-2606-00001", [{ idOrderan: id(3), qty: 1 }]);
    await joinTautan(deed, { idPo: "PO-2606-00001" });
    lines.push(await tautan(tx));
    await unlinkLines(deed, [id(3)]);
    lines.push(await tautan(tx));
    await joinTautan(deed, { idOrderan: id(3) });
    lines.push(await tautan(tx));
    await unlinkPo(deed, "PO-2606-00001");
    return [...lines, await tautan(tx)];
  },
};

async function lineOf(tx: Tx, idSo: string): Promise<Id<"orderan">> {
  const [row] = await tx<
    { idOrderan: Id<"orderan"> }[]
  >`select id_orderan from orderan where id_so = ${idSo} order by urutan limit 1`;
  return row?.idOrderan ?? id(0);
}

const tautan = (tx: Tx) =>
  tx`select id_orderan, qty, qty_dilayani, dilepas from po_orderan where id_po = 'PO-2606-00001' order by 1`;

export const BERUBAH = { hutang: HUTANG_BERGERAK, order: ORDER_BERUBAH };
