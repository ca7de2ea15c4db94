import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { tentukan } from "#company/putusan.ts";
import { bolehKembalikan, catatRevisi } from "#company/revisi.ts";
import { boleh } from "#kernel/row.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import type { pengajuan } from "../contract.ts";
import { catatan } from "./catatan.ts";
import { kembalikanPengajuan, kunciPengajuan, satuPengajuan } from "./sql.ts";

/** Sends a request back to its author, with a note; approvals noted so far are void with the version. */
export async function revisiPengajuan(deed: Deed, input: Input<typeof pengajuan.revisiPengajuan>): Promise<void> {
  const { tx } = deed;
  const { idPengajuan: id, note } = input;
  const row = found(await kunciPengajuan(tx, id), "Pengajuan");
  const { versi } = row;
  const { catatan: putusan } = await tentukan(deed, row, { jenis: "pengajuan", id, versi, status: "Revisi", note });
  must(bolehKembalikan(boleh, row));
  await assertVersion(tx, { jenis: "pengajuan", id, stored: versi, seen: input.versi });
  const isi = catatan(found(await satuPengajuan(tx, id), "Pengajuan"));
  await catatRevisi(deed, { jenis: "pengajuan", id, versi, note, isi });
  await kembalikanPengajuan(tx, id, note);
  await audit(deed, {
    jenis: "pengajuan",
    id,
    sebelum: { status: row.statusPengajuan, note: "" },
    sesudah: { status: "Revisi", note, ...putusan },
  });
}
