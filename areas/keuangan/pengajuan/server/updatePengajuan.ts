import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { maySendBack } from "#company/revisi.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { kebutuhanTerpilih } from "../../kebutuhan/server/sql.ts";
import type { pengajuan } from "../contract.ts";
import { catatan } from "./catatan.ts";
import { problemOfInput, problemOfKebutuhan, sisiYangBerlaku } from "./rules.ts";
import { findPengajuan, idLainnya, lockPengajuan, replaceBukti, submitAgain } from "./sql.ts";

/** The author changes a request that was sent back, and hands it in again. */
export async function updatePengajuan(deed: WriteCtx, input: Input<typeof pengajuan.updatePengajuan>): Promise<void> {
  const { tx, user, today } = deed;
  const { idPengajuan: id, dokumen, versi, ...isian } = input;
  const terkunci = found(await lockPengajuan(tx, id), "Pengajuan");
  must(maySendBack(user, terkunci));
  await assertVersion(tx, { jenis: "pengajuan", id, stored: terkunci.versi, seen: versi });
  const sebelum = catatan(found(await findPengajuan(tx, id), "Pengajuan"));
  const sisi = sisiYangBerlaku(isian);
  const tglPengajuan = isian.tglPengajuan ?? sebelum.tglPengajuan;
  const kebutuhan = await kebutuhanTerpilih(tx, isian.idKebutuhan);
  throwIfAny([
    ...problemOfKebutuhan(kebutuhan),
    ...problemOfInput(sisi, tglPengajuan, today, await idLainnya(tx)),
    ...(await tertutup(deed, "tglPengajuan", tglPengajuan)),
  ]);
  if (dokumen.length > 0) await replaceBukti(tx, id, await deed.files.keepAll(tx, dokumen));
  await submitAgain(tx, id, { ...isian, ...sisi, tglPengajuan });
  const sesudah = catatan(found(await findPengajuan(tx, id), "Pengajuan"));
  await audit(deed, { jenis: "pengajuan", id, sebelum, sesudah });
}
