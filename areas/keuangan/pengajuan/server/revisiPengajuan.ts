import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { decideRequest } from "#company/putusan.ts";
import { mayGiveBack, noteRevisi } from "#company/revisi.ts";
import { boleh } from "#kernel/row.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import type { pengajuan } from "../contract.ts";
import { catatan } from "./catatan.ts";
import { findPengajuan, giveBackPengajuan, lockPengajuan } from "./sql.ts";

/** Sends a request back to its author, with a note; approvals noted so far are void with the version. */
export async function revisiPengajuan(deed: Deed, input: Input<typeof pengajuan.revisiPengajuan>): Promise<void> {
  const { tx } = deed;
  const { idPengajuan: id, note } = input;
  const row = found(await lockPengajuan(tx, id), "Pengajuan");
  const { versi } = row;
  const { catatan: putusan } = await decideRequest(deed, row, {
    jenis: "pengajuan",
    id,
    versi,
    status: "Revisi",
    note,
  });
  must(mayGiveBack(boleh, row));
  await assertVersion(tx, { jenis: "pengajuan", id, stored: versi, seen: input.versi });
  const isi = catatan(found(await findPengajuan(tx, id), "Pengajuan"));
  await noteRevisi(deed, { jenis: "pengajuan", id, versi, note, isi });
  await giveBackPengajuan(tx, id, note);
  await audit(deed, {
    jenis: "pengajuan",
    id,
    sebelum: { status: row.statusPengajuan, note: "" },
    sesudah: { status: "Revisi", note, ...putusan },
  });
}
