import type { ReadCtx } from "#platform/http/context.ts";
import type { PengajuanLengkap } from "../contract.ts";
import { melihatNominal } from "./rules.ts";
import type { PengajuanRow } from "./sql.ts";

/** A request as answered: picture addresses, and amounts only for those who may see them. */
export function isiOf(
  { sasaran: _, kembaliBatal: __, ...row }: PengajuanRow,
  { user, picture }: Pick<ReadCtx, "user" | "picture">,
): PengajuanLengkap {
  const addresses = (ids: readonly string[]) => ids.map(picture).filter((address) => address !== null);
  return {
    ...row,
    nominalPengajuan: melihatNominal(user, row) ? row.nominalPengajuan : null,
    buktiFotoPengajuan: addresses(row.buktiFotoPengajuan),
    buktiFotoApprove: addresses(row.buktiFotoApprove),
  };
}
