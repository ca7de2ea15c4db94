import { audit } from "#company/audit/audit.ts";
import { tercetak } from "#company/kirimEmail.ts";
import { kodeBaru } from "#company/kode.ts";
import { letterhead, type Setelan, setelan } from "#company/perusahaan.ts";
import { DICATAT, persetujuanOf } from "#company/putusan.ts";
import { ribuan } from "#kernel/format.ts";
import { hasMenu, seesHargaBeli } from "#kernel/permission.ts";
import type { Waktu } from "#kernel/types.ts";
import type { Handlers, ReadCtx, User } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { conflict, found, must, notAllowed, notFound } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type Opname, opname } from "../contract.ts";
import { MAX_PRODUK_OPNAME } from "../isiOpname.ts";
import { lockUntukHitung, noteCounts } from "./hitung.ts";
import { countsOf, readLembar } from "./lembar.ts";
import { kertasDaftarHitung } from "./pdf.ts";
import { kembalikanOpname, putuskanOpname, tarikOpname } from "./putuskanOpname.ts";
import {
  mayBook,
  mayCount,
  mayDecideOpname,
  mayLeaveUncounted,
  mayLook,
  maySend,
  mayWithdrawOpname,
  sasaranOf,
} from "./rules.ts";
import {
  findOpname,
  insertOpname,
  lembarOpname,
  lockOpname,
  type OpnameRow,
  pageOfBaris,
  pageOfOpname,
  produkDihitung,
  selisihOpname,
  sendOpname,
} from "./sql.ts";
import { lembarXlsx, opnameXlsx } from "./xlsx.ts";

const APA = "Stock opname";

export const opnameCalls: Handlers<typeof opname> = implement(opname, {
  getOpname: {
    async read({ db, user }, input) {
      const [aturan, { rows, total }] = await Promise.all([
        setelan(db),
        pageOfOpname(db, { ...input, bahan: hasMenu(user, "Bahan") }),
      ]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, user, aturan)),
      );
    },
  },
  getDetailOpname: {
    async read({ db, user }, { idOpname }) {
      const [aturan, satu] = await Promise.all([setelan(db), opnameOf({ db, user }, idOpname)]);
      const selisih = await selisihOpname(db, idOpname);
      const putuskan = mayDecideOpname(user, satu, aturan);
      const approve = putuskan.boleh ? mayBook(selisih) : putuskan;
      return { data: { ...wire(satu, user, aturan), selisih: selisih.length, approve } };
    },
  },
  getBarisOpname: {
    async read({ db, user }, input) {
      await opnameOf({ db, user }, input.idOpname);
      const { rows, total } = await pageOfBaris(db, input, seesHargaBeli(user));
      const data = seesHargaBeli(user) ? rows : rows.map((row) => ({ ...row, nilai: null }));
      return pageAnswer(input, total, data);
    },
  },
  getLembarOpname: {
    async read({ db, user, now }, { idOpname }) {
      const [row, baris] = await Promise.all([opnameOf({ db, user }, idOpname), lembarOpname(db, idOpname)]);
      const data = baris.map(({ tipe: _, kapasitas: __, ...satu }) => satu);
      const sekarang = now.toISOString() as Waktu;
      return { data: { idOpname, hitung: mayCount(row), sekarang, baris: data } };
    },
  },
  addOpname: {
    async write(deed, { idProduk, ...isian }) {
      const kategori = isian.cakupan === "kategori" ? isian.kategori : null;
      if (!mayLook(deed.user, { kategori })) throw notAllowed("menghitung bahan");
      const dihitung = await produkDihitung(deed.tx, { cakupan: isian.cakupan, kategori, idProduk });
      if (isian.cakupan === "pilihan" && dihitung.length < new Set(idProduk).size) throw notFound("Produk");
      if (dihitung.length === 0) throw conflict("Tidak ada produk untuk dihitung");
      if (dihitung.length > MAX_PRODUK_OPNAME) {
        throw conflict(
          `Paling banyak ${ribuan(MAX_PRODUK_OPNAME)} produk dalam satu opname, pilih kategori atau produknya`,
        );
      }
      const idOpname = await kodeBaru(deed, "OP");
      const teksCari = [idOpname, isian.keterangan].join("\n").toLowerCase();
      await insertOpname(deed, { ...isian, kategori, idOpname, teksCari }, dihitung);
      const sesudah = { ...isian, kategori, jumlahProduk: dihitung.length, status: "Dihitung" };
      await audit(deed, { jenis: "opname", id: idOpname, sesudah });
      return { message: `Stock opname ${idOpname} dimulai: ${ribuan(dihitung.length)} produk`, data: { idOpname } };
    },
  },
  hitungOpname: {
    async write(deed, { idOpname, baris, cara }) {
      const { message, ...data } = await noteCounts(deed, await lockUntukHitung(deed, idOpname), baris, cara);
      return { message, data };
    },
  },
  importExcelOpname: {
    async prepare(_context, { excelFile, idOpname, waktu }) {
      const baris = await readLembar(excelFile);
      return async (deed) => {
        const row = await lockUntukHitung(deed, idOpname);
        const dihitung = await countsOf(deed, row, baris, waktu);
        const { message, ...data } = await noteCounts(deed, row, dihitung, "berkas");
        return { message, data };
      };
    },
  },
  kirimOpname: {
    async write(deed, { idOpname, belumDihitung }) {
      const row = found(await lockOpname(deed.tx, idOpname), APA);
      if (!mayLook(deed.user, row)) throw notFound(APA);
      must(maySend(row));
      must(mayLeaveUncounted(row, belumDihitung));
      const selisih = await selisihOpname(deed.tx, idOpname);
      const nilai = selisih.reduce((sum, satu) => sum + satu.nilai, 0);
      const taruhan = selisih.reduce((sum, satu) => sum + Math.abs(satu.nilai), 0);
      await sendOpname(deed, { idOpname, nilai, taruhan });
      const sebelum = { status: row.status, belumDihitung: null };
      await audit(deed, { jenis: "opname", id: idOpname, sebelum, sesudah: { status: "Menunggu", belumDihitung } });
      return { message: `${idOpname} dikirim untuk diputuskan orang lain` };
    },
  },
  putuskanOpname: {
    async write(deed, input) {
      if (!(await putuskanOpname(deed, input))) return { message: DICATAT };
      return { message: `${input.idOpname} berhasil ${input.status === "Disetujui" ? "disetujui" : "ditolak"}` };
    },
  },
  kembalikanOpname: {
    async write(deed, input) {
      await kembalikanOpname(deed, input);
      return { message: `${input.idOpname} dikembalikan untuk dihitung ulang` };
    },
  },
  tarikOpname: {
    async write(deed, input) {
      await tarikOpname(deed, input);
      return { message: `${input.idOpname} ditarik` };
    },
  },
  formatHitungOpname: {
    async sheet(context, { idOpname }) {
      const row = await opnameOf(context, idOpname);
      return {
        name: `Lembar Hitung ${idOpname}.xlsx`,
        content: lembarXlsx(row, await lembarOpname(context.db, idOpname)),
      };
    },
  },
  cetakDaftarHitung: {
    async read({ db, user, services }, { idOpname }) {
      const [satu, baris] = await Promise.all([opnameOf({ db, user }, idOpname), lembarOpname(db, idOpname)]);
      const company = await letterhead(db, services.storage);
      return tercetak({
        nama: `Daftar Hitung ${idOpname}.pdf`,
        kertas: () => kertasDaftarHitung(company, satu, baris),
      });
    },
  },
  exportOpname: {
    async sheet(context, { idOpname }) {
      return opnameXlsx(context, await opnameOf(context, idOpname));
    },
  },
});

/** The opname, if this person may look at it. */
async function opnameOf({ db, user }: Pick<ReadCtx, "db" | "user">, idOpname: string): Promise<OpnameRow> {
  const row = found(await findOpname(db, idOpname), APA);
  if (!mayLook(user, row)) throw notFound(APA);
  return row;
}

/** An opname as it leaves the server, with what this person may do with it. */
function wire(sasaran: OpnameRow, user: User, aturan: Setelan): Opname {
  const { taruhan: _, idUser: __, idUserKirim: ___, idPenghitung: ____, penyetuju: _____, ...row } = sasaran;
  return {
    ...row,
    nilai: seesHargaBeli(user) ? row.nilai : null,
    persetujuan: persetujuanOf(sasaranOf(sasaran), aturan),
    aksi: {
      hitung: mayCount(sasaran),
      kirim: maySend(sasaran),
      putuskan: mayDecideOpname(user, sasaran, aturan),
      tarik: mayWithdrawOpname(user, sasaran),
    },
  };
}
