import { lockSo } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { type JenisKode, kodeBaru } from "#company/kode.ts";
import { masihDikoreksi, waitingKoreksi } from "#company/koreksi.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { findOrder } from "../../order/server/load.ts";
import { mayAskBatal } from "../../order/server/rules.ts";
import type { koreksi } from "../contract.ts";
import { type JenisKoreksi, namaKoreksi } from "../isiKoreksi.ts";
import type { OrderDiubah } from "../orderDiubah.ts";
import { invoiceUntukBatal } from "./batalInvoice.ts";
import { orderUntukNota } from "./notaKredit.ts";
import { orderUntukUbah } from "./order.ts";
import { insertKoreksi } from "./sql.ts";
import { piutangUntukHapus } from "./writeOff.ts";

/** Asks for corrections. Each is stored as it was asked for, once it is known to be possible now. */

const KODE: Readonly<Record<JenisKoreksi, JenisKode>> = {
  ubah: "UB",
  batal: "UB",
  "batal-invoice": "BI",
  "nota-kredit": "NK",
  "hapus-piutang": "HP",
  izin: "IZ",
};

type Diminta = {
  jenis: JenisKoreksi;
  order: { idSo: string; versi: number; customerInstansi: string; namaCustomer: string };
  alasan: string;
  nominal?: Rupiah;
  idInvoice?: string;
  idRetur?: string | null;
  isi?: OrderDiubah;
  /** What changes, in plain words, for the history. */
  perubahan?: string;
  bukti?: readonly string[];
};

/** Stores a request for a correction of a locked order. An order has one that waits. */
export async function requestKoreksi(deed: Deed, diminta: Diminta): Promise<string> {
  const { jenis, order, alasan, nominal = 0 as Rupiah, idInvoice = null, idRetur = null, isi = null } = diminta;
  const { idSo } = order;
  await refuseWaiting(deed, idSo);
  const idKoreksi = await kodeBaru(deed, KODE[jenis]);
  const teksCari = [idKoreksi, idSo, idInvoice ?? "", order.customerInstansi, order.namaCustomer]
    .join("\n")
    .toLowerCase();
  const row = { idKoreksi, jenis, idSo, versiSo: order.versi, idInvoice, idRetur, alasan, nominal, isi, teksCari };
  await insertKoreksi(deed, row, diminta.bukti ?? []);
  await audit(deed, {
    jenis: "koreksi",
    id: idKoreksi,
    idSo,
    sesudah: {
      jenisKoreksi: namaKoreksi(jenis),
      idInvoice,
      idRetur,
      ...(nominal > 0 ? { nominal } : {}),
      alasan,
      ...(diminta.perubahan === undefined ? {} : { perubahan: diminta.perubahan }),
      status: "Menunggu",
    },
  });
  return idKoreksi;
}

/** Refuses while another correction of the order waits. */
export async function refuseWaiting({ tx }: Deed, idSo: string): Promise<void> {
  const menunggu = await waitingKoreksi(tx, idSo);
  if (menunggu !== null) throw conflict(masihDikoreksi(menunggu));
}

export async function requestBatalOrder(deed: Deed, input: Input<typeof koreksi.mintaBatal>): Promise<string> {
  await lockSo(deed, [input.idSo]);
  const order = found(await orderUntukUbah(deed.tx, input.idSo), "Order");
  must(mayAskBatal(await findOrder(deed.tx, input.idSo)));
  return requestKoreksi(deed, { jenis: "batal", order, alasan: input.alasan });
}

export async function requestBatalInvoice(
  deed: WriteCtx,
  { idInv, alasan, dokumen }: Input<typeof koreksi.batalkanInvoice>,
): Promise<string> {
  const { order, nominal } = await invoiceUntukBatal(deed, idInv);
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  return requestKoreksi(deed, { jenis: "batal-invoice", order, alasan, nominal, idInvoice: idInv, bukti });
}

export async function requestNotaKredit(
  deed: WriteCtx,
  { idSo, nominal, alasan, idRetur, dokumen }: Input<typeof koreksi.addNotaKredit>,
): Promise<string> {
  const order = await orderUntukNota(deed, { idSo, nominal, idRetur });
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  return requestKoreksi(deed, { jenis: "nota-kredit", order, alasan, nominal, idRetur, bukti });
}

export async function requestHapusPiutang(
  deed: Deed,
  { idSo, nominal, alasan }: Input<typeof koreksi.hapusPiutang>,
): Promise<string> {
  const order = await piutangUntukHapus(deed, { idSo, nominal });
  return requestKoreksi(deed, { jenis: "hapus-piutang", order, alasan, nominal });
}
