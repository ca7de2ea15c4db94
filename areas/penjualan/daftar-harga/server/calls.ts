import { audit } from "#company/audit/audit.ts";
import { hanyaMilik, terlihat } from "#company/pelanggan.ts";
import { ribuan } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Handlers, User } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, invalidField, notFound } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { daftarHarga } from "../contract.ts";
import { daftarPelanggan, hargaPelanggan } from "./berlaku.ts";
import { importHarga, readImporHarga } from "./impor.ts";
import { kenaikan } from "./rules.ts";
import { addDaftarHarga, editDaftarHarga, naikkanHarga, setHarga } from "./simpan.ts";
import { changeKelompok, findDaftar, lockKelompok, pageOfDaftar, pageOfHarga, readHarga } from "./sql.ts";
import { daftarHargaXlsx } from "./xlsx.ts";

/** As many as show what a rise does. */
const CONTOH = 10;

async function mustSee(db: Db, user: User, idPelanggan: Id<"pelanggan">): Promise<void> {
  if (!(await terlihat(db, user, idPelanggan))) throw notFound("Pelanggan");
}

export const daftarHargaCalls: Handlers<typeof daftarHarga> = implement(daftarHarga, {
  getDaftarHarga: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfDaftar(db, input, { hari: today, milik: await hanyaMilik(db, user) });
      return pageAnswer(input, total, rows);
    },
  },
  getDetailDaftarHarga: {
    async read({ db, user, today }, { idDaftarHarga }) {
      return { data: await findDaftar(db, idDaftarHarga, { hari: today, milik: await hanyaMilik(db, user) }) };
    },
  },
  getBarisHarga: {
    async read({ db, today }, { idDaftarHarga, pada, ...halaman }) {
      const { rows, total } = await pageOfHarga(db, idDaftarHarga, pada ?? today, halaman);
      return pageAnswer(halaman, total, rows);
    },
  },
  getHargaPelanggan: {
    async read({ db, user, today }, { idPelanggan, idProduk }) {
      await mustSee(db, user, idPelanggan);
      return { data: await hargaPelanggan(db, idPelanggan, today, idProduk) };
    },
  },
  getDaftarPelanggan: {
    async read({ db, user, today }, { idPelanggan }) {
      await mustSee(db, user, idPelanggan);
      return { data: found(await daftarPelanggan(db, idPelanggan, today), "Pelanggan") };
    },
  },
  addDaftarHarga: {
    async write(deed, input) {
      const idDaftarHarga = await addDaftarHarga(deed, input);
      return { message: `Daftar harga ${input.nama} berhasil dibuat`, data: { idDaftarHarga } };
    },
  },
  editDaftarHarga: {
    async write(deed, input) {
      await editDaftarHarga(deed, input);
      return { message: `Daftar harga ${input.nama} berhasil diubah` };
    },
  },
  setHarga: {
    async write(deed, { idDaftarHarga, baris, ...sejak }) {
      await setHarga(deed, idDaftarHarga, sejak, baris);
      return { message: `${ribuan(baris.length)} harga berhasil disimpan` };
    },
  },
  getDampakNaik: {
    async read({ db, today, user }, { idDaftarHarga, persen, bulat, mulai }) {
      await findDaftar(db, idDaftarHarga, { hari: today, milik: await hanyaMilik(db, user) });
      const { tetap, mengikuti } = kenaikan(await readHarga(db, idDaftarHarga, mulai ?? today), persen, bulat);
      const contoh = tetap.slice(0, CONTOH).map(({ idProduk: _, ...satu }) => satu);
      return { data: { jumlah: tetap.length, mengikuti, contoh } };
    },
  },
  naikkanHarga: {
    async write(deed, input) {
      const jumlah = await naikkanHarga(deed, input);
      return { message: `${ribuan(jumlah)} harga berhasil diubah`, data: { jumlah } };
    },
  },
  exportDaftarHarga: {
    async sheet(context, { idDaftarHarga }) {
      return daftarHargaXlsx(context, idDaftarHarga);
    },
  },
  importDaftarHarga: {
    async prepare(_context, { excelFile, ...sejak }) {
      const terbaca = await readImporHarga(excelFile);
      return async (deed) => {
        const jumlah = await importHarga(deed, sejak, terbaca);
        return { message: `${ribuan(jumlah)} harga berhasil diimpor`, data: { jumlah } };
      };
    },
  },
  setKelompokHarga: {
    async write(deed, { idPelanggan, kelompok }) {
      await mustSee(deed.tx, deed.user, idPelanggan);
      const { nama, kelompok: dulu, utama } = found(await lockKelompok(deed.tx, idPelanggan), "Pelanggan");
      if (!utama) throw invalidField("idPelanggan", "Pelanggan ini sudah digabungkan ke pelanggan lain");
      await changeKelompok(deed.tx, idPelanggan, kelompok);
      await audit(deed, {
        jenis: "pelanggan",
        id: idPelanggan,
        sebelum: { kelompokHarga: dulu },
        sesudah: { kelompokHarga: kelompok },
      });
      return { message: `Kelompok harga ${nama} berhasil disimpan` };
    },
  },
});
