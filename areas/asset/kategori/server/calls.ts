import { audit } from "#company/audit/audit.ts";
import { boleh } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { mayRemove, sebutanStatus } from "../../server/inUse.ts";
import { type KategoriAsset, kategoriAsset, tahunDari } from "../contract.ts";
import {
  allKategori,
  changeStatusKategori,
  choicesOfKategori,
  insertKategori,
  type KategoriRow,
  lockKategori,
  removeKategori,
} from "./sql.ts";

const JENIS = "kategoriAsset";

export const kategoriAssetCalls: Handlers<typeof kategoriAsset> = implement(kategoriAsset, {
  getKategoriAsset: {
    async read({ db }) {
      return { data: (await allKategori(db)).map(wire) };
    },
  },
  getDropDownKategoriAsset: {
    async read({ db }) {
      return { data: await choicesOfKategori(db) };
    },
  },
  addKategoriAsset: {
    async write(deed, input) {
      const isian = { ...input, kode: input.kode.toUpperCase() };
      const idKategoriAsset = await insertKategori(deed.tx, isian);
      await audit(deed, { jenis: JENIS, id: idKategoriAsset, sesudah: isian });
      return { message: "Kategori berhasil ditambahkan", data: { idKategoriAsset } };
    },
  },
  nonAktifKategoriAsset: {
    async write(deed, { idKategoriAsset, softDelete }) {
      const row = found(await lockKategori(deed.tx, idKategoriAsset), "Kategori asset");
      await changeStatusKategori(deed.tx, idKategoriAsset, softDelete);
      await audit(deed, {
        jenis: JENIS,
        id: idKategoriAsset,
        sebelum: { status: sebutanStatus(row.softDelete) },
        sesudah: { status: sebutanStatus(softDelete) },
      });
      return { message: `Kategori ${row.namaKategori} menjadi ${sebutanStatus(softDelete)}` };
    },
  },
  deleteKategoriAsset: {
    async write(deed, { idKategoriAsset }) {
      const row = found(await lockKategori(deed.tx, idKategoriAsset), "Kategori asset");
      must(mayRemove(sebutan(row), row));
      await removeKategori(deed.tx, sebutan(row), idKategoriAsset);
      const { namaKategori, kode, pembagi, jenisBatas, batas } = row;
      const sebelum = { namaKategori, kode, pembagi, jenisBatas, batas };
      await audit(deed, { jenis: JENIS, id: idKategoriAsset, sebelum });
      return { message: "Kategori berhasil dihapus" };
    },
  },
});

const sebutan = ({ namaKategori }: Pick<KategoriRow, "namaKategori">): string => `Kategori ${namaKategori}`;

const wire = ({ dipakaiAsset, dipakaiPengajuan, ditutup, ...row }: KategoriRow): KategoriAsset => ({
  ...row,
  tahun: tahunDari(row.pembagi),
  aksi: { status: boleh, hapus: mayRemove(sebutan(row), { dipakaiAsset, dipakaiPengajuan, ditutup }) },
});
