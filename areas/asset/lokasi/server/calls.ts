import { audit } from "#company/audit/audit.ts";
import { boleh } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { bolehHapus, sebutanStatus } from "../../server/dipakai.ts";
import { type LokasiAsset, lokasiAsset } from "../contract.ts";
import {
  dropdownLokasi,
  hapusLokasi,
  kunciLokasi,
  type LokasiRow,
  semuaLokasi,
  simpanLokasi,
  ubahStatusLokasi,
} from "./sql.ts";

const JENIS = "lokasiAsset";

export const lokasiAssetCalls: Handlers<typeof lokasiAsset> = implement(lokasiAsset, {
  getLokasiAsset: {
    async read({ db }) {
      return { data: (await semuaLokasi(db)).map(wire) };
    },
  },
  getDropDownLokasiAsset: {
    async read({ db }) {
      return { data: await dropdownLokasi(db) };
    },
  },
  addLokasiAsset: {
    async write(deed, input) {
      const isian = { ...input, singkatan: input.singkatan.toUpperCase() };
      const idLokasi = await simpanLokasi(deed.tx, isian);
      await audit(deed, { jenis: JENIS, id: idLokasi, sesudah: isian });
      return { message: "Lokasi berhasil ditambahkan", data: { idLokasi } };
    },
  },
  nonAktifLokasiAsset: {
    async write(deed, { idLokasi, softDelete }) {
      const row = found(await kunciLokasi(deed.tx, idLokasi), "Lokasi asset");
      await ubahStatusLokasi(deed.tx, idLokasi, softDelete);
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
      const row = found(await kunciLokasi(deed.tx, idLokasi), "Lokasi asset");
      must(bolehHapus(sebutan(row), row));
      await hapusLokasi(deed.tx, sebutan(row), idLokasi);
      const { namaLokasi, singkatan } = row;
      await audit(deed, { jenis: JENIS, id: idLokasi, sebelum: { namaLokasi, singkatan } });
      return { message: "Lokasi berhasil dihapus" };
    },
  },
});

const sebutan = ({ namaLokasi }: Pick<LokasiRow, "namaLokasi">): string => `Lokasi ${namaLokasi}`;

const wire = ({ dipakaiAsset, dipakaiPengajuan, ...row }: LokasiRow): LokasiAsset => ({
  ...row,
  aksi: { status: boleh, hapus: bolehHapus(sebutan(row), { dipakaiAsset, dipakaiPengajuan }) },
});
