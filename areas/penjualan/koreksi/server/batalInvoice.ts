import { jurnalBatalInvoice, linesOfBatalInvoice } from "#books/jurnal/jurnal.ts";
import { dampakPada } from "#books/kas/dampak.ts";
import { payMoney } from "#books/kas/kas.ts";
import { findRekening } from "#books/kas/rekening.ts";
import { cancelFaktur } from "#books/pajak/faktur.ts";
import { bisaKembali } from "#books/pesanan/batal.ts";
import { audit } from "#company/audit/audit.ts";
import { waitingKoreksi } from "#company/koreksi.ts";
import { isPrivileged } from "#kernel/permission.ts";
import { tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { lockInvoice } from "../../invoice/server/load.ts";
import { mayCancelInvoice } from "../../invoice/server/rules.ts";
import { markInvoiceCancelled, uangInvoice } from "../../invoice/server/sql.ts";
import type { DampakKoreksi } from "../isiKoreksi.ts";
import type { Apply } from "./apply.ts";
import { type OrderKoreksi, orderUntukUbah } from "./order.ts";
import { type KoreksiRow, sisaTanpaInvoice } from "./sql.ts";

/** The order of an approved invoice that may be cancelled, locked, and the money that came for it. */
export async function invoiceUntukBatal(
  deed: Deed,
  idInvoice: string,
): Promise<{ order: OrderKoreksi; nominal: Rupiah }> {
  const { idSo, uang } = await lockCancellable(deed, idInvoice, { sendiri: false });
  return { order: found(await orderUntukUbah(deed.tx, idSo), "Order"), nominal: uang.nominal };
}

/** Locks the invoice with its order; refuses one that cannot be cancelled. `sendiri`: this is being decided. */
async function lockCancellable(deed: Deed, idInvoice: string, { sendiri }: { sendiri: boolean }) {
  const { tx } = deed;
  const { order, invoices, invoice } = await lockInvoice(deed, idInvoice, null);
  const { idSo } = order;
  const uang = (await uangInvoice(tx, idInvoice)) ?? { idRekening: invoice.idRekening, nominal: 0 as Rupiah };
  must(
    mayCancelInvoice(order, invoice, {
      terakhir: invoices.at(-1),
      koreksi: sendiri ? null : await waitingKoreksi(tx, idSo),
      diterima: uang.nominal,
      bisaKembali: await bisaKembali(tx, idSo),
    }),
  );
  return { idSo, uang };
}

/** Pays the money back out of the account that received it, today; the invoice leaves the chain of its order. */
export const applyBatalInvoice: Apply = async (deed, row, simpan) => {
  const idInvoice = row.idInvoice ?? "";
  const { idSo, uang } = await lockCancellable(deed, idInvoice, { sendiri: true });
  await simpan();
  await markInvoiceCancelled(deed, idInvoice);
  await payMoney(deed, {
    kebutuhan: "pengembalian-dana",
    ...uang,
    deskripsi: `Pembatalan invoice ${idInvoice} (${idSo})`,
    asal: { idSo, idInvoice },
    bukti: row.buktiFoto,
  });
  await jurnalBatalInvoice(deed.tx, idInvoice);
  await cancelFaktur(deed, idInvoice);
  await audit(deed, {
    jenis: "invoice",
    id: idInvoice,
    idSo,
    sebelum: { statusApprove: "Disetujui" },
    sesudah: { statusApprove: "Dibatalkan", alasan: row.alasan, dikembalikan: uang.nominal },
  });
};

/** What it would do; the balance of the account is for who decides. */
export async function dampakBatalInvoice({ db, user }: ReadCtx, row: KoreksiRow): Promise<Partial<DampakKoreksi>> {
  const idInvoice = row.idInvoice ?? "";
  const [uang, sisaBaru] = await Promise.all([uangInvoice(db, idInvoice), sisaTanpaInvoice(db, row.idSo, idInvoice)]);
  const { idRekening, nominal } = found(uang, "Invoice");
  const [rekening, jurnal] = await Promise.all([findRekening(db, idRekening), linesOfBatalInvoice(db, idInvoice)]);
  if (!isPrivileged(user)) return { sisaBaru, kembali: nominal, jurnal };
  const { alasan, ...saldo } = dampakPada(found(rekening, "Rekening"), -nominal);
  const masalah = alasan === null ? {} : { alasan, approve: tidak(alasan) };
  return { sisaBaru, kembali: nominal, rekening: saldo, jurnal, ...masalah };
}
