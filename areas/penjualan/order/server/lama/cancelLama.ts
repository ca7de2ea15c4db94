import { returnDp } from "#books/kas/saldoAwal.ts";
import { cancelFaktur } from "#books/pajak/faktur.ts";
import { takeBackUntouched } from "#books/pesanan/batal.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { dpOf, findChanged, lockImported, markCancelled, markLamaCancelled } from "./sqlLama.ts";

const ALASAN = "Impor dibatalkan";

/** Cancels the orders of an import, and takes their down payments out on the day on which they came; refuses once one of them lived on. */
export async function cancelLama(deed: Deed, urut: readonly number[]): Promise<void> {
  const { tx } = deed;
  const ids = (await lockImported(tx, urut)).map(({ idSo }) => idSo);
  const berubah = await findChanged(tx, ids);
  if (berubah) throw conflict(`Order ${berubah.idSo} ${berubah.alasan}, impor ini tidak dapat dibatalkan lagi`);
  const dp = await dpOf(tx, ids);
  const [pertama] = dp;
  if (pertama) await refuseTertutup(deed, "idImpor", pertama.hari);
  await takeBackUntouched(deed, ids);
  await markLamaCancelled(deed, ids);
  const invoice = dp.map(({ idInvoice }) => idInvoice);
  await markCancelled(deed, invoice);
  // The others were never paid, which stays so.
  await refreshStatus(
    deed,
    dp.map(({ idSo }) => idSo),
  );
  if (pertama) {
    const uang = dp.map((satu) => ({ ...satu, deskripsi: `Pembatalan invoice ${satu.idInvoice} (${satu.idSo})` }));
    await returnDp(deed, uang, pertama.hari);
    await cancelFaktur(deed, ...invoice);
  }
  await audit(
    deed,
    ...ids.map((id) => ({ jenis: "order" as const, id, sesudah: { statusSo: "Cancel" as const, alasan: ALASAN } })),
  );
  await audit(
    deed,
    ...dp.map(({ idInvoice, idSo, nominal }) => ({
      ...{ jenis: "invoice" as const, id: idInvoice, idSo, sebelum: { statusApprove: "Disetujui" as const } },
      sesudah: { statusApprove: "Dibatalkan" as const, alasan: ALASAN, dikembalikan: nominal },
    })),
  );
}
