import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { Boleh, gambar, idOf, tanggal, uang } from "#kernel/row.ts";

/** What the approval of an invoice does. */
export const DampakApprove = row({
  idInvoice: z.string(),
  versi: z.int(),
  idRekening: idOf("rekening"),
  namaRekening: z.string(),
  saldoSebelum: uang,
  dibayar: uang,
  totalTambahanOnline: uang,
  jasaOnline: uang,
  diterima: uang,
  saldoSesudah: uang,
  /** The PPN of it that the customer does not pay to us by his kode transaksi. */
  ppnDipungut: z.nullable(row({ kode: z.enum(["02", "03", "07", "08"]), nominal: uang })),
  /** The lines whose production the approval starts, and their deadline. */
  mulaiProduksi: z.nullable(row({ baris: z.int(), tglDeadline: tanggal })),
  buktiFoto: z.array(gambar),
  approve: Boleh,
});
export type DampakApprove = z.output<typeof DampakApprove>;
