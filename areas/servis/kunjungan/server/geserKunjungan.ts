import { audit } from "#company/audit/audit.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { conflict, found, must, throwIfAny } from "#platform/http/refusal.ts";
import type { kunjungan } from "../contract.ts";
import { mayGeser, sebelumKeluhan } from "./rules.ts";
import { lockKunjungan, updateRencana } from "./sql.ts";

/** Plans a visit for another day; a colleague who moved it meanwhile is not overwritten. */
export async function geserKunjungan(
  deed: Deed,
  { idKunjungan, dari, tanggal }: Input<typeof kunjungan.geserKunjungan>,
) {
  const row = found(await lockKunjungan(deed.tx, idKunjungan), "Kunjungan");
  must(mayGeser(row));
  if (row.rencana !== dari) throw conflict("Kunjungan ini sudah dipindahkan orang lain");
  throwIfAny(sebelumKeluhan("tanggal", tanggal, row.tglKeluhan));
  await updateRencana(deed.tx, idKunjungan, tanggal);
  const [sebelum, sesudah] = [{ rencana: dari }, { rencana: tanggal }];
  await audit(deed, { jenis: "kunjungan", id: idKunjungan, ...(row.idSo && { idSo: row.idSo }), sebelum, sesudah });
}
