import { audit } from "#company/audit/audit.ts";
import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { User, WriteCtx } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { found } from "#platform/http/refusal.ts";

export const maySetBatasDiskon = (user: User): Boleh => (isPrivileged(user) ? boleh : tidak(HANYA_PRIVILEGED));

/** The roles that may not give off as much as they like. */
export async function batasDiskonRoles(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db<{ idRole: number; batas: number }[]>`
    select id_role, batas_diskon as batas from role where batas_diskon is not null`;
  return new Map(rows.map(({ idRole, batas }) => [idRole, batas]));
}

/** Sets how much the people of a role give off a price without asking. Answers the name of the role. */
export async function setBatasDiskon(deed: WriteCtx, idRole: Id<"role">, batasDiskon: number | null): Promise<string> {
  const [row] = await deed.tx<{ nama: string; batasDiskon: number | null }[]>`
    select nama_role as nama, batas_diskon from role where id_role = ${idRole} for update`;
  const { nama, ...sebelum } = found(row, "Role");
  if (sebelum.batasDiskon === batasDiskon) return nama;
  await deed.tx`update role set batas_diskon = ${batasDiskon} where id_role = ${idRole}`;
  await audit(deed, { jenis: "role", id: idRole, sebelum, sesudah: { batasDiskon } });
  await noteJejak(
    deed,
    "hak",
    `Role ${nama}: ${batasDiskon === null ? "tanpa batas diskon" : `diskon paling banyak ${batasDiskon}%`}`,
  );
  return nama;
}
