import { tercetak } from "#company/kirimEmail.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { letterhead, type Setelan, setelan } from "#company/perusahaan.ts";
import { DICATAT, persetujuanOf } from "#company/putusan.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type Koreksi, koreksi } from "../contract.ts";
import { dampakKoreksi } from "./dampak.ts";
import { editOrder, getDampakUbah } from "./editOrder.ts";
import { sayMenunggu } from "./izin.ts";
import { kertasNotaKredit } from "./pdf.ts";
import { putuskanKoreksi, tarikKoreksi } from "./putuskanKoreksi.ts";
import { requestBatalInvoice, requestBatalOrder, requestHapusPiutang, requestNotaKredit } from "./request.ts";
import { mayDecideKoreksi, mayWithdrawKoreksi } from "./rules.ts";
import { findKoreksi, type KoreksiRow, pageOfKoreksi, sasaranOf } from "./sql.ts";

export const koreksiCalls: Handlers<typeof koreksi> = implement(koreksi, {
  editOrder: {
    async write(deed, input) {
      const { idPerubahan, menunggu } = await editOrder(deed, input);
      if (idPerubahan === null) {
        return { message: `Order ${input.idSo} berhasil diubah${sayMenunggu(menunggu)}`, data: { langsung: true } };
      }
      return {
        message: `Perubahan ${idPerubahan} menunggu persetujuan`,
        data: { langsung: false, idPerubahan },
      };
    },
  },
  getDampakUbah: {
    async read(context, input) {
      return { data: await getDampakUbah(context, input) };
    },
  },
  mintaBatal: {
    async write(deed, input) {
      const idPerubahan = await requestBatalOrder(deed, input);
      return { message: `Pembatalan ${idPerubahan} menunggu persetujuan`, data: { idPerubahan } };
    },
  },
  batalkanInvoice: {
    async write(deed, input) {
      const idPembatalan = await requestBatalInvoice(deed, input);
      return { message: `Pembatalan ${idPembatalan} menunggu persetujuan`, data: { idPembatalan } };
    },
  },
  addNotaKredit: {
    async write(deed, input) {
      const idNotaKredit = await requestNotaKredit(deed, input);
      return { message: `Nota kredit ${idNotaKredit} menunggu persetujuan`, data: { idNotaKredit } };
    },
  },
  hapusPiutang: {
    async write(deed, input) {
      const idHapus = await requestHapusPiutang(deed, input);
      return { message: `Penghapusan piutang ${idHapus} menunggu persetujuan`, data: { idHapus } };
    },
  },
  getKoreksi: {
    async read(context, input) {
      return page(context, input);
    },
  },
  getNotaKredit: {
    async read(context, input) {
      return page(context, { ...input, jenis: "nota-kredit", urut: null });
    },
  },
  cetakNotaKredit: {
    async read({ db, services }, { idKoreksi }) {
      const row = await findKoreksi(db, idKoreksi);
      const nota = found(row?.jenis === "nota-kredit" ? row : undefined, "Nota kredit");
      const company = await letterhead(db, services.storage);
      return tercetak({ nama: `${idKoreksi}.pdf`, kertas: () => kertasNotaKredit(company, nota) });
    },
  },
  getDetailKoreksi: {
    async read(context, { idKoreksi }) {
      const { db } = context;
      const [aturan, row] = await Promise.all([setelan(db), findKoreksi(db, idKoreksi)]);
      const satu = found(row, "Koreksi");
      return { data: { ...wire(satu, context, aturan), dampak: await dampakKoreksi(context, satu) } };
    },
  },
  putuskanKoreksi: {
    async write(deed, input) {
      if (!(await putuskanKoreksi(deed, input))) return { message: DICATAT };
      return { message: `${input.idKoreksi} berhasil ${input.status === "Disetujui" ? "disetujui" : "ditolak"}` };
    },
  },
  tarikKoreksi: {
    async write(deed, input) {
      await tarikKoreksi(deed, input);
      return { message: `${input.idKoreksi} ditarik` };
    },
  },
});

type Asked = Omit<Parameters<typeof pageOfKoreksi>[1], "milik">;

async function page(context: ReadCtx, input: Asked) {
  const { db, user } = context;
  const milik = await milikOrder(db, user);
  const [aturan, { rows, total }] = await Promise.all([setelan(db), pageOfKoreksi(db, { ...input, milik })]);
  return pageAnswer(
    input,
    total,
    rows.map((row) => wire(row, context, aturan)),
  );
}

/** A correction as it leaves the server: pictures by address, and what this person may do with it. */
function wire(sasaran: KoreksiRow, { user, picture }: Pick<ReadCtx, "user" | "picture">, aturan: Setelan): Koreksi {
  const { isi: _, idUser: __, penyetuju: ___, ...row } = sasaran;
  return {
    ...row,
    persetujuan: persetujuanOf(sasaranOf(sasaran), aturan),
    buktiFoto: row.buktiFoto.map(picture).filter((address) => address !== null),
    aksi: { putuskan: mayDecideKoreksi(user, sasaran, aturan), tarik: mayWithdrawKoreksi(user, sasaran) },
  };
}
