import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { AturanServis } from "../contract.ts";
import { GARANSI_BAWAAN } from "../contract.ts";

/** The rule of the company, and those of products, that hold on a day. */
export async function aturanBerlaku(db: Db, hari: Tanggal): Promise<AturanServis[]> {
  const rows = await db<AturanServis[]>`
    select distinct on (p.nama_produk, a.id_produk) a.id_produk, p.nama_produk, a.garansi_bulan, a.mulai
    from servis_aturan a left join produk p using (id_produk) where a.mulai <= ${hari}
    order by p.nama_produk nulls first, a.id_produk, a.mulai desc, a.id_servis_aturan desc`;
  const perusahaan = rows.find(({ idProduk }) => idProduk === null);
  if (perusahaan) return rows;
  return [{ idProduk: null, namaProduk: null, garansiBulan: GARANSI_BAWAAN, mulai: hari }, ...rows];
}

type Baru = { idProduk: Id<"produk"> | null; garansiBulan: number };

/** Adds a rule that holds from today on; answers the name of its product, undefined where there is none such. */
export async function insertAturan({ tx, user, now, today }: Deed, { idProduk, garansiBulan }: Baru) {
  const [produk] = await tx<{ namaProduk: string }[]>`select nama_produk from produk where id_produk = ${idProduk}`;
  if (idProduk !== null && !produk) return undefined;
  await tx`
    insert into servis_aturan ${tx({ idProduk, garansiBulan, mulai: today, dibuat: now, idUser: user.idUser })}`;
  return produk?.namaProduk ?? null;
}
