import type { Db, Fragment } from "#platform/db/database.ts";

/** Whether the picture `id` belongs to a document that was deleted; its row stays for whoever asks what was deleted. */
export const gambarTerhapus = (db: Db, id: string): Fragment => db`(
  exists (select from karyawan where id_foto = ${id} and dihapus)
  or exists (select from invoice_bukti b join invoice i using (id_invoice) where b.id_berkas = ${id} and i.dihapus is not null))`;
