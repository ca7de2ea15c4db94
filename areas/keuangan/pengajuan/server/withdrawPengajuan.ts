import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { withdraw } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pengajuan } from "../contract.ts";
import { DITARIK } from "../isiPengajuan.ts";
import { decidePengajuan, lockPengajuan } from "./sql.ts";

/** Whoever asked takes back a request that waits or was sent back; approvals noted so far are void. */
export async function withdrawPengajuan(deed: Deed, input: Input<typeof pengajuan.withdrawPengajuan>): Promise<void> {
  const { tx } = deed;
  const { idPengajuan: id, note } = input;
  const row = found(await lockPengajuan(tx, id), "Pengajuan");
  const { versi } = row;
  await withdraw(deed, row, { jenis: "pengajuan", id, versi, note });
  await assertVersion(tx, { jenis: "pengajuan", id, stored: versi, seen: input.versi });
  const sesudah = { status: "Ditolak", note: note || DITARIK, ditarik: true } as const;
  await decidePengajuan(deed, id, sesudah);
  await audit(deed, { jenis: "pengajuan", id, sebelum: { status: row.statusPengajuan, ditarik: false }, sesudah });
}
