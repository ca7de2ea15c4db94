import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { ketentuanPpn, ppnDiAtas } from "#company/pajak.ts";
import { boleh, tidak } from "#kernel/row.ts";
import { type Handlers, implement } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import type { DaftarKode } from "../../kode/kode.ts";
import { searchKode } from "../../kode/server/cariKode.ts";
import { kodeDari, kodeHari } from "../../kode/server/kodeHari.ts";
import { pajak } from "../contract.ts";
import { addKetentuan, allKetentuan, hapusKetentuan, updateKetentuan, wireKetentuan } from "./ketentuan.ts";
import { problemOfIdentitas, problemOfProduk, problemOfSetelan } from "./rules.ts";
import { findIdentitasPelanggan, findProduk, loadPajak, lockPajak, type ProdukRow, pageOfProduk } from "./sql.ts";

const digits = (teks: string): string => teks.replace(/\D/g, "");

export const pajakCalls: Handlers<typeof pajak> = implement(pajak, {
  getPajak: {
    async read({ db, user, today }) {
      const [row, ketentuan] = await Promise.all([loadPajak(db), allKetentuan(db, today)]);
      const tambahKetentuan = user.role === "Super Admin" ? boleh : tidak("Hanya Super Admin");
      return {
        data: { ...row, ketentuan: ketentuan.map((satu) => wireKetentuan(user, satu)), aksi: { tambahKetentuan } },
      };
    },
  },
  updatePajak: {
    async write(deed, { versi, ...isian }) {
      const { versi: stored, ...sebelum } = await lockPajak(deed.tx);
      await assertVersion(deed.tx, { jenis: "pajak", id: 1, stored, seen: versi });
      const baru = { ...isian, npwp: digits(isian.npwp), nitku: digits(isian.nitku) };
      const masalah = problemOfSetelan(baru);
      if (masalah !== null) throw invalidField("npwp", masalah);
      await deed.tx`update pajak_perusahaan set ${deed.tx(baru)}, versi = versi + 1`;
      await audit(deed, { jenis: "pajak", id: 1, sebelum, sesudah: baru });
      return { message: "Setelan pajak disimpan" };
    },
  },
  getPpnHarga: {
    async read({ db, today }) {
      return { data: { ppn: ppnDiAtas(await ketentuanPpn(db, today)) } };
    },
  },
  addKetentuan: {
    async write(deed, isian) {
      await addKetentuan(deed, isian);
      return { message: "Ketentuan ditambahkan" };
    },
  },
  updateKetentuan: {
    async write(deed, isian) {
      await updateKetentuan(deed, isian);
      return { message: "Ketentuan disimpan" };
    },
  },
  hapusKetentuan: {
    async write(deed, kunci) {
      await hapusKetentuan(deed, kunci);
      return { message: "Ketentuan dihapus" };
    },
  },
  getIdentitasPelanggan: {
    async read({ db }, { idPelanggan }) {
      return { data: found(await findIdentitasPelanggan(db, idPelanggan), "Pelanggan") };
    },
  },
  updateIdentitasPelanggan: {
    async write(deed, { idPelanggan, versi, ...isian }) {
      const { tx } = deed;
      await tx`select 1 from pelanggan where id_pelanggan = ${idPelanggan} for update`;
      const row = found(await findIdentitasPelanggan(tx, idPelanggan), "Pelanggan");
      await assertVersion(tx, { jenis: "pajakPelanggan", id: row.idPelanggan, stored: row.versi, seen: versi });
      const baru = { ...isian, nitku: digits(isian.nitku), negara: isian.negara.toUpperCase() };
      const masalah = problemOfIdentitas(baru, await kodeHari(tx, deed.today));
      if (masalah) throw invalidField(masalah.field, masalah.message);
      await tx`
        insert into pajak_pelanggan ${tx({ idPelanggan: row.idPelanggan, ...baru })}
        on conflict (id_pelanggan) do update set dokumen = excluded.dokumen, nomor = excluded.nomor, nitku = excluded.nitku,
          negara = excluded.negara, kode_transaksi = excluded.kode_transaksi, fasilitas = excluded.fasilitas,
          versi = pajak_pelanggan.versi + 1`;
      const { dokumen, nomor, nitku, negara, kodeTransaksi, fasilitas } = row;
      const sebelum = { dokumen, nomor, nitku, negara, kodeTransaksi, fasilitas };
      await audit(deed, { jenis: "pajakPelanggan", id: row.idPelanggan, sebelum, sesudah: baru });
      return { message: `Identitas pajak ${row.nama} disimpan` };
    },
  },
  getIdentitasProduk: {
    async read({ db, today }, input) {
      const [{ rows, total }, daftar] = await Promise.all([pageOfProduk(db, input), kodeHari(db, today)]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => dinamai(row, daftar)),
      );
    },
  },
  updateIdentitasProduk: {
    async write(deed, { idProduk, versi, ...isian }) {
      const { tx } = deed;
      await tx`select 1 from produk where id_produk = ${idProduk} for no key update`;
      const row = found(await findProduk(tx, idProduk), "Produk");
      await assertVersion(tx, { jenis: "pajakProduk", id: idProduk, stored: row.versi, seen: versi });
      const masalah = problemOfProduk(isian, await kodeHari(tx, deed.today));
      if (masalah) throw invalidField(masalah.field, masalah.message);
      await tx`
        insert into pajak_produk ${tx({ idProduk, ...isian })}
        on conflict (id_produk) do update set jenis = excluded.jenis, kode = excluded.kode, satuan = excluded.satuan,
          versi = pajak_produk.versi + 1`;
      const { jenis, kode, satuan } = row;
      await audit(deed, { jenis: "pajakProduk", id: idProduk, sebelum: { jenis, kode, satuan }, sesudah: isian });
      return { message: `Kode pajak ${row.namaProduk} disimpan` };
    },
  },
  cariKodePajak: {
    async read({ db, today }, { jenis, cari }) {
      const milik = kodeDari(await kodeHari(db, today), jenis);
      return { data: searchKode(milik, cari).map(({ kode, nama }) => ({ kode, nama })) };
    },
  },
});

const dinamai = (row: ProdukRow, daftar: DaftarKode) => ({
  ...row,
  namaKode: daftar.get(row.jenis === "A" ? "barang" : "jasa")?.get(row.kode) ?? "",
  namaSatuan: daftar.get("satuan")?.get(row.satuan) ?? "",
});
