import type { StatusEmail } from "#areas/penjualan/order/label.ts";
import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { audit } from "./audit/audit.ts";

/** What a mail is about: an order or one of its invoices, a retur, a quotation, a PO, or a customer's or supplier's account. */
export type Tentang = {
  idSo: string | null;
  idInvoice: string | null;
  idPelanggan: Id<"pelanggan"> | null;
  idPemasok: Id<"pemasok"> | null;
  idPo: string | null;
  idRetur: string | null;
  idPenawaran: string | null;
  /** A machine, by its serial number. */
  nomorSeri: string | null;
};

/** The entry in the history of what a mail was about. */
export async function noteRiwayatEmail(
  deed: Deed,
  {
    idSo,
    idInvoice,
    idPelanggan,
    idPemasok,
    idPo,
    idRetur,
    idPenawaran,
    nomorSeri,
    alamat,
  }: Tentang & { alamat: string },
  status: StatusEmail,
  alasan: string,
): Promise<void> {
  if (idSo) {
    const dokumen = idInvoice ? { jenis: "invoice" as const, id: idInvoice } : { jenis: "order" as const, id: idSo };
    await audit(deed, { ...dokumen, idSo, sesudah: { email: alamat, status, alasan } });
    return;
  }
  const surat = [`Email ke ${alamat}: ${status}`, alasan].filter(Boolean).join(", ");
  if (idPelanggan) await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: { pengingat: surat } });
  if (idPemasok) await audit(deed, { jenis: "pemasok", id: idPemasok, sesudah: { pernyataan: surat } });
  if (idPo) await audit(deed, { jenis: "po", id: idPo, sesudah: { email: surat } });
  if (idPenawaran) await audit(deed, { jenis: "penawaran", id: idPenawaran, sesudah: { email: surat } });
  if (nomorSeri) {
    const milik = await orderMesin(deed.tx, nomorSeri);
    const email = `${surat} (perawatan ${nomorSeri})`;
    if (milik) await audit(deed, { jenis: "order", id: milik, idSo: milik, sesudah: { email } });
  }
  if (idRetur)
    await audit(deed, {
      jenis: "retur",
      id: idRetur,
      idSo: await orderRetur(deed.tx, idRetur),
      sesudah: { email: surat },
    });
}

async function orderRetur(tx: Tx, idRetur: string): Promise<string> {
  const [row] = await tx<{ idSo: string }[]>`select id_so from retur where id_retur = ${idRetur}`;
  return found(row, "Retur").idSo;
}

/** The order by which a machine is with its customer. */
async function orderMesin(tx: Tx, nomor: string): Promise<string | undefined> {
  const [row] = await tx<{ idSo: string }[]>`select id_so from perawatan where nomor = ${nomor}`;
  return row?.idSo;
}
