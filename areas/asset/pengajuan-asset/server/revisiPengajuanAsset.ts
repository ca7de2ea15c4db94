import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { decideRequest } from "#company/putusan.ts";
import { noteRevisi } from "#company/revisi.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pengajuanAsset } from "../contract.ts";
import { catatan } from "./catatan.ts";
import { giveBackPengajuanAsset, lockPengajuanAsset, sasaranOf } from "./sql.ts";

/** Sends a request back to its author, with a note; approvals noted so far are void with the version. */
export async function revisiPengajuanAsset(deed: Deed, input: Input<typeof pengajuanAsset.revisiPengajuanAsset>) {
  const { tx } = deed;
  const { idPengajuan: id, note } = input;
  const row = found(await lockPengajuanAsset(tx, id), "Pengajuan asset");
  const { versi } = row;
  const putusan = { jenis: "pengajuanAsset", id, versi, status: "Revisi", note } as const;
  const { catatan: tentang } = await decideRequest(deed, sasaranOf(row), putusan);
  await assertVersion(tx, { jenis: "pengajuanAsset", id, stored: versi, seen: input.versi });
  await noteRevisi(deed, { jenis: "pengajuanAsset", id, versi, note, isi: catatan(row) });
  await giveBackPengajuanAsset(tx, id, note);
  await audit(deed, {
    jenis: "pengajuanAsset",
    id,
    sebelum: { status: row.statusPengajuan, note: "" },
    sesudah: { status: "Revisi", note, ...tentang },
  });
}
