import { type Batas, kurangPersetujuan } from "#company/batas.ts";
import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { setelan } from "#company/perusahaan.ts";
import { DICATAT } from "#company/putusan.ts";
import { lampiranDari, mailSeveral, printSeveral } from "#company/severalDocuments.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx, type User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { offsetOf, pageAnswer } from "#platform/list/paging.ts";
import { maySendEmail } from "../../order/server/rules.ts";
import { foto } from "../../order/server/wire.ts";
import { type Invoice, invoice } from "../contract.ts";
import { rincianTagihan } from "../tagihan.ts";
import { addInvoice } from "./addInvoice.ts";
import { approveInv } from "./approveInv.ts";
import { editInvoice, undoDokumenInvoice } from "./editInvoice.ts";
import { getDampakApprove } from "./getDampakApprove.ts";
import { hapusInvoice } from "./hapusInvoice.ts";
import { diterimaDari, invoiceHidup } from "./load.ts";
import { mayAdd, mayApprove, mayEdit, mayEditRekening, mayRemove, perkaraInvoice, rangkaianDari } from "./rules.ts";
import { type InvoiceRow, orderDari, pageOfInvoice, rangkaianInvoice, type SoRow } from "./sql.ts";
import { suratBanyak, suratInvoice } from "./surat.ts";
import { updateRekeningInv } from "./updateRekeningInv.ts";

export const invoiceCalls: Handlers<typeof invoice> = implement(invoice, {
  getInvoice: {
    async read({ db, user, picture }, input) {
      const order = found(await orderDari(db, input.idSo), "Order");
      const chain = await rangkaianInvoice(db, input.idSo);
      const { batas } = await setelan(db);
      const { rows, total } = await pageOfInvoice(db, input.idSo, input.cari, input.limit, offsetOf(input));
      const list = pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, order, { chain, user, picture, batas })),
      );
      return {
        ...list,
        order: { ...order, aksi: { tambah: mayAdd(order, chain.at(-1)) } },
        rangkaian: rangkaianDari(order, chain),
        rekeningTerakhir: chain.at(-1)?.idRekening ?? null,
        rangkaianTerakhir: chain.length > 0 ? rangkaianDari(order, chain.slice(0, -1)) : null,
      };
    },
  },
  getDetailInvoice: {
    async read({ db, user, picture }, { idInvoice }) {
      const row = await invoiceHidup(db, idInvoice);
      const order = found(await orderDari(db, row.idSo), "Order");
      const chain = await rangkaianInvoice(db, row.idSo);
      const { batas } = await setelan(db);
      return { data: wire(row, order, { chain, user, picture, batas }) };
    },
  },
  getDampakApprove: {
    async read(context, { idInv }) {
      return { data: await getDampakApprove(context, idInv) };
    },
  },
  addInvoice: {
    async write(deed, input) {
      const idInvoice = await addInvoice(deed, input);
      return { message: `Invoice ${idInvoice} berhasil ditambahkan`, data: { idInvoice } };
    },
  },
  editInvoice: {
    async write(deed, input) {
      await editInvoice(deed, input);
      return { message: `Invoice ${input.idInvoice} berhasil diubah` };
    },
  },
  undoDokumenInvoice: {
    async write(deed, { idInvoice }) {
      await undoDokumenInvoice(deed, idInvoice);
      return { message: `Bukti invoice ${idInvoice} dikembalikan` };
    },
  },
  updateRekeningInv: {
    async write(deed, input) {
      await updateRekeningInv(deed, input);
      return { message: `Rekening invoice ${input.idInvoice} berhasil diubah` };
    },
  },
  approveInv: {
    async write(deed, { idInv, versi }) {
      if (!(await approveInv(deed, idInv, versi))) return { message: DICATAT };
      return { message: `Invoice ${idInv} berhasil disetujui` };
    },
  },
  hapusInvoice: {
    async write(deed, input) {
      await hapusInvoice(deed, input);
      return { message: `Invoice ${input.idInv} berhasil dihapus` };
    },
  },
  cetakInvPdf: {
    async read(context, { idInvoice, idSo }) {
      return tercetak((await suratInvoice(context, idInvoice, idSo)).lampiran);
    },
  },
  getDrafEmailInv: {
    async read(context, { idInvoice }) {
      return drafEmail(context, await suratInvoice(context, idInvoice, null));
    },
  },
  cetakInvBanyak: {
    async read(context, { idInvoice }) {
      return printSeveral(context, "Invoice", idInvoice, lampiranDari(await suratBanyak(context, idInvoice)));
    },
  },
  kirimEmailInvBanyak: {
    async own(context, { idInvoice }) {
      return mailSeveral(context, idInvoice, await suratBanyak(context, idInvoice));
    },
  },
  kirimEmailInv: {
    async own(context, { idInvoice, idSo, ...isian }) {
      return kirimEmail(context, denganIsian(await suratInvoice(context, idInvoice, idSo), isian));
    },
  },
});

/** `chain`: all invoices of the order, oldest first. */
type Sekitar = { chain: readonly InvoiceRow[]; user: User; picture: ReadCtx["picture"]; batas: readonly Batas[] };

function wire(row: InvoiceRow, order: SoRow, { chain, user, picture, batas }: Sekitar): Invoice {
  const terakhir = row.idInvoice === chain.at(-1)?.idInvoice;
  const sebelum = chain.filter((one) => one.ke < row.ke);
  const { bukti, namaApprove, dihapus: _, idRekening: __, penyetuju: ___, idUser: ____, ...isi } = row;
  const { tipeSo, statusSo, statusPembayaran, statusLunas } = order;
  const diputus = { ...row, diterima: diterimaDari(row, order) };
  return {
    ...isi,
    buktiFoto: foto(bukti, picture),
    order: { tipeSo, statusSo, statusPembayaran, statusLunas },
    persetujuan: row.statusApprove === "Menunggu" ? kurangPersetujuan(perkaraInvoice(diputus), batas) : null,
    rincian: rincianTagihan(sebelum, row),
    user: row.admin,
    userApprove: namaApprove === null ? [] : [{ namaLengkap: namaApprove }],
    aksi: {
      approve: mayApprove(user, diputus, batas),
      hapus: mayRemove(user, row, terakhir),
      edit: mayEdit(order, row),
      editRekening: mayEditRekening(user, order, row),
      kirimEmail: maySendEmail(order.email),
    },
  };
}
