import { isPrivileged } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import type { JENIS_PERHATIAN } from "../contract.ts";

/** Tells those in charge what somebody else did with assets, until one of them has looked. */
export async function notePerhatian(
  { tx, user, now, today }: Deed,
  ids: readonly Id<"asset">[],
  jenis: (typeof JENIS_PERHATIAN)[number],
): Promise<void> {
  if (isPrivileged(user)) return;
  await tx`
    insert into asset_perhatian (id_asset, jenis, tanggal, waktu, id_user)
    select id, ${jenis}, ${today}, ${now}, ${user.idUser} from unnest(${[...ids]}::int[]) a(id)`;
}

export async function markReviewed({ tx, user, now }: Deed, ids: readonly number[]): Promise<void> {
  await tx`
    update asset_perhatian set ditinjau = ${now}, id_peninjau = ${user.idUser}
    where id_asset = any(${[...ids]}::int[]) and ditinjau is null`;
}
