import { audit } from "#company/audit/audit.ts";
import { pengimporOf } from "#company/impor.ts";
import { withKolom } from "#company/lembarKolom.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import { mayCall } from "#kernel/permission.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import { type Handlers, implement, type ReadCtx, type WriteCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { impor, type PilihanKolom, pembawaImpor } from "../contract.ts";
import { JENIS_IMPOR, type JenisImpor, namaJenisImpor } from "../isiImpor.ts";
import { readImpor } from "./readImpor.ts";
import { mayUndo } from "./rules.ts";
import { runImpor } from "./runImpor.ts";
import { loadImpor, lockImpor, noteUndone, rememberedColumns } from "./sql.ts";

type Diminta = { coba: boolean; kolom: PilihanKolom[] | null; berkas: UploadedFile[] };

const importing = (jenis: JenisImpor) => ({
  async prepare({ db }: ReadCtx, { coba, kolom, berkas: [file] }: Diminta) {
    const remembered = (sidik: string) => rememberedColumns(db, jenis, sidik);
    const pengimpor = await withKolom(db, pengimporOf(jenis));
    const bacaan = await readImpor(pengimpor, found(file, "Berkas"), kolom, remembered);
    return (deed: WriteCtx) => runImpor(deed, jenis, bacaan, { coba, kolom });
  },
});

export const imporCalls: Handlers<typeof impor> = implement(impor, {
  getImpor: {
    async read({ db, user }) {
      const own = JENIS_IMPOR.filter((jenis) => mayCall(pembawaImpor(jenis), user));
      const rows = await loadImpor(db, own);
      return {
        data: rows.map(({ idUser, tanggal: _, ...row }) => ({
          ...row,
          jenis: namaJenisImpor(row.jenis),
          aksi: { batal: mayUndo(user, { ...row, idUser }) },
        })),
      };
    },
  },
  imporPelanggan: importing("pelanggan"),
  imporPemasok: importing("pemasok"),
  imporProduk: importing("produk"),
  imporBahan: importing("bahan"),
  imporKaryawan: importing("karyawan"),
  imporPiutang: importing("piutang"),
  imporOrder: importing("order"),
  imporHutang: importing("hutang"),
  imporAsset: importing("asset"),
  imporNeraca: importing("neraca"),
  imporSaldo: importing("saldo"),
  batalImpor: {
    async write(deed, { idImpor }) {
      const row = found(await lockImpor(deed.tx, idImpor), "Impor");
      must(mayUndo(deed.user, row));
      await refuseTertutup(deed, "idImpor", row.tanggal);
      await pengimporOf(row.jenis).remove(deed, row.ids);
      await noteUndone(deed, idImpor);
      const sebelum = { dibatalkan: false };
      await audit(deed, { jenis: "impor", id: idImpor, sebelum, sesudah: { dibatalkan: true } });
      return { message: `Impor ${row.berkas} dibatalkan` };
    },
  },
});
