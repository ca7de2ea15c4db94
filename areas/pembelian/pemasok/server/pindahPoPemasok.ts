import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, notFound } from "#platform/http/refusal.ts";
import type { pemasok } from "../contract.ts";
import { TANPA_PEMASOK } from "../isiPemasok.ts";
import { transferProduk } from "./gabung.ts";
import { problemOfPemasok } from "./rules.ts";
import { pokokPemasok } from "./sql.ts";

type Dipindah = { idPo: string; kloter: string; pemasok: string };

/**
 * Says of whom purchase orders were bought: those that nobody had said it of, and those that stand with the wrong
 * supplier. One that was made with a name keeps it as its own copy.
 */
export async function pindahPoPemasok(deed: WriteCtx, input: Input<typeof pemasok.pindahPoPemasok>): Promise<string> {
  const { tx } = deed;
  const tujuan = await tujuanPindah(deed, "idPemasok", input.idPemasok);
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

/**
 * The same for all purchase orders of some products: what nobody noted before suppliers were kept, or one supplier that
 * turns out to be two.
 */
export async function pindahProdukPemasok(
  deed: WriteCtx,
  { dari, ke, idProduk }: Input<typeof pemasok.pindahProdukPemasok>,
): Promise<string> {
  const tujuan = await tujuanPindah(deed, "ke", ke);
  const asal = dari === null ? null : found(await pokokPemasok(deed.tx, dari), "Pemasok");
  // After all merging: the purchase orders of a merged supplier stay its own, for when it is taken apart again.
  if (asal?.idPemasok === tujuan?.idPemasok) throw invalidField("ke", "Pilih pemasok tujuan yang lain");
  const rows = await transferProduk(deed, idProduk, { dari: asal?.idPemasok ?? null, ke: tujuan });
  const jumlah = rows.reduce((sum, row) => sum + row.jumlah, 0);
  if (jumlah === 0) throw conflict("Tidak ada PO yang dapat dipindahkan, muat ulang daftarnya");
  const isi = rows.map(({ namaProduk, jumlah: banyak }) => `${banyak} PO ${namaProduk}`).join(", ");
  const sebutan = (satu: { nama: string } | null) => satu?.nama ?? TANPA_PEMASOK;
  const pindahPo = `${isi}, dari ${sebutan(asal)} ke ${sebutan(tujuan)}`;
  const pihak = [asal, tujuan].filter((satu) => satu !== null);
  await audit(
    deed,
    ...pihak.map(({ idPemasok }) => ({ jenis: "pemasok" as const, id: idPemasok, sesudah: { pindahPo } })),
  );
  return tujuan ? `${jumlah} PO dipindahkan ke ${tujuan.nama}` : `${jumlah} PO dilepas dari pemasoknya`;
}

async function tujuanPindah({ tx }: WriteCtx, field: string, idPemasok: Id<"pemasok"> | null) {
  if (idPemasok === null) return null;
  const tujuan = await pokokPemasok(tx, idPemasok);
  const masalah = problemOfPemasok(tujuan);
  if (masalah) throw invalidField(field, masalah);
  return tujuan;
}
