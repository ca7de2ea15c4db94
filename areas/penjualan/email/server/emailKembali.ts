import { noteDenied } from "#company/kotakKeluar.ts";
import { noteRiwayatEmail } from "#company/riwayatEmail.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { mayReturn } from "./rules.ts";
import { giveBackEmail, lockEmail } from "./sql.ts";

/** Notes that a mail which the mail server had taken came back to the sender's mailbox. */
export async function emailKembali(
  deed: WriteCtx,
  { idEmail, alasan: tertulis }: { idEmail: number; alasan: string },
): Promise<{ message: string }> {
  const { tx, now } = deed;
  const row = found(await lockEmail(tx, idEmail), "Email");
  must(mayReturn(row));
  const { alamat } = row;
  const alasan = `Kembali ke pengirim: ${tertulis}`;
  await giveBackEmail(tx, idEmail, alasan);
  await noteDenied(tx, { idEmail, alamat, alasan }, now);
  await noteRiwayatEmail(
    deed,
    {
      ...row,
      idPelanggan: row.pelanggan?.idPelanggan ?? null,
      idPemasok: row.pemasok?.idPemasok ?? null,
    },
    "Gagal",
    alasan,
  );
  return { message: `Email ke ${alamat} dicatat kembali` };
}
