import { rupiah, tanggal } from "#contract/format.ts";
import { type Kiriman, salamEmail } from "#server/company/kirimEmail.ts";
import type { Pengirim } from "#server/company/perusahaan.ts";
import { catatanBatal } from "./dibatalkan.ts";
import type { OrderRow } from "./muat.ts";

/** The mail with an order's PDF to its customer. */
export function emailOrder(company: Pengirim, row: OrderRow, pdf: Buffer): Omit<Kiriman, "alamat"> {
  const total = rupiah(row.totalPembelian + row.totalTambahanOnline);
  return {
    pengirim: company,
    idSo: row.idSo,
    idInvoice: null,
    perihal: `Sales Order ${row.idSo} - ${company.nama}`,
    isi: salamEmail(company, row.namaCustomer, [
      `Terlampir sales order ${row.idSo} tanggal ${tanggal(row.tglOrder)} dengan total ${total}.`,
      ...catatanBatal(row),
      "Mohon diperiksa kembali, dan hubungi kami bila ada yang tidak sesuai.",
    ]),
    lampiran: { nama: `${row.idSo}.pdf`, pdf },
  };
}
