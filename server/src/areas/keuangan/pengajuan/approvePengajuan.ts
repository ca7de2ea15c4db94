import { DOKUMEN_KOSONG, type pengajuan } from "#contract/keuangan/pengajuan.ts";
import { bukukan } from "#server/books/kas/kas.ts";
import { setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan } from "#server/company/putusan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { attachImages } from "#server/platform/files/berkas.ts";
import type { Input, WriteCtx } from "#server/platform/http/context.ts";
import { found, invalidField, must } from "#server/platform/http/refusal.ts";
import { BUKTI, buktiDiajukan, kunciPengajuan, putuskanPengajuan } from "./sql.ts";

/** Approves or rejects a request, once. An approved one moves the money in the same transaction. */
export async function approvePengajuan(deed: WriteCtx, input: Input<typeof pengajuan.approvePengajuan>) {
  const { tx, user } = deed;
  const { idPengajuan, statusPengajuan: status, note } = input;
  const row = found(await kunciPengajuan(tx, idPengajuan), "Pengajuan");
  must(bolehPutuskan(user, row, await setelan(tx)));
  const disetujui = status === "Disetujui";
  const bukti = disetujui ? await buktiApprove(deed, input) : [];
  await putuskanPengajuan(deed, idPengajuan, { status, note });
  if (disetujui) {
    await attachImages(tx, BUKTI, { idPengajuan, tahap: "approve" }, bukti);
    await bukukan(deed, row);
  }
  await audit(deed, {
    jenis: "pengajuan",
    id: idPengajuan,
    ...(row.idSo ? { idSo: row.idSo } : {}),
    sebelum: { status: row.statusPengajuan, note: "" },
    sesudah: { status, note },
  });
}

async function buktiApprove(deed: WriteCtx, input: Input<typeof pengajuan.approvePengajuan>): Promise<string[]> {
  const { idPengajuan, dokumen, buktiPengajuan } = input;
  if (dokumen.length > 0) return deed.files.keepAll(deed.tx, dokumen);
  if (buktiPengajuan) return buktiDiajukan(deed.tx, idPengajuan);
  throw invalidField("dokumen", DOKUMEN_KOSONG);
}
