import { rupiah, tanggal } from "#contract/format.ts";
import { type Kiriman, salamEmail } from "#server/company/kirimEmail.ts";
import { letterhead } from "#server/company/perusahaan.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { catatanBatal } from "./dibatalkan.ts";
import { satuOrder } from "./muat.ts";
import { orderPdf } from "./pdf.ts";

/** The mail with an order's PDF to its customer. */
export async function suratOrder({ db, services }: Pick<ReadCtx, "db" | "services">, idSo: string): Promise<Kiriman> {
  const [company, row] = await Promise.all([letterhead(db, services.storage), satuOrder(db, idSo)]);
  const total = rupiah(row.totalPembelian + row.totalTambahanOnline);
  return {
    pengirim: company,
    idSo,
    idInvoice: null,
    alamat: row.email,
    perihal: `Sales Order ${idSo} - ${company.nama}`,
    isi: salamEmail(company, row.namaCustomer, [
      `Terlampir sales order ${idSo} tanggal ${tanggal(row.tglOrder)} dengan total ${total}.`,
      ...catatanBatal(row),
      "Mohon diperiksa kembali, dan hubungi kami bila ada yang tidak sesuai.",
    ]),
    lampiran: { nama: `${idSo}.pdf`, pdf: () => orderPdf(company, row) },
  };
}
