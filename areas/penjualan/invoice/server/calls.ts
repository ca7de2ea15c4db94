import { bisaKembali } from "#books/pesanan/batal.ts";
import { type Batas, kurangPersetujuan } from "#company/batas.ts";
import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { waitingKoreksi } from "#company/koreksi.ts";
import { setelan } from "#company/perusahaan.ts";
import { DICATAT } from "#company/putusan.ts";
import { lampiranDari, mailSeveral, printSeveral } from "#company/severalDocuments.ts";
import type { Rupiah } from "#kernel/types.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx, type User } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { offsetOf, pageAnswer } from "#platform/list/paging.ts";
import { maySendEmail } from "../../order/server/rules.ts";
import { foto } from "../../order/server/wire.ts";
import { type Invoice, invoice } from "../contract.ts";
import { GRAFIK_INVOICE } from "../grafikInvoice.ts";
import { rincianTagihan } from "../tagihan.ts";
import { addInvoice } from "./addInvoice.ts";
import { approveInv } from "./approveInv.ts";
import { caraBayar } from "./caraBayar.ts";
import { editInvoice, undoDokumenInvoice } from "./editInvoice.ts";
import { getDampakApprove } from "./getDampakApprove.ts";
import { sumInvoice } from "./grafik.ts";
import { hapusInvoice } from "./hapusInvoice.ts";
import { diterimaDari, invoiceHidup } from "./load.ts";
import {
  mayAdd,
  mayApprove,
  mayCancelInvoice,
  mayEdit,
  mayEditRekening,
  mayRemove,
  mayWithdraw,
  perkaraInvoice,
  rangkaianDari,
} from "./rules.ts";
import { type InvoiceRow, orderDari, pageOfInvoice, rangkaianInvoice, type SoRow } from "./sql.ts";
import { suratBanyak, suratInvoice } from "./surat.ts";
import { tarikInvoice } from "./tarikInvoice.ts";
import { updateRekeningInv } from "./updateRekeningInv.ts";

const sums = grafikHandlers(GRAFIK_INVOICE, sumInvoice);

export const invoiceCalls: Handlers<typeof invoice> = implement(invoice, {
  getInvoice: {
    async read(context, input) {
      const { db } = context;
      const order = found(await orderDari(db, input.idSo), "Order");
      const sekitar = await readSekitar(context, input.idSo);
      const { chain } = sekitar;
      const { rows, total } = await pageOfInvoice(db, input.idSo, input.cari, input.limit, offsetOf(input));
      const list = pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, order, sekitar)),
      );
      const { izin: _, ...isi } = order;
      return {
        ...list,
        order: { ...isi, aksi: { tambah: mayAdd(order, chain.at(-1)) } },
        rangkaian: rangkaianDari(order, chain),
        rekeningTerakhir: chain.at(-1)?.idRekening ?? null,
        rangkaianTerakhir: chain.length > 0 ? rangkaianDari(order, chain.slice(0, -1)) : null,
      };
    },
  },
  getGrafikInvoice: sums.get,
  exportGrafikInvoice: sums.file,
  getDetailInvoice: {
    async read(context, { idInvoice }) {
      const row = await invoiceHidup(context.db, idInvoice);
      const order = found(await orderDari(context.db, row.idSo), "Order");
      const [sekitar, [bayar]] = await Promise.all([
        readSekitar(context, row.idSo),
        caraBayar(context.db, [idInvoice]),
      ]);
      return { data: { ...wire(row, order, sekitar), ppnDipungut: bayar?.ppnDipungut ?? (0 as Rupiah) } };
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
    async write(deed, { idInv, ...input }) {
      if (!(await approveInv(deed, idInv, input))) return { message: DICATAT };
      return { message: `Invoice ${idInv} berhasil disetujui` };
    },
  },
  hapusInvoice: {
    async write(deed, input) {
      await hapusInvoice(deed, input);
      return { message: `Invoice ${input.idInv} berhasil dihapus` };
    },
  },
  tarikInvoice: {
    async write(deed, input) {
      await tarikInvoice(deed, input);
      return { message: `Invoice ${input.idInv} ditarik` };
    },
  },
  cetakInvPdf: {
    async read(context, { idInvoice, idSo, dwibahasa }) {
      return tercetak((await suratInvoice(context, idInvoice, idSo)).lampiran, dwibahasa);
    },
  },
  getDrafEmailInv: {
    async read(context, { idInvoice }) {
      return drafEmail(context, await suratInvoice(context, idInvoice, null));
    },
  },
  cetakInvBanyak: {
    async read(context, { idInvoice, dwibahasa }) {
      return printSeveral(
        context,
        "Invoice",
        idInvoice,
        lampiranDari(await suratBanyak(context, idInvoice)),
        dwibahasa,
      );
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
type Sekitar = {
  chain: readonly InvoiceRow[];
  user: User;
  picture: ReadCtx["picture"];
  batas: readonly Batas[];
  koreksi: string | null;
  bisaKembali: Rupiah;
};

async function readSekitar({ db, user, picture }: ReadCtx, idSo: string): Promise<Sekitar> {
  const [chain, { batas }, koreksi, kembali] = await Promise.all([
    rangkaianInvoice(db, idSo),
    setelan(db),
    waitingKoreksi(db, idSo),
    bisaKembali(db, idSo),
  ]);
  return { chain, user, picture, batas, koreksi, bisaKembali: kembali };
}

function wire(row: InvoiceRow, order: SoRow, sekitar: Sekitar): Invoice {
  const { chain, user, picture, batas } = sekitar;
  const akhir = chain.at(-1);
  const terakhir = row.idInvoice === akhir?.idInvoice;
  const sebelum = chain.filter((one) => one.ke < row.ke);
  const { bukti, namaApprove, dihapus: _, idRekening: __, penyetuju: ___, idUser: ____, ...isi } = row;
  const { tipeSo, statusSo, statusPembayaran, statusLunas } = order;
  const diputus = { ...row, diterima: diterimaDari(row, order), izin: order.izin };
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
      tarik: mayWithdraw(user, row, terakhir),
      edit: mayEdit(order, row),
      editRekening: mayEditRekening(user, order, row),
      kirimEmail: maySendEmail(order.email),
      batalkan: mayCancelInvoice(order, row, { ...sekitar, terakhir: akhir, diterima: diputus.diterima }),
    },
  };
}
