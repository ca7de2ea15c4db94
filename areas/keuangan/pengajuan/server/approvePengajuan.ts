import { bookEntries } from "#books/kas/kas.ts";
import { hariUang } from "#books/kas/tanggalUang.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { decideRequest } from "#company/putusan.ts";
import type { Tanggal } from "#kernel/types.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import { DOKUMEN_KOSONG, type pengajuan } from "../contract.ts";
import { BUKTI, buktiPada, decidePengajuan, lockPengajuan } from "./sql.ts";

type Keputusan = Input<typeof pengajuan.approvePengajuan>;

/**
 * Approves or rejects a request, once; where two must approve, the first is noted. An approved one moves the money in
 * the same transaction, on the day that the last approval names. Answers whether it is decided now.
 */
export async function approvePengajuan(deed: WriteCtx, input: Keputusan): Promise<boolean> {
  const { tx } = deed;
  const { idPengajuan: id, statusPengajuan: status, note } = input;
  const row = found(await lockPengajuan(tx, id), "Pengajuan");
  const { versi, idSo } = row;
  const setuju = status === "Disetujui";
  const { selesai, catatan } = await decideRequest(deed, row, { jenis: "pengajuan", id, versi, status, note });
  await assertVersion(tx, { jenis: "pengajuan", id, stored: versi, seen: input.versi });
  const rekening = [row.idRekeningAsal, row.idRekeningTujuan];
  const tanggal = setuju ? await hariUang(deed, input.tanggalUang, { rekening }) : deed.today;
  if (setuju) await simpanBukti(deed, input, selesai);
  const dokumen = { jenis: "pengajuan", id, ...(idSo ? { idSo } : {}) } as const;
  if (!selesai) {
    await audit(deed, { ...dokumen, sebelum: {}, sesudah: catatan });
    return false;
  }
  await decidePengajuan(deed, id, { status, note, tanggal });
  if (setuju) await bookEntries(deed, { ...row, tanggal });
  const sebelum = { status: row.statusPengajuan, note: "" };
  await audit(deed, { ...dokumen, sebelum, sesudah: { status, note, ...hariLain(deed, tanggal), ...catatan } });
  return true;
}

/** The day of the money in the history, where it is not that of the decision. */
const hariLain = ({ today }: WriteCtx, tanggalUang: Tanggal) => (tanggalUang === today ? {} : { tanggalUang });

/** The proofs of the approval: those sent, after those of a first approval, or those of the request itself. */
async function simpanBukti(deed: WriteCtx, { idPengajuan, dokumen, buktiPengajuan }: Keputusan, selesai: boolean) {
  const { tx } = deed;
  const sudah = await buktiPada(tx, idPengajuan, "approve");
  if (dokumen.length === 0 && !buktiPengajuan) throw invalidField("dokumen", DOKUMEN_KOSONG);
  const pakaiPengajuan = dokumen.length === 0 && selesai && sudah.length === 0;
  const baru = pakaiPengajuan ? await buktiPada(tx, idPengajuan, "pengajuan") : await deed.files.keepAll(tx, dokumen);
  await attachImages(tx, BUKTI, { idPengajuan, tahap: "approve" }, baru, sudah.length);
}
