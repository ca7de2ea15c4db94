import { findRekening } from "#books/kas/rekening.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import { maySendBack } from "#company/revisi.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pilihan, problemOfGoods } from "../../server/barang.ts";
import type { pengajuanAsset } from "../contract.ts";
import { catatan } from "./catatan.ts";
import { problemOfRekening } from "./rules.ts";
import { findPengajuanAsset, lockPengajuanAsset, replaceBuktiAsset, sasaranOf, submitAssetAgain } from "./sql.ts";

/** The author changes a request that was sent back, and hands it in again. */
export async function updatePengajuanAsset(deed: WriteCtx, input: Input<typeof pengajuanAsset.updatePengajuanAsset>) {
  const { tx, user, today } = deed;
  const { idPengajuan: id, dokumen, versi, idKategori, ...isian } = input;
  const row = found(await lockPengajuanAsset(tx, id), "Pengajuan asset");
  must(maySendBack(user, sasaranOf(row)));
  await assertVersion(tx, { jenis: "pengajuanAsset", id, stored: row.versi, seen: versi });
  const tglPengajuan = isian.tglPengajuan ?? row.tglPengajuan;
  throwIfAny([
    ...problemOfGoods(await pilihan(tx, { idKategori, idLokasi: isian.idLokasi }), isian.harga),
    ...problemOfRekening(await findRekening(tx, isian.idRekening)),
    ...nanti("tglPengajuan", "Tanggal pengajuan", tglPengajuan, today),
    ...(await tertutup(deed, "tglPengajuan", tglPengajuan)),
  ]);
  if (dokumen.length > 0) await replaceBuktiAsset(tx, id, await deed.files.keepAll(tx, dokumen));
  await submitAssetAgain(tx, id, { ...isian, tglPengajuan, idKategoriAsset: idKategori });
  const sesudah = catatan(found(await findPengajuanAsset(tx, id), "Pengajuan asset"));
  await audit(deed, { jenis: "pengajuanAsset", id, sebelum: catatan(row), sesudah });
}
