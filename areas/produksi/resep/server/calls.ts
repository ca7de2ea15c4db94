import { seesHargaBeli } from "#kernel/permission.ts";
import { jumlahDari } from "#kernel/satuan.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type ResepProduk, resep } from "../contract.ts";
import { setResep } from "./setResep.ts";
import { findResep, pageOfResep, pilihanResep, type ResepProdukRow } from "./sql.ts";

export const resepCalls: Handlers<typeof resep> = implement(resep, {
  getResep: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfResep(db, input, today);
      const sees = seesHargaBeli(user);
      return pageAnswer(
        input,
        total,
        rows.map((row) => ({ ...row, upah: sees ? row.upah : null, biaya: sees ? row.biaya : null })),
      );
    },
  },
  getResepProduk: {
    async read({ db, user, today }, { idProduk }) {
      return { data: wire(found(await findResep(db, idProduk, today), "Produk"), user) };
    },
  },
  getPilihanResep: {
    async read({ db }, input) {
      return { data: await pilihanResep(db, input) };
    },
  },
  setResep: {
    async write(deed, input) {
      return { message: await setResep(deed, input) };
    },
  },
});

/** A recipe as it is sent: quantities in units, and costs for those who may see them. */
function wire({ kategoriProduk: _, ...row }: ResepProdukRow, user: User): ResepProduk {
  const sees = seesHargaBeli(user);
  const versi = row.versi.map((satu) => ({
    ...satu,
    upah: sees ? satu.upah : null,
    bahan: satu.bahan.map((bahan) => ({
      ...bahan,
      qty: jumlahDari(bahan.qty),
      stock: jumlahDari(bahan.stock),
      biaya: sees ? bahan.biaya : null,
    })),
  }));
  return { ...row, versi, terakhir: row.versi[0]?.versi ?? 0 };
}
