import { findRekening } from "#books/kas/rekening.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { kodeBaru } from "#company/kode.ts";
import { type Setelan, setelan } from "#company/perusahaan.ts";
import { DICATAT, mayDecide, mayWithdraw, persetujuanOf } from "#company/putusan.ts";
import { mayGiveBack, maySendBack } from "#company/revisi.ts";
import { tertutup } from "#company/tutupBuku.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import type { Handlers } from "#platform/http/context.ts";
import { type Input, implement, type ReadCtx, type WriteCtx } from "#platform/http/context.ts";
import { found, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { pilihan, problemOfGoods } from "../../server/barang.ts";
import { type PengajuanAsset, pengajuanAsset } from "../contract.ts";
import { approveMasukAsset } from "./approveMasukAsset.ts";
import { approvePengajuanAsset } from "./approvePengajuanAsset.ts";
import { catatan, revisiPada } from "./catatan.ts";
import { getDampakApprove } from "./getDampakApprove.ts";
import { pengajuanAssetSerupa } from "./pengajuanAssetSerupa.ts";
import { revisiPengajuanAsset } from "./revisiPengajuanAsset.ts";
import { maySignIn, problemOfRekening } from "./rules.ts";
import {
  findPengajuanAsset,
  insertPengajuanAsset,
  type PengajuanAssetRow,
  pageOfPengajuanAsset,
  sasaranOf,
} from "./sql.ts";
import { updatePengajuanAsset } from "./updatePengajuanAsset.ts";
import { withdrawPengajuanAsset } from "./withdrawPengajuanAsset.ts";
import { pengajuanAssetXlsx } from "./xlsx.ts";

export const pengajuanAssetCalls: Handlers<typeof pengajuanAsset> = implement(pengajuanAsset, {
  getPengajuanAsset: {
    async read(context, input) {
      const [aturan, { rows, total }] = await Promise.all([
        setelan(context.db),
        pageOfPengajuanAsset(context.db, input),
      ]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  getDetailPengajuanAsset: {
    async read(context, { idPengajuan }) {
      const [aturan, row] = await Promise.all([setelan(context.db), findPengajuanAsset(context.db, idPengajuan)]);
      const satu = found(row, "Pengajuan asset");
      return { data: { ...wire(satu, context, aturan), revisi: await revisiPada(context.db, satu) } };
    },
  },
  getPengajuanAssetSerupa: {
    async read({ db, now }, input) {
      return { data: await pengajuanAssetSerupa(db, now, input) };
    },
  },
  addPengajuanAsset: {
    async write(deed, input) {
      const idPengajuanAsset = await ajukan(deed, input);
      return { message: "Pengajuan asset berhasil dibuat", data: { idPengajuanAsset } };
    },
  },
  getDampakApprove: {
    async read(context, { idPengajuan }) {
      return { data: await getDampakApprove(context, idPengajuan) };
    },
  },
  approvePengajuanAsset: {
    async write(deed, input) {
      if (!(await approvePengajuanAsset(deed, input))) return { message: DICATAT };
      const hasil = input.statusPengajuan === "Disetujui" ? "disetujui" : "ditolak";
      return { message: `Pengajuan asset berhasil ${hasil}` };
    },
  },
  revisiPengajuanAsset: {
    async write(deed, input) {
      await revisiPengajuanAsset(deed, input);
      return { message: `Pengajuan ${input.idPengajuan} dikembalikan untuk direvisi` };
    },
  },
  updatePengajuanAsset: {
    async write(deed, input) {
      await updatePengajuanAsset(deed, input);
      return { message: `Pengajuan ${input.idPengajuan} diajukan lagi` };
    },
  },
  withdrawPengajuanAsset: {
    async write(deed, input) {
      await withdrawPengajuanAsset(deed, input);
      return { message: `Pengajuan ${input.idPengajuan} ditarik` };
    },
  },
  approveMasukAsset: {
    async write(deed, { idPengajuan }) {
      const data = await approveMasukAsset(deed, idPengajuan);
      return { message: `Asset berhasil dimasukkan dengan kode ${data.kodeAsset}`, data };
    },
  },
  exportPengajuanAsset: {
    async sheet({ db, today }, input) {
      return { name: exportName("Pengajuan Asset", input, today), content: pengajuanAssetXlsx(db, input) };
    },
  },
});

/** A request as answered: picture addresses, and what this person may do with it. */
function wire(
  { namaPemasuk, penyetuju, ...row }: PengajuanAssetRow,
  { user, picture }: Pick<ReadCtx, "user" | "picture">,
  aturan: Setelan,
): PengajuanAsset {
  const sasaran = sasaranOf({ ...row, penyetuju });
  const putusan = mayDecide(user, sasaran, aturan);
  return {
    ...row,
    persetujuan: persetujuanOf(sasaran, aturan),
    buktiFotoPengajuan: row.buktiFotoPengajuan.map(picture).filter((address) => address !== null),
    aksi: {
      approve: putusan,
      revisi: mayGiveBack(putusan, sasaran),
      ubah: maySendBack(user, sasaran),
      tarik: mayWithdraw(user, sasaran),
      masuk: maySignIn({ ...row, namaPemasuk }),
    },
  };
}

type Masukan = Input<typeof pengajuanAsset.addPengajuanAsset>;

async function ajukan(deed: WriteCtx, { dokumen, idKategori, ...input }: Masukan): Promise<string> {
  const { tx, today, files } = deed;
  const tglPengajuan = input.tglPengajuan ?? today;
  throwIfAny([
    ...problemOfGoods(await pilihan(tx, { idKategori, idLokasi: input.idLokasi }), input.harga),
    ...problemOfRekening(await findRekening(tx, input.idRekening)),
    ...nanti("tglPengajuan", "Tanggal pengajuan", tglPengajuan, today),
    ...(await tertutup(deed, "tglPengajuan", tglPengajuan)),
  ]);
  const bukti = await files.keepAll(tx, dokumen);
  const idPengajuanAsset = await kodeBaru(deed, "PA");
  await insertPengajuanAsset(deed, { ...input, idPengajuanAsset, tglPengajuan, idKategoriAsset: idKategori }, bukti);
  const row = found(await findPengajuanAsset(tx, idPengajuanAsset), "Pengajuan asset");
  await audit(deed, { jenis: "pengajuanAsset", id: idPengajuanAsset, sesudah: catatan(row) });
  return idPengajuanAsset;
}
