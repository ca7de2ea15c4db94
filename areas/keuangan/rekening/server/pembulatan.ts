import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { insertKebutuhan } from "../../kebutuhan/server/sql.ts";

const PEMBULATAN = "Pembulatan";

/**
 * The need that the rest of a payment is booked as: the company's own for rounding where it has one, else a new one. It is chosen
 * once; a company without codes never gets it.
 */
export async function preparePembulatan(deed: Deed): Promise<void> {
  const { tx } = deed;
  const [row] = await tx<{ ada: Id<"kebutuhan"> | null; cocok: Id<"kebutuhan"> | null }[]>`
    select id_kebutuhan_pembulatan as ada,
      (select min(id_kebutuhan) from kebutuhan where bawaan is null and nama_kebutuhan ~* ${PEMBULATAN}) as cocok
    from perusahaan for update`;
  if (!row || row.ada !== null) return;
  const id = row.cocok ?? (await insertKebutuhan(tx, { namaKebutuhan: PEMBULATAN }));
  if (row.cocok === null) await audit(deed, { jenis: "kebutuhan", id, sesudah: { namaKebutuhan: PEMBULATAN } });
  await tx`update perusahaan set id_kebutuhan_pembulatan = ${id}`;
}
