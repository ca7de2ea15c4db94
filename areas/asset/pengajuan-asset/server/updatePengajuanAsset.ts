import { satuRekening } from "#books/kas/rekening.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import { bolehRevisi } from "#company/revisi.ts";
import { tertutup } from "#company/tutupBuku.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { masalahBarang, pilihan } from "../../server/barang.ts";
import type { pengajuanAsset } from "../contract.ts";
import { catatan } from "./catatan.ts";
import { masalahRekening } from "./rules.ts";
import { ajukanAssetLagi, gantiBuktiAsset, kunciPengajuanAsset, sasaranOf, satuPengajuanAsset } from "./sql.ts";

/** The author changes a request that was sent back, and hands it in again. */
export async function updatePengajuanAsset(deed: WriteCtx, input: Input<typeof pengajuanAsset.updatePengajuanAsset>) {
  const { tx, user, today } = deed;
  const { idPengajuan: id, dokumen, versi, idKategori, ...isian } = input;
  const row = found(await kunciPengajuanAsset(tx, id), "Pengajuan asset");
  must(bolehRevisi(user, sasaranOf(row)));
  await assertVersion(tx, { jenis: "pengajuanAsset", id, stored: row.versi, seen: versi });
  const tglPengajuan = isian.tglPengajuan ?? row.tglPengajuan;
  throwIfAny([
    ...masalahBarang(await pilihan(tx, { idKategori, idLokasi: isian.idLokasi }), isian.harga),
    ...masalahRekening(await satuRekening(tx, isian.idRekening)),
    ...nanti("tglPengajuan", "Tanggal pengajuan", tglPengajuan, today),
    ...(await tertutup(deed, "tglPengajuan", tglPengajuan)),
  ]);
  if (dokumen.length > 0) await gantiBuktiAsset(tx, id, await deed.files.keepAll(tx, dokumen));
  await ajukanAssetLagi(tx, id, { ...isian, tglPengajuan, idKategoriAsset: idKategori });
  const sesudah = catatan(found(await satuPengajuanAsset(tx, id), "Pengajuan asset"));
  await audit(deed, { jenis: "pengajuanAsset", id, sebelum: catatan(row), sesudah });
}
