import type { pemasok } from "#contract/pembelian/pemasok.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Input, WriteCtx } from "#server/platform/http/context.ts";
import { invalidField, notFound } from "#server/platform/http/refusal.ts";
import { masalahPemasok } from "./rules.ts";
import { pokokPemasok } from "./sql.ts";

type Dipindah = { idPo: string; kloter: string; pemasok: string };

/**
 * Says of whom purchase orders were bought: those that nobody had said it of, and those that stand with the wrong
 * supplier. One that was made with a name keeps it as its own copy.
 */
export async function pindahPoPemasok(deed: WriteCtx, input: Input<typeof pemasok.pindahPoPemasok>): Promise<string> {
  const { tx } = deed;
  const tujuan = input.idPemasok === null ? null : await pokokPemasok(tx, input.idPemasok);
  const masalah = input.idPemasok === null ? null : masalahPemasok(tujuan);
  if (masalah) throw invalidField("idPemasok", masalah);
  const ids = [...new Set(input.idPo)];
  const rows = await tx<Dipindah[]>`
    select p.id_po, p.kloter, coalesce(k.nama, '') as pemasok
    from po p left join pemasok m on m.id_pemasok = p.id_pemasok left join pemasok k on k.id_pemasok = m.pokok
    where p.id_po = any(${ids}) and p.dibatalkan is null order by p.id_po for update of p`;
  if (rows.length < ids.length) throw notFound("PO");
  await tx`
    update po set id_pemasok = ${tujuan?.idPemasok ?? null},
      nama_pemasok = case when ${tujuan === null} then '' when nama_pemasok = '' then ${tujuan?.nama ?? ""} else nama_pemasok end
    where id_po = any(${ids})`;
  const nama = tujuan?.nama ?? "";
  await audit(
    deed,
    ...rows.map(({ idPo, pemasok }) => ({
      jenis: "po" as const,
      id: idPo,
      sebelum: { pemasok },
      sesudah: { pemasok: nama },
    })),
  );
  if (tujuan) {
    const pindahPo = rows.map(({ kloter }) => kloter).join(", ");
    await audit(deed, { jenis: "pemasok", id: tujuan.idPemasok, sesudah: { pindahPo } });
  }
  return tujuan ? `${rows.length} PO dipindahkan ke ${nama}` : `${rows.length} PO dilepas dari pemasoknya`;
}
