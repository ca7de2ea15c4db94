import { DITARIK } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { audit } from "#company/audit/audit.ts";
import { withdraw } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pelepasanAsset } from "../contract.ts";
import { lockPelepasan, refusePelepasan, sasaranOf } from "./sql.ts";

type Penarikan = Input<typeof pelepasanAsset.withdrawPelepasanAsset>;

/** Whoever asked takes a waiting request back: the asset stays. */
export async function withdrawPelepasanAsset(deed: Deed, { idPengajuan: id, note }: Penarikan): Promise<void> {
  const row = found(await lockPelepasan(deed.tx, id), "Pelepasan asset");
  await withdraw(deed, sasaranOf(row), { jenis: "pelepasanAsset", id, versi: 1, note });
  const sesudah = { note: note || DITARIK, ditarik: true };
  await refusePelepasan(deed, id, sesudah);
  await audit(deed, {
    jenis: "pelepasanAsset",
    id,
    sebelum: { status: row.statusPengajuan, ditarik: false },
    sesudah: { status: "Ditolak", ...sesudah },
  });
}
