import { audit } from "#company/audit/audit.ts";
import { boleh } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { mayRemove, sebutanStatus } from "../../server/inUse.ts";
import { type LokasiAsset, lokasiAsset } from "../contract.ts";
import {
  allLokasi,
  changeStatusLokasi,
  choicesOfLokasi,
  insertLokasi,
  type LokasiRow,
  lockLokasi,
  removeLokasi,
} from "./sql.ts";

const JENIS = "lokasiAsset";

export const lokasiAssetCalls: Handlers<typeof lokasiAsset> = implement(lokasiAsset, {
  getLokasiAsset: {
    async read({ db }) {
      return { data: (await allLokasi(db)).map(wire) };
    },
  },
  getDropDownLokasiAsset: {
    async read({ db }) {
      return { data: await choicesOfLokasi(db) };
    },
  },
  addLokasiAsset: {
    async write(deed, input) {
      const isian = { ...input, singkatan: input.singkatan.toUpperCase() };
      const idLokasi = await insertLokasi(deed.tx, isian);
      await audit(deed, { jenis: JENIS, id: idLokasi, sesudah: isian });
      return { message: "Lokasi berhasil ditambahkan", data: { idLokasi } };
    },
  },
  nonAktifLokasiAsset: {
    async write(deed, { idLokasi, softDelete }) {
      const row = found(await lockLokasi(deed.tx, idLokasi), "Lokasi asset");
      await changeStatusLokasi(deed.tx, idLokasi, softDelete);
      await audit(deed, {
        jenis: JENIS,
        id: idLokasi,
        sebelum: { status: sebutanStatus(row.softDelete) },
        sesudah: { status: sebutanStatus(softDelete) },
      });
      return { message: `Lokasi ${row.namaLokasi} menjadi ${sebutanStatus(softDelete)}` };
    },
  },
  deleteLokasiAsset: {
    async write(deed, { idLokasi }) {
      const row = found(await lockLokasi(deed.tx, idLokasi), "Lokasi asset");
      must(mayRemove(sebutan(row), row));
      await removeLokasi(deed.tx, sebutan(row), idLokasi);
      const { namaLokasi, singkatan } = row;
      await audit(deed, { jenis: JENIS, id: idLokasi, sebelum: { namaLokasi, singkatan } });
      return { message: "Lokasi berhasil dihapus" };
    },
  },
});

const sebutan = ({ namaLokasi }: Pick<LokasiRow, "namaLokasi">): string => `Lokasi ${namaLokasi}`;

const wire = ({ dipakaiAsset, dipakaiPengajuan, ...row }: LokasiRow): LokasiAsset => ({
  ...row,
  aksi: { status: boleh, hapus: mayRemove(sebutan(row), { dipakaiAsset, dipakaiPengajuan }) },
});
