import { isPrivileged } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import type { JENIS_PERHATIAN } from "../contract.ts";

/** Tells those in charge what somebody else did with an asset, until one of them has looked. */
export async function notePerhatian(
  { tx, user, now, today }: Deed,
  idAsset: Id<"asset">,
  jenis: (typeof JENIS_PERHATIAN)[number],
): Promise<void> {
  if (isPrivileged(user)) return;
  await tx`insert into asset_perhatian ${tx({ idAsset, jenis, tanggal: today, waktu: now, idUser: user.idUser })}`;
}

export async function markReviewed({ tx, user, now }: Deed, idAsset: Id<"asset">): Promise<void> {
  await tx`
    update asset_perhatian set ditinjau = ${now}, id_peninjau = ${user.idUser}
    where id_asset = ${idAsset} and ditinjau is null`;
}
