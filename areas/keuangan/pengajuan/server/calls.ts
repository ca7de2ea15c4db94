import { audit } from "#company/audit/audit.ts";
import { kunjunganOf, lockBiaya, noteBiaya, problemsOfBiaya } from "#company/biayaKunjungan.ts";
import { kodeBaru } from "#company/kode.ts";
import { type Setelan, setelan } from "#company/perusahaan.ts";
import { DICATAT, mayDecide, mayWithdraw, persetujuanOf } from "#company/putusan.ts";
import { mayGiveBack, maySendBack } from "#company/revisi.ts";
import { tertutup } from "#company/tutupBuku.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { kebutuhanTerpilih } from "../../kebutuhan/server/sql.ts";
import { type Pengajuan, type PengajuanLengkap, pengajuan } from "../contract.ts";
import { GRAFIK_PENGAJUAN } from "../grafikPengajuan.ts";
import { approvePengajuan } from "./approvePengajuan.ts";
import { catatan, revisiPada } from "./catatan.ts";
import { getDampakApprove } from "./getDampakApprove.ts";
import { sumPengajuan } from "./grafik.ts";
import { hanguskanPengembalian } from "./hanguskanPengembalian.ts";
import { pengajuanSerupa } from "./pengajuanSerupa.ts";
import { revisiPengajuan } from "./revisiPengajuan.ts";
import { mayForfeit, problemOfInput, problemOfKebutuhan, sisiYangBerlaku } from "./rules.ts";
import { BUKTI, findPengajuan, idLainnya, insertPengajuan, type PengajuanRow, pageOfPengajuan } from "./sql.ts";
import { updatePengajuan } from "./updatePengajuan.ts";
import { isiOf } from "./wire.ts";
import { withdrawPengajuan } from "./withdrawPengajuan.ts";
import { pengajuanXlsx } from "./xlsx.ts";

const sums = grafikHandlers(GRAFIK_PENGAJUAN, sumPengajuan);

export const pengajuanCalls: Handlers<typeof pengajuan> = implement(pengajuan, {
  getPengajuan: {
    async read(context, input) {
      const [aturan, { rows, total }] = await Promise.all([setelan(context.db), pageOfPengajuan(context.db, input)]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  getGrafikPengajuan: sums.get,
  exportGrafikPengajuan: sums.file,
  getDetailPengajuan: {
    async read(context, { idPengajuan }) {
      const [aturan, row, idKunjungan] = await Promise.all([
        setelan(context.db),
        findPengajuan(context.db, idPengajuan),
        kunjunganOf(context.db, idPengajuan),
      ]);
      const satu = found(row, "Pengajuan");
      return { data: { ...wire(satu, context, aturan), revisi: await revisiPada(context.db, satu), idKunjungan } };
    },
  },
  getPengajuanSerupa: {
    async read({ db, now }, input) {
      return { data: await pengajuanSerupa(db, now, { ...input, ...sisiYangBerlaku(input) }) };
    },
  },
  addPengajuan: {
    async write(deed, { dokumen, idKunjungan, ...input }) {
      const { tx, today } = deed;
      const sisi = sisiYangBerlaku(input);
      const tglPengajuan = input.tglPengajuan ?? today;
      const kebutuhan = await kebutuhanTerpilih(tx, input.idKebutuhan);
      throwIfAny([
        ...problemOfKebutuhan(kebutuhan),
        ...problemsOfBiaya(idKunjungan, input.tipePengajuan),
        ...problemOfInput(sisi, tglPengajuan, today, await idLainnya(tx)),
        ...(await tertutup(deed, "tglPengajuan", tglPengajuan)),
      ]);
      if (idKunjungan !== null) await lockBiaya(deed, idKunjungan);
      const bukti = await deed.files.keepAll(tx, dokumen);
      const idPengajuan = await kodeBaru(deed, "PB");
      await insertPengajuan(deed, { ...input, ...sisi, idPengajuan, tglPengajuan });
      await attachImages(tx, BUKTI, { idPengajuan, tahap: "pengajuan" }, bukti);
      const sesudah = catatan(found(await findPengajuan(tx, idPengajuan), "Pengajuan"));
      await audit(deed, { jenis: "pengajuan", id: idPengajuan, sesudah });
      if (idKunjungan !== null) await noteBiaya(deed, idKunjungan, idPengajuan);
      return { message: "Pengajuan berhasil dibuat", data: { idPengajuan } };
    },
  },
  getDampakApprove: {
    async read(context, { idPengajuan }) {
      return { data: await getDampakApprove(context, idPengajuan) };
    },
  },
  approvePengajuan: {
    async write(deed, input) {
      if (!(await approvePengajuan(deed, input))) return { message: DICATAT };
      return { message: `Pengajuan berhasil ${input.statusPengajuan === "Disetujui" ? "disetujui" : "ditolak"}` };
    },
  },
  hanguskanPengembalian: {
    async write(deed, input) {
      const idPengajuan = await hanguskanPengembalian(deed, input);
      const lagi = idPengajuan === null ? "" : `, sisanya diajukan sebagai ${idPengajuan}`;
      return { message: `Pengembalian dana dihanguskan${lagi}`, data: { idPengajuan } };
    },
  },
  revisiPengajuan: {
    async write(deed, input) {
      await revisiPengajuan(deed, input);
      return { message: `Pengajuan ${input.idPengajuan} dikembalikan untuk direvisi` };
    },
  },
  updatePengajuan: {
    async write(deed, input) {
      await updatePengajuan(deed, input);
      return { message: `Pengajuan ${input.idPengajuan} diajukan lagi` };
    },
  },
  withdrawPengajuan: {
    async write(deed, input) {
      await withdrawPengajuan(deed, input);
      return { message: `Pengajuan ${input.idPengajuan} ditarik` };
    },
  },
  exportMutasi: {
    async sheet({ db, today }, input) {
      return pengajuanXlsx(db, input, today);
    },
  },
});

/** What becomes of a request, and what this person may do about it. */
function putusan(row: PengajuanRow, { user }: ReadCtx, aturan: Setelan): Omit<Pengajuan, keyof PengajuanLengkap> {
  const { sasaran } = row;
  const approve = mayDecide(user, sasaran, aturan);
  return {
    persetujuan: persetujuanOf(sasaran, aturan),
    aksi: {
      approve,
      revisi: mayGiveBack(approve, sasaran),
      ubah: maySendBack(user, sasaran),
      tarik: mayWithdraw(user, sasaran),
      hangus: mayForfeit(row, approve),
    },
  };
}

const wire = (row: PengajuanRow, context: ReadCtx, aturan: Setelan): Pengajuan => ({
  ...isiOf(row, context),
  ...putusan(row, context, aturan),
});
