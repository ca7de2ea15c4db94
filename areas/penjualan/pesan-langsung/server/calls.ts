import { cancelBaris } from "#books/pesanan/batalBaris.ts";
import { finishUnits } from "#books/pesanan/pesanan.ts";
import { resepUntuk } from "#books/produksi/resep.ts";
import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { jumlahDari } from "#kernel/satuan.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { type Deed, implement, type User } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type PesanLangsung, pesanLangsung } from "../contract.ts";
import { GRAFIK_PL } from "../grafikPl.ts";
import { sumPl } from "./grafik.ts";
import { pembuatan } from "./pembuatan.ts";
import { mayCancelPl, mayFinish, terlaluBanyak } from "./rules.ts";
import { findPl, lockPl, type PlRow, pageOfPl, papanPl } from "./sql.ts";
import { undoPl } from "./undoPl.ts";
import { plXlsx } from "./xlsx.ts";

const sums = grafikHandlers(GRAFIK_PL, sumPl);

export const pesanLangsungCalls: Handlers<typeof pesanLangsung> = implement(pesanLangsung, {
  getOrderanPl: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfPl(db, { ...input, milik: await milikOrder(db, user) }, today);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, user)),
      );
    },
  },
  getPapanPl: {
    async read({ db, user, today }) {
      return { data: await papanPl(db, today, await milikOrder(db, user), (row) => wire(row, user)) };
    },
  },
  getDetailOrderanPl: {
    async read({ db, user }, { idOrderan }) {
      const line = found(await findPl(db, idOrderan), "Pesan langsung");
      return { data: { ...wire(line, user), dibatalkan: line.fakta.dibatalkan } };
    },
  },
  getBahanPl: {
    async read({ db, today }, { idOrderan, selesai }) {
      const line = found(await findPl(db, idOrderan), "Pesan langsung");
      const resep = await resepUntuk(db, { idProduk: line.idProduk, unit: selesai, hari: today });
      const data = (resep?.bahan ?? []).map(({ qty, stock, ...satu }) => ({
        ...satu,
        rencana: jumlahDari(qty),
        stock: jumlahDari(stock),
      }));
      return { data };
    },
  },
  exportPl: {
    async sheet({ db, user, today }, input) {
      const content = plXlsx(db, { ...input, milik: await milikOrder(db, user) }, today);
      return { name: exportName("PL", input, today), content };
    },
  },
  getGrafikPl: sums.get,
  exportGrafikPl: sums.file,
  updatePl: {
    async write(deed, { idOrderan, selesai, qtySelesai, bahan }) {
      const line = found(await lockPl(deed, idOrderan), "Pesan langsung");
      await refuseCancelled(deed, line);
      await refuseOvertaken(deed, line, qtySelesai ?? line.qtySelesai);
      must(mayFinish(deed.user, line));
      const tooMany = terlaluBanyak(line, selesai);
      if (tooMany) throw conflict(tooMany, [{ field: "selesai", message: tooMany }]);
      const dibuat = await pembuatan(deed, { idProduk: line.idProduk, selesai, dipakai: bahan });
      await finishUnits(deed, [{ idOrderan, qty: selesai }], { jenis: "produksi", pembuatan: dibuat });
      return { message: `${selesai} mesin ${line.produk.namaProduk} selesai` };
    },
  },
  undoPl: {
    async write(deed, input) {
      const line = found(await lockPl(deed, input.idOrderan), "Pesan langsung");
      await refuseCancelled(deed, line);
      if (input.qtySelesai !== line.qtySelesai) throw await overtaken(deed, line);
      return { message: await undoPl(deed, line, input) };
    },
  },
  cancelPl: {
    async write(deed, { idOrderan }) {
      const line = found(await lockPl(deed, idOrderan), "Pesan langsung");
      await refuseCancelled(deed, line);
      must(mayCancelPl(deed.user, line));
      const { idSo, produk, qty } = line;
      const { orderBatal } = await cancelBaris(deed, line);
      const barang = `${produk.kodeProduk} PL x ${qty}`;
      await audit(deed, {
        jenis: "orderan",
        id: idOrderan,
        idSo,
        sebelum: { barang },
        sesudah: { barang: "dibatalkan" },
      });
      if (!orderBatal) return { message: `Pesan langsung ${produk.namaProduk} berhasil dibatalkan` };
      await audit(deed, { jenis: "order", id: idSo, sebelum: { statusSo: "Ajukan" }, sesudah: { statusSo: "Cancel" } });
      return { message: `Pesan langsung ${produk.namaProduk} dan order ${idSo} berhasil dibatalkan` };
    },
  },
});

/** Two people may cancel at once: the second is told who was first. */
async function refuseCancelled({ tx }: Deed, line: PlRow): Promise<void> {
  if (!line.fakta.dibatalkan) return;
  const { orderDibatalkanOleh } = line.fakta;
  const oleh = orderDibatalkanOleh
    ? `oleh ${orderDibatalkanOleh}`
    : await pelakuTerakhir(tx, "orderan", line.idOrderan);
  throw conflict(`Pesan langsung sudah dibatalkan ${oleh}`);
}

/**
 * Two people may report the same machines: the second is told who was first. `seen` is the number finished on the
 * person's screen.
 */
async function refuseOvertaken(deed: Deed, line: PlRow, seen: number): Promise<void> {
  if (seen === line.qtySelesai && line.statusProduk === "Progress") return;
  throw await overtaken(deed, line);
}

async function overtaken({ tx }: Deed, line: PlRow) {
  const selesai = line.statusProduk === "Selesai" ? "Semua" : `Sudah ${line.qtySelesai}`;
  const oleh = await pelakuTerakhir(tx, "orderan", line.idOrderan);
  return conflict(`${selesai} mesin pesan langsung ini selesai, diubah ${oleh}. Periksa kembali jumlahnya`);
}

function wire(line: PlRow, user: User): PesanLangsung {
  const { fakta: _, ...row } = line;
  return { ...row, aksi: { selesai: mayFinish(user, line), cancel: mayCancelPl(user, line) } };
}
