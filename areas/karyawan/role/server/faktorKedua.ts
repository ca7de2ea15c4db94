import { audit } from "#company/audit/audit.ts";
import type { Boleh } from "#kernel/row.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { User, WriteCtx } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { found } from "#platform/http/refusal.ts";

export const maySetFaktorKedua = ({ role }: User): Boleh =>
  role === "Super Admin" ? boleh : tidak("Hanya diatur oleh Super Admin");

/** The roles whose people must have a second factor. */
export async function roleWajib(db: Db): Promise<Set<number>> {
  const rows = await db<{ idRole: number }[]>`select id_role from role where faktor_kedua`;
  return new Set(rows.map(({ idRole }) => idRole));
}

/** Sets whether the people of a role must have one. Whoever has none can from then on only set it up. */
export async function setFaktorKedua(deed: WriteCtx, idRole: Id<"role">, wajib: boolean): Promise<string> {
  const { tx } = deed;
  const [row] = await tx<{ nama: string; faktorKedua: boolean }[]>`
    select nama_role as nama, faktor_kedua from role where id_role = ${idRole} for update`;
  const { nama, faktorKedua } = found(row, "Role");
  if (faktorKedua === wajib) return nama;
  await tx`update role set faktor_kedua = ${wajib} where id_role = ${idRole}`;
  await audit(deed, { jenis: "role", id: idRole, sebelum: { faktorKedua }, sesudah: { faktorKedua: wajib } });
  await noteJejak(deed, "hak", `Role ${nama}: faktor kedua ${wajib ? "wajib" : "tidak wajib"}`);
  return nama;
}
