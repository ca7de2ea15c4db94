import { milikOrder } from "#company/orderMilik.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import type { Db } from "#platform/db/database.ts";
import type { Handlers, User } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { type Kerusakan, kerusakan } from "../contract.ts";
import { perSeratus } from "../isiKerusakan.ts";
import { dokumenBatch, type KerusakanRow, kerusakanPerBatch, type Masa } from "./sql.ts";
import { kerusakanXlsx } from "./xlsx.ts";

const wire = (row: KerusakanRow, user: User): Kerusakan => ({
  ...row,
  persen: perSeratus(row),
  biaya: seesHargaBeli(user) ? row.biaya : null,
});

async function semua(db: Db, user: User, masa: Omit<Masa, "milik">): Promise<Kerusakan[]> {
  const rows = await kerusakanPerBatch(db, { ...masa, milik: await milikOrder(db, user) });
  return rows.map((row) => wire(row, user));
}

export const kerusakanCalls: Handlers<typeof kerusakan> = implement(kerusakan, {
  getKerusakan: {
    async read({ db, user }, masa) {
      return { data: await semua(db, user, masa) };
    },
  },
  getDetailKerusakan: {
    async read({ db, user }, { awal, akhir, idProduk, asal, bulan }) {
      const masa = { awal, akhir, milik: await milikOrder(db, user) };
      const batch = { idProduk, asal, bulan: bulan ?? "" };
      const [[row], { kunjunganGaransi, ...dokumen }] = await Promise.all([
        kerusakanPerBatch(db, masa, batch),
        dokumenBatch(db, masa, batch),
      ]);
      const melihat = seesHargaBeli(user);
      const visits = melihat ? kunjunganGaransi : kunjunganGaransi.map((one) => ({ ...one, nilai: null, upah: null }));
      return { data: { ...wire(found(row, "Batch"), user), ...dokumen, kunjunganGaransi: visits } };
    },
  },
  exportKerusakan: {
    async sheet({ db, user }, masa) {
      const { awal, akhir } = masa;
      const sampai = akhir === awal ? "" : ` sampai ${akhir}`;
      return {
        name: `Export Kerusakan Mesin-${awal}${sampai}.xlsx`,
        content: kerusakanXlsx(user, await semua(db, user, masa)),
      };
    },
  },
});
