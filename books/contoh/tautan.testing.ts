import type { Tx } from "#platform/db/database.ts";
import { lockPlMenunggu, lockPoDanPl, lockPoDariBaris } from "../pembelian/kunci.ts";
import { joinTautan, linkUp, noteServed, noteUndo, share, unlinkLines, unlinkPo } from "../pembelian/tautan.ts";
import { disiapkan, orderBaru } from "./baru.testing.ts";
import { poBaru } from "./pembelian.testing.ts";
import { duaOrder, orderan, SO } from "./pesanan.testing.ts";
import { id, type Tindakan } from "./tertulis.testing.ts";

const tautan = (tx: Tx) =>
  tx`select id_po, id_orderan, qty, qty_dilayani, dilepas from po_orderan order by 1, 2`.then((rows) =>
    rows.map((row) => Object.values(row).join(" ")),
  );
const bagian = (...isi: readonly [number, number][]) => isi.map(([nomor, qty]) => ({ idOrderan: orderan(nomor), qty }));

/** Lines that wait for two purchase orders each. */
const duaTautan = disiapkan(async (deed) => {
  await duaOrder(deed);
  await linkUp(deed, "PO-2606-00007", bagian([9002, 1], [9006, 1]));
  await noteServed(deed, "PO-2606-00001", bagian([9002, 1], [9006, 1]));
});

export const TERTAUT: Record<string, Tindakan> = {
  "lines wait for two purchase orders": async (deed) => {
    await duaTautan(deed);
    const jawab = [await lockPlMenunggu(deed, id(2)), await lockPlMenunggu(deed, id(14))];
    jawab.push(await lockPoDanPl(deed, "PO-2606-00001"), await lockPoDanPl(deed, "PO-2606-00007", "semua"));
    await lockPoDariBaris(deed, orderan(9002));
    return [...jawab, await tautan(deed.tx)];
  },
  "a line lacks less than its purchase order brings": async (deed) => {
    await duaTautan(deed);
    await deed.tx`update orderan set qty_selesai = 1, qty = 2 where id_orderan = 9006`;
    await deed.tx`update po_orderan set qty = 3 where id_orderan = 9006 and id_po = 'PO-2606-00001'`;
    return lockPoDanPl(deed, "PO-2606-00001");
  },
  "units are served to one line of two": async (deed) => {
    await duaTautan(deed);
    await noteServed(deed, "PO-2606-00007", bagian([9002, 1]));
    await noteServed(deed, "PO-2606-00007", []);
    const jawab = [await tautan(deed.tx)];
    await noteUndo(deed, "PO-2606-00001", bagian([9006, 1]));
    await noteUndo(deed, "PO-2606-00001", []);
    return [...jawab, await tautan(deed.tx)];
  },
  "one purchase order brings nothing more": async (deed) => {
    await duaTautan(deed);
    await unlinkPo(deed, "PO-2606-00007");
    return tautan(deed.tx);
  },
  "one line waits no more": async (deed) => {
    await duaTautan(deed);
    await unlinkLines(deed, [orderan(9006)]);
    await unlinkLines(deed, []);
    return tautan(deed.tx);
  },
  "which links are made again": async (deed) => {
    await duaPuluhTautan(deed);
    await joinTautan(deed, { idPo: "PO-U-1" });
    const jawab = [await tautan(deed.tx)];
    await joinTautan(deed, { idOrderan: orderan(9018) });
    return [...jawab, await tautan(deed.tx)];
  },
  "units are shared": async () => {
    const menunggu = [{ kurang: 2 }, { kurang: -1 }, { kurang: 3 }, { kurang: 1 }].map((satu, at) => ({
      ...satu,
      idOrderan: orderan(at),
    }));
    return [0, 1, 2, 4, 5, 6, 9].map((qty) => share(qty, menunggu));
  },
};

/** Links that were released, of lines and purchase orders of all kinds; `joinTautan` makes those of 9011, 9017 and 9018 again. */
const duaPuluhTautan = disiapkan(async (deed) => {
  const line = (nomor: number, selesai = 0, lain: object = {}) => ({
    id: nomor,
    produk: 2,
    qty: 3,
    harga: 1,
    selesai,
    ...lain,
  });
  const baris = [
    line(9011),
    line(9012),
    line(9013, 0, { batal: true }),
    line(9015, 3),
    line(9016),
    line(9017, 1),
    line(9019, 1),
  ];
  await orderBaru(deed, SO, [...baris, line(9018)]);
  await orderBaru(deed, "SO-2607-90003", [line(9014)]);
  await deed.tx`update so set status_so = 'Tolak' where id_so = 'SO-2607-90003'`;
  for (const nomor of [1, 3, 4, 7]) await poBaru(deed, { id: `PO-U-${nomor}`, qty: 9 });
  await poBaru(deed, { id: "PO-U-5", qty: 9, selesai: 9, tglSelesai: "2026-06-20" });
  await poBaru(deed, { id: "PO-U-6", qty: 9, batal: true });
  await linkUp(
    deed,
    "PO-U-1",
    bagian([9011, 2], [9012, 2], [9013, 2], [9014, 2], [9015, 2], [9016, 2], [9017, 2], [9019, 2]),
  );
  await noteServed(deed, "PO-U-1", bagian([9011, 1], [9012, 2]));
  for (const [nomor, qty] of [
    [1, 1],
    [5, 2],
    [6, 1],
    [7, 2],
  ])
    await linkUp(deed, `PO-U-${nomor}`, bagian([9018, qty ?? 0]));
  await deed.tx`update po_orderan set dilepas = true`;
  await linkUp(deed, "PO-U-3", bagian([9016, 2], [9017, 2], [9019, 2]));
  await linkUp(deed, "PO-U-4", bagian([9016, 1]));
  await noteServed(deed, "PO-U-3", bagian([9017, 1]));
});
