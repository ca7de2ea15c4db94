import { jawabanDari } from "#company/kirimEmail.ts";
import { sendFromOutbox } from "#company/kotakKeluar.ts";
import { translating } from "#platform/db/database.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { mayResend } from "./rules.ts";
import { copyEmail, lockEmail } from "./sql.ts";

/** Sends a mail once more that failed, or of which nobody knows; to another address where one is given. */
export async function kirimUlangEmail(
  { services, user, now }: ReadCtx,
  { idEmail, alamat }: { idEmail: number; alamat: string },
): Promise<{ message: string }> {
  const antri = () => conflict("Email dari dokumen ini sudah antri ke alamat itu");
  const idBaru = await translating(
    () =>
      services.sql.begin(async (tx) => {
        const row = found(await lockEmail(tx, idEmail), "Email");
        must(mayResend(row));
        return copyEmail(tx, idEmail, alamat || row.alamat, user.idUser, now);
      }),
    { email_terbuka: antri, email_terbuka_kertas: antri, email_terbuka_penawaran: antri, email_terbuka_seri: antri },
  );
  return jawabanDari(await sendFromOutbox(services, idBaru));
}
