import { keepRefund } from "#books/kas/hangus.ts";
import { submitPengembalian } from "#books/kas/kas.ts";
import { lockSo } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { decideRequest } from "#company/putusan.ts";
import { rupiah } from "#kernel/format.ts";
import { boleh } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import type { pengajuan } from "../contract.ts";
import { mayForfeit } from "./rules.ts";
import { decidePengajuan, findPengajuan, lockPengajuan } from "./sql.ts";

/**
 * Decides the refund of a cancelled order: all or a part of it is kept. The request itself is rejected with that note;
 * what is paid back all the same is asked for anew. Answers the code of that request.
 */
export async function hanguskanPengembalian(
  deed: Deed,
  { idPengajuan: id, nominal, note, versi: seen }: Input<typeof pengajuan.hanguskanPengembalian>,
): Promise<string | null> {
  const { tx } = deed;
  const dilihat = found(await findPengajuan(tx, id), "Pengajuan");
  must(mayForfeit(dilihat, boleh));
  const idSo = dilihat.inv?.idSo ?? "";
  await lockSo(deed, [idSo]);
  const row = found(await lockPengajuan(tx, id), "Pengajuan");
  const { versi, nominal: semua } = row;
  const diputus = { jenis: "pengajuan", id, versi, status: "Ditolak", note } as const;
  const { catatan } = await decideRequest(deed, row, diputus);
  await assertVersion(tx, { jenis: "pengajuan", id, stored: versi, seen });
  if (nominal > semua) throw invalidField("nominal", `Paling banyak ${rupiah(semua)}`);
  await decidePengajuan(deed, id, { status: "Ditolak", note });
  await keepRefund(deed, { idPengajuan: id, idSo, nominal });
  const sisa = (semua - nominal) as Rupiah;
  const idSisa = sisa > 0 ? await mintaSisa() : null;
  await audit(deed, {
    jenis: "pengajuan",
    id,
    idSo,
    sebelum: { status: "Menunggu", note: "" },
    sesudah: { status: "Ditolak", note, hangus: nominal, ...catatan },
  });
  return idSisa;

  function mintaSisa() {
    const { idRekeningAsal: idRekening } = row;
    if (idRekening === null) throw new Error(`The refund ${id} has no account`);
    const { deskripsiPengajuan: deskripsi, buktiFotoPengajuan: bukti } = dilihat;
    return submitPengembalian(deed, { idRekening, nominal: sisa, deskripsi, asal: { idSo }, bukti });
  }
}
