import { keluarkanRusak } from "#books/stok/rusak.ts";
import { nomorRusak, noteEndOfRusak } from "#books/stok/seriRusak.ts";
import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { kolomAktif, saveKolom } from "#company/kolomSendiri.ts";
import { restoreImages } from "#platform/files/former.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, invalidField, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { produk } from "../contract.ts";
import { namaCaraRusak } from "../isiProduk.ts";
import { pageOfKartu, pageOfStokRusak } from "./bukuStok.ts";
import { formatImportProduk } from "./imporKolom.ts";
import { importExcelProduk, readImporProduk } from "./importExcelProduk.ts";
import { allNew, keepFoto } from "./keepFoto.ts";
import type { ProdukRow } from "./load.ts";
import {
  hargaBeliUntuk,
  kalimatImpor,
  masihSama,
  mayCorrect,
  mayStatus,
  problemOfArrangement,
  problemOfStock,
  sebutanFoto,
  seriKeluar,
} from "./rules.ts";
import {
  beberapaProduk,
  changeProduk,
  changeStatusProduk,
  findProduk,
  insertProduk,
  lockProduk,
  noteFotoProduk,
  pageOfHarusPo,
  pageOfProduk,
  totalHarusPo,
  usulanProduk,
} from "./sql.ts";
import { wire, wireHarusPo, wireKartu } from "./wire.ts";
import { produkXlsx } from "./xlsx.ts";

export const produkCalls: Handlers<typeof produk> = implement(produk, {
  getProduk: {
    async read(context, input) {
      const { rows, total } = await pageOfProduk(context.db, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context)),
      );
    },
  },
  getProdukHarusPo: {
    async read(context, input) {
      const { rows, total } = await pageOfHarusPo(context.db, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wireHarusPo(row, context)),
      );
    },
  },
  getUsulanPo: {
    async read(context, { idProduk }) {
      const rows = await usulanProduk(context.db, idProduk);
      return { data: rows.map((row) => wireHarusPo(row, context)) };
    },
  },
  getTotalProdukHarusPo: {
    async read({ db }) {
      return { total: await totalHarusPo(db) };
    },
  },
  getProdukDipilih: {
    async read(context, { idProduk }) {
      const rows = await beberapaProduk(context.db, idProduk);
      return { data: rows.map((row) => wire(row, context)) };
    },
  },
  getDetailProduk: {
    async read(context, { kodeProduk }) {
      return { data: wire(found(await findProduk(context.db, kodeProduk), "Produk"), context) };
    },
  },
  getKartuStok: {
    async read({ db, user }, input) {
      const { rows, total } = found(await pageOfKartu(db, input.idProduk, input), "Produk");
      return pageAnswer(input, total, wireKartu(rows, user));
    },
  },
  getStokRusak: {
    async read({ db, user }, input) {
      const { rows, total } = await pageOfStokRusak(db, input.idProduk, input);
      const data = rows.map((row) => ({ ...row, nilai: hargaBeliUntuk(user, row.nilai) }));
      return { ...pageAnswer(input, total, data), seri: await nomorRusak(db, input.idProduk) };
    },
  },
  keluarkanRusak: {
    async write(deed, { idProduk, cara, qty, keterangan: sebab, seri }) {
      const before = found(await lockProduk(deed.tx, idProduk), "Produk");
      if (qty > before.jumlahRusak) throw invalidField("qty", `Hanya ${before.jumlahRusak} unit yang rusak`);
      const nomor = seriKeluar({ qty, rusak: before.jumlahRusak, bernomor: await nomorRusak(deed.tx, idProduk) }, seri);
      const keterangan = nomor.length === 0 ? sebab : `${sebab} (${nomor.join(", ")})`;
      await keluarkanRusak(deed, { idProduk, jenis: cara, qty, keterangan });
      await noteEndOfRusak(deed.tx, cara, nomor);
      await audit(deed, {
        jenis: "produk",
        id: idProduk,
        sebelum: { jumlahRusak: before.jumlahRusak },
        sesudah: { jumlahRusak: before.jumlahRusak - qty, keterangan: `${namaCaraRusak(cara)}: ${keterangan}` },
      });
      return { message: `${qty} unit rusak ${before.namaProduk} ${cara === "buang" ? "dibuang" : "kembali dijual"}` };
    },
  },
  exportExcelProduk: {
    sheet(context, asked) {
      return produkXlsx(context, asked);
    },
  },
  formatImportProduk: {
    async sheet({ db }) {
      return { name: "Format Import Produk.xlsx", content: await formatImportProduk(await kolomAktif(db, "produk")) };
    },
  },
  importExcelProduk: {
    async prepare({ db }, { excelFile }) {
      const read = await readImporProduk(excelFile, await kolomAktif(db, "produk"));
      return async (deed) => {
        const hasil = await importExcelProduk(deed, read);
        return { message: kalimatImpor(hasil), data: { jumlah: hasil.baru + hasil.diubah } };
      };
    },
  },
  addProduk: {
    async write(deed, { fotoProduk, kolomSendiri, ...input }) {
      throwIfAny(problemOfStock("jumlahStock", input.jumlahStock, input.hargaBeli));
      const idProduk = await insertProduk(deed.tx, input, deed.now);
      await keepFoto(deed, idProduk, [], fotoProduk, allNew(fotoProduk));
      if (input.jumlahStock > 0) await moveGoods(deed, [{ idProduk, jenis: "awal", qty: input.jumlahStock }]);
      const kolom = await saveKolom(deed.tx, "produk", idProduk, kolomSendiri);
      const sesudah = { ...input, ...kolom.sesudah, fotoProduk: fotoProduk.length || null };
      await audit(deed, { jenis: "produk", id: idProduk, sesudah });
      return { message: "Produk berhasil ditambahkan", data: { idProduk } };
    },
  },
  editProduk: {
    async write(deed, { fotoProduk, ...input }) {
      const { tx, now } = deed;
      const { idProduk, penambahanStock, hargaBeli } = input;
      const before = found(await lockProduk(tx, idProduk), "Produk");
      await assertVersion(tx, { jenis: "produk", id: idProduk, stored: before.versi, seen: input.versi });
      const field = penambahanStock > 0 ? "penambahanStock" : "hargaBeli";
      throwIfAny(problemOfStock(field, before.jumlahStock + penambahanStock, hargaBeli));
      const susunan = input.susunanFoto ?? (input.updateFoto ? allNew(fotoProduk) : null);
      if (susunan) throwIfAny(problemOfArrangement(before.foto.length, fotoProduk.length, susunan));
      const saklar = { mustPo: input.reminder ?? before.mustPo, berseri: input.berseri ?? before.berseri };
      await changeProduk(tx, input, saklar, now);
      if (susunan) await keepFoto(deed, idProduk, before.foto, fotoProduk, susunan);
      const kolom = await saveKolom(tx, "produk", idProduk, input.kolomSendiri);
      if (penambahanStock > 0) await moveGoods(deed, [{ idProduk, jenis: "tambah", qty: penambahanStock }]);
      const after = found(await lockProduk(tx, idProduk), "Produk");
      await audit(deed, {
        jenis: "produk",
        id: idProduk,
        sebelum: { ...flat(before), ...kolom.sebelum },
        sesudah: { ...flat(after, susunan), ...kolom.sesudah },
      });
      return { message: "Produk berhasil diubah" };
    },
  },
  undoFotoProduk: {
    async write(deed, { idProduk }) {
      const before = found(await lockProduk(deed.tx, idProduk), "Produk");
      const { kini } = await restoreImages(deed, "produk_foto", { idProduk });
      await noteFotoProduk(deed.tx, idProduk, deed.now);
      await audit(deed, {
        jenis: "produk",
        id: idProduk,
        sebelum: { fotoProduk: sebutanFoto(before.foto.length, null) },
        sesudah: { fotoProduk: `${kini} foto yang lama` },
      });
      return { message: `Foto ${before.namaProduk} dikembalikan` };
    },
  },
  deleteProduk: {
    async write(deed, { idProduk, statusProduk }) {
      const before = found(await lockProduk(deed.tx, idProduk), "Produk");
      must(mayStatus(before, statusProduk));
      await changeStatusProduk(deed.tx, idProduk, statusProduk, deed.now);
      await audit(deed, {
        jenis: "produk",
        id: idProduk,
        sebelum: { aktif: !before.softDelete },
        sesudah: { aktif: !statusProduk },
      });
      return { message: `Produk berhasil ${statusProduk ? "dinonaktifkan" : "diaktifkan"}` };
    },
  },
  koreksiStok: {
    async write(deed, { idProduk, jumlahStock, keterangan, stockDilihat }) {
      const before = found(await lockProduk(deed.tx, idProduk), "Produk");
      must(masihSama(before, stockDilihat));
      must(mayCorrect(before, jumlahStock));
      await moveGoods(deed, [{ idProduk, jenis: "koreksi", qty: jumlahStock - before.jumlahStock, keterangan }]);
      await audit(deed, {
        jenis: "produk",
        id: idProduk,
        sebelum: { jumlahStock: before.jumlahStock },
        sesudah: { jumlahStock, keterangan },
      });
      return { message: "Stock berhasil dikoreksi" };
    },
  },
});

/** The fields of a product in its history. */
function flat(stored: ProdukRow, susunan: readonly number[] | null = null) {
  const {
    idProduk: _,
    foto,
    stockSales,
    jumlahRusak,
    statusPo,
    softDelete,
    createdAt,
    updatedAt,
    mustPo,
    nilaiStok: __,
    kolomSendiri: ___,
    ...row
  } = stored;
  return { ...row, reminder: mustPo, fotoProduk: sebutanFoto(foto.length, susunan) };
}
