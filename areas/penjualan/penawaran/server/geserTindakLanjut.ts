import { audit } from "#company/audit/audit.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { conflict, must, throwIfAny } from "#platform/http/refusal.ts";
import type { penawaran } from "../contract.ts";
import { mayChangePenawaran, problemsOfTanggal } from "./rules.ts";
import { changePokok, lockPenawaran } from "./sql.ts";

type Geseran = Input<typeof penawaran.geserTindakLanjut>;

/** Follows up on another day; a colleague who moved it meanwhile is not overwritten. */
export async function geserTindakLanjut(deed: Deed, { idPenawaran, dari, tanggal }: Geseran): Promise<void> {
  const before = await lockPenawaran(deed, idPenawaran);
  must(mayChangePenawaran(before));
  if (before.tindakLanjut !== dari) throw conflict("Tindak lanjut ini sudah dipindahkan orang lain");
  const [masalah] = problemsOfTanggal({ berlakuSampai: null, tindakLanjut: tanggal }, deed.today);
  throwIfAny(masalah ? [{ ...masalah, field: "tanggal" }] : []);
  await changePokok(deed.tx, idPenawaran, { tindakLanjut: tanggal });
  const [sebelum, sesudah] = [{ tindakLanjut: dari }, { tindakLanjut: tanggal }];
  await audit(deed, { jenis: "penawaran", id: idPenawaran, sebelum, sesudah });
}
