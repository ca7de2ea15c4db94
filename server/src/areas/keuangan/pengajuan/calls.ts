import { rentangPenuh } from "#contract/kernel/range.ts";
import { type Pengajuan, pengajuan } from "#contract/keuangan/pengajuan.ts";
import { kodeBaru } from "#server/company/kode.ts";
import { type Setelan, setelan } from "#server/company/perusahaan.ts";
import { bolehPutuskan, DICATAT, persetujuanOf } from "#server/company/putusan.ts";
import { tertutup } from "#server/company/tutupBuku.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { attachImages } from "#server/platform/files/berkas.ts";
import { implement, type ReadCtx } from "#server/platform/http/context.ts";
import { found, throwIfAny } from "#server/platform/http/refusal.ts";
import { pageAnswer } from "#server/platform/list/paging.ts";
import { kebutuhanTerpilih } from "../kebutuhan/sql.ts";
import { approvePengajuan } from "./approvePengajuan.ts";
import { getDampakApprove } from "./getDampakApprove.ts";
import { pengajuanSerupa } from "./pengajuanSerupa.ts";
import { masalahIsian, masalahKebutuhan, sisiYangBerlaku } from "./rules.ts";
import {
  BUKTI,
  halamanPengajuan,
  idLainnya,
  type PengajuanRow,
  sasaranOf,
  satuPengajuan,
  simpanPengajuan,
} from "./sql.ts";
import { isiOf } from "./wire.ts";
import { pengajuanXlsx } from "./xlsx.ts";

export const pengajuanCalls = implement(pengajuan, {
  getPengajuan: {
    async read(context, input) {
      const [aturan, { rows, total }] = await Promise.all([setelan(context.db), halamanPengajuan(context.db, input)]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  getDetailPengajuan: {
    async read(context, { idPengajuan }) {
      const [aturan, row] = await Promise.all([setelan(context.db), satuPengajuan(context.db, idPengajuan)]);
      return { data: wire(found(row, "Pengajuan"), context, aturan) };
    },
  },
  getPengajuanSerupa: {
    async read({ db, now }, input) {
      return { data: await pengajuanSerupa(db, now, { ...input, ...sisiYangBerlaku(input) }) };
    },
  },
  addPengajuan: {
    async write(deed, { dokumen, ...input }) {
      const { tx, today } = deed;
      const sisi = sisiYangBerlaku(input);
      const tglPengajuan = input.tglPengajuan ?? today;
      const kebutuhan = await kebutuhanTerpilih(tx, input.idKebutuhan);
      throwIfAny([
        ...masalahKebutuhan(kebutuhan),
        ...masalahIsian(sisi, tglPengajuan, today, await idLainnya(tx)),
        ...(await tertutup(deed, "tglPengajuan", tglPengajuan)),
      ]);
      const bukti = await deed.files.keepAll(tx, dokumen);
      const idPengajuan = await kodeBaru(deed, "PB");
      await simpanPengajuan(deed, { ...input, ...sisi, idPengajuan, tglPengajuan });
      await attachImages(tx, BUKTI, { idPengajuan, tahap: "pengajuan" }, bukti);
      const sesudah = catatan(found(await satuPengajuan(tx, idPengajuan), "Pengajuan"));
      await audit(deed, { jenis: "pengajuan", id: idPengajuan, sesudah });
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
  exportMutasi: {
    async sheet({ db, today }, input) {
      return pengajuanXlsx(db, rentangPenuh(input, today));
    },
  },
});

const wire = (row: PengajuanRow, context: ReadCtx, aturan: Setelan): Pengajuan => ({
  ...isiOf(row, context),
  persetujuan: persetujuanOf(sasaranOf(row), aturan),
  aksi: { approve: bolehPutuskan(context.user, sasaranOf(row), aturan) },
});

/** The fields of a request in its history: names instead of ids. */
const catatan = (row: PengajuanRow) => ({
  kebutuhan: row.kebutuhan[0]?.namaKebutuhan,
  tipe: row.tipePengajuan,
  rekeningAsal: row.rekeningAsal[0]?.namaRekening,
  rekeningTujuan: row.rekeningTujuan[0]?.namaRekening,
  nominal: row.nominalPengajuan,
  deskripsi: row.deskripsiPengajuan,
  tglPengajuan: row.tglPengajuan,
  status: row.statusPengajuan,
});
