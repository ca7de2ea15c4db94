import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import { mergeInto, unmerge } from "#company/merging.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import type { DampakGabung } from "../barisPelanggan.ts";
import { mayMerge, mayUnmerge } from "./rules.ts";
import { lockPelanggan, type Terkunci } from "./sql.ts";
import { findPelanggan, sasaranOf, wirePelanggan } from "./wire.ts";

type Dua = { dari: Id<"pelanggan">; ke: Id<"pelanggan"> };

/** What a merge will do: both customers, and what moves. */
export async function getDampakGabungPelanggan(
  context: ReadCtx,
  { dari: idPelanggan, ke: idTujuan }: Dua,
): Promise<DampakGabung> {
  const asal = await findPelanggan(context, idPelanggan);
  const tujuan = await findPelanggan(context, idTujuan);
  return {
    asal: wirePelanggan(asal, context.user),
    tujuan: wirePelanggan(tujuan, context.user),
    jumlahOrder: asal.jumlahOrder,
    piutang: asal.piutang,
    gabung: mayMerge(context.user, sasaranOf(asal), sasaranOf(tujuan)),
  };
}

/**
 * Merges a customer into another. Its orders keep their customer and are shown, summed and reminded with the other's, so
 * that undoing it leaves nothing behind. Both are locked in one order: of two people who merge them at once, the second
 * learns of the first.
 */
export async function gabungPelanggan(deed: Deed, { dari: idPelanggan, ke: idTujuan }: Dua): Promise<void> {
  const rows = await lockPelanggan(deed.tx, [idPelanggan, idTujuan]);
  const asal = cari(rows, idPelanggan);
  const tujuan = cari(rows, idTujuan);
  await sudahDigabung(deed, asal);
  await sudahDigabung(deed, tujuan);
  must(mayMerge(deed.user, asal, tujuan));
  await mergeInto(deed.tx, "pelanggan", { dari: idPelanggan, ke: idTujuan });
  await deed.tx`
    update pelanggan_ragu set diputuskan = ${deed.now}, id_user = ${deed.user.idUser}
    where diputuskan is null and (id_pelanggan, id_lain) in
      ((${idPelanggan}::int, ${idTujuan}::int), (${idTujuan}::int, ${idPelanggan}::int))`;
  await catat(deed, asal, { sebelum: "", sesudah: tujuan.nama });
}

/** Takes a merged customer out again, with everything that had been merged into it before. */
export async function batalGabungPelanggan(deed: Deed, idPelanggan: Id<"pelanggan">): Promise<void> {
  const asal = cari(await lockPelanggan(deed.tx, [idPelanggan]), idPelanggan);
  must(mayUnmerge(deed.user, asal));
  await unmerge(deed.tx, "pelanggan", idPelanggan);
  await catat(deed, asal, { sebelum: asal.namaTujuan ?? "", sesudah: "" });
}

const cari = (rows: readonly Terkunci[], id: Id<"pelanggan">): Terkunci =>
  found(
    rows.find((row) => row.idPelanggan === id),
    "Pelanggan",
  );

async function sudahDigabung({ tx }: Deed, { idPelanggan, nama, namaTujuan }: Terkunci): Promise<void> {
  if (namaTujuan === null) return;
  throw conflict(`${nama} sudah digabungkan ke ${namaTujuan} ${await pelakuTerakhir(tx, "pelanggan", idPelanggan)}`);
}

const catat = (deed: Deed, { idPelanggan }: Terkunci, ke: { sebelum: string; sesudah: string }) =>
  audit(deed, {
    jenis: "pelanggan",
    id: idPelanggan,
    sebelum: { digabungKe: ke.sebelum },
    sesudah: { digabungKe: ke.sesudah },
  });
