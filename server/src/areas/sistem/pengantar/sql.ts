import type { Deed } from "#server/platform/http/context.ts";

/** Whether the person did not have it yet. */
export async function simpanPengantar({ tx, user }: Deed, layar: string): Promise<boolean> {
  const baru = await tx`
    insert into pengantar ${tx({ idUser: user.idUser, layar })} on conflict do nothing returning layar`;
  return baru.length > 0;
}
