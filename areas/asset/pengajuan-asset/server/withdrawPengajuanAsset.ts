import { DITARIK } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { withdraw } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pengajuanAsset } from "../contract.ts";
import { decidePengajuanAsset, lockPengajuanAsset, sasaranOf } from "./sql.ts";

type Penarikan = Input<typeof pengajuanAsset.withdrawPengajuanAsset>;

/** Whoever asked takes back a request that waits or was sent back; approvals noted so far are void. */
export async function withdrawPengajuanAsset(deed: Deed, input: Penarikan): Promise<void> {
  const { tx } = deed;
  const { idPengajuan: id, note } = input;
  const row = found(await lockPengajuanAsset(tx, id), "Pengajuan asset");
  const { versi, statusPengajuan: status } = row;
  await withdraw(deed, sasaranOf(row), { jenis: "pengajuanAsset", id, versi, note });
  await assertVersion(tx, { jenis: "pengajuanAsset", id, stored: versi, seen: input.versi });
  const sesudah = { status: "Ditolak", note: note || DITARIK, ditarik: true } as const;
  await decidePengajuanAsset(deed, id, sesudah);
  await audit(deed, { jenis: "pengajuanAsset", id, sebelum: { status, ditarik: false }, sesudah });
}
