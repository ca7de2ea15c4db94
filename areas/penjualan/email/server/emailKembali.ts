import { catatDitolak, catatRiwayatEmail } from "#company/kotakKeluar.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { bolehKembali } from "./rules.ts";
import { kembalikanEmail, kunciEmail } from "./sql.ts";

/** Notes that a mail which the mail server had taken came back to the sender's mailbox. */
export async function emailKembali(
  deed: WriteCtx,
  { idEmail, alasan: tertulis }: { idEmail: number; alasan: string },
): Promise<{ message: string }> {
  const { tx, now } = deed;
  const row = found(await kunciEmail(tx, idEmail), "Email");
  must(bolehKembali(row));
  const { alamat } = row;
  const alasan = `Kembali ke pengirim: ${tertulis}`;
  await kembalikanEmail(tx, idEmail, alasan);
  await catatDitolak(tx, { idEmail, alamat, alasan }, now);
  await catatRiwayatEmail(
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
