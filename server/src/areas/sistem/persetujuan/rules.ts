import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { JenisPutusan } from "#contract/sistem/persetujuan.ts";

export const INVOICE_TIDAK_DITOLAK = "Invoice tidak ditolak: ubah atau hapus di halaman Invoice bila salah";

/** An invoice that is wrong is deleted by the rules of its own page. */
export const bolehTolak = (jenis: JenisPutusan, putusan: Boleh): Boleh => {
  if (!putusan.boleh) return putusan;
  return jenis === "invoice" ? tidak(INVOICE_TIDAK_DITOLAK) : boleh;
};
