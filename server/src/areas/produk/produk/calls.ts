import type { Id } from "#contract/kernel/types.ts";
import { type Produk, produk } from "#contract/produk/produk.ts";
import { gerakkan } from "#server/books/stok/stok.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import { dropImages } from "#server/platform/files/berkas.ts";
import type { EncodedImage } from "#server/platform/files/image.ts";
import { implement, type ReadCtx, type WriteCtx } from "#server/platform/http/context.ts";
import { found, must, throwIfAny } from "#server/platform/http/refusal.ts";
import { pageAnswer } from "#server/platform/postgres/paging.ts";
import { ekspor } from "./ekspor.ts";
import { bacaImpor, impor } from "./impor.ts";
import { formatImpor } from "./imporKolom.ts";
import {
  aksiProduk,
  bolehKoreksi,
  bolehStatus,
  gerakanEdit,
  hargaBeliUntuk,
  kalimatImpor,
  masalahStock,
  masihSama,
} from "./rules.ts";
import {
  beberapa,
  type Dicari,
  gantiFoto,
  halaman,
  kartu,
  type ProdukRow,
  tambah,
  terkunci,
  totalHarusPo,
  ubah,
  ubahStatus,
} from "./sql.ts";

export const produkCalls = implement(produk, {
  getProduk: {
    async read(context, input) {
      return daftar(context, input, "semua");
    },
  },
  getProdukHarusPo: {
    async read(context, input) {
      return daftar(context, input, "harus PO");
    },
  },
  getTotalProdukHarusPo: {
    async read({ db }) {
      return { total: await totalHarusPo(db) };
    },
  },
  getProdukDipilih: {
    async read(context, { idProduk }) {
      const rows = await beberapa(context.db, idProduk);
      return { data: rows.map((row) => wire(row, context)) };
    },
  },
  getKartuStok: {
    async read({ db, user }, input) {
      const { rows, total } = found(await kartu(db, input.idProduk, input), "Produk");
      const data = rows.map((row) => ({ ...row, hargaBeli: hargaBeliUntuk(user, row.hargaBeli) }));
      return pageAnswer(input, total, data);
    },
  },
  exportExcelProduk: {
    async sheet(context) {
      return ekspor(context);
    },
  },
  formatImportProduk: {
    async sheet() {
      return { name: "Format Import Produk.xlsx", content: await formatImpor() };
    },
  },
  importExcelProduk: {
    async prepare(_context, { excelFile }) {
      const read = await bacaImpor(excelFile);
      return async (deed) => {
        const hasil = await impor(deed, read);
        return { message: kalimatImpor(hasil), data: { jumlah: hasil.baru + hasil.diubah } };
      };
    },
  },
  addProduk: {
    async write(deed, { fotoProduk, ...input }) {
      throwIfAny(masalahStock("jumlahStock", input.jumlahStock, input.hargaBeli));
      const idProduk = await tambah(deed.tx, input, deed.now);
      await simpanFoto(deed, idProduk, fotoProduk);
      if (input.jumlahStock > 0) await gerakkan(deed, [{ idProduk, jenis: "awal", qty: input.jumlahStock }]);
      const sesudah = { ...input, fotoProduk: fotoProduk.length || null };
      await audit(deed, { jenis: "produk", id: idProduk, sesudah });
      return { message: "Produk berhasil ditambahkan", data: { idProduk } };
    },
  },
  editProduk: {
    async write(deed, { fotoProduk, ...input }) {
      const { tx, now } = deed;
      const { idProduk, penambahanStock, hargaBeli } = input;
      const before = found(await terkunci(tx, idProduk), "Produk");
      await assertVersion(tx, { jenis: "produk", id: idProduk, stored: before.versi, seen: input.versi });
      const field = penambahanStock > 0 ? "penambahanStock" : "hargaBeli";
      throwIfAny(masalahStock(field, before.jumlahStock + penambahanStock, hargaBeli));
      await ubah(tx, input, input.reminder ?? before.mustPo, now);
      if (input.updateFoto) await simpanFoto(deed, idProduk, fotoProduk);
      await gerakkan(deed, gerakanEdit(before, penambahanStock, hargaBeli));
      const after = found(await terkunci(tx, idProduk), "Produk");
      await audit(deed, {
        jenis: "produk",
        id: idProduk,
        sebelum: flat(before),
        sesudah: flat(after, input.updateFoto),
      });
      return { message: "Produk berhasil diubah" };
    },
  },
  deleteProduk: {
    async write(deed, { idProduk, statusProduk }) {
      const before = found(await terkunci(deed.tx, idProduk), "Produk");
      must(bolehStatus(before, statusProduk));
      await ubahStatus(deed.tx, idProduk, statusProduk, deed.now);
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
      const before = found(await terkunci(deed.tx, idProduk), "Produk");
      must(masihSama(before, stockDilihat));
      must(bolehKoreksi(before, jumlahStock));
      await gerakkan(deed, [{ idProduk, jenis: "koreksi", qty: jumlahStock - before.jumlahStock, keterangan }]);
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

async function daftar(context: ReadCtx, input: Dicari, yang: "semua" | "harus PO") {
  const { rows, total } = await halaman(context.db, input, yang);
  return pageAnswer(
    input,
    total,
    rows.map((row) => wire(row, context)),
  );
}

function wire({ foto, ...row }: ProdukRow, { user, picture }: Pick<ReadCtx, "user" | "picture">): Produk {
  return {
    ...row,
    hargaBeli: hargaBeliUntuk(user, row.hargaBeli),
    fotoProduk: foto.map((id) => picture(id)).filter((address) => address !== null),
    aksi: aksiProduk(user, row),
  };
}

async function simpanFoto({ tx, files }: WriteCtx, idProduk: Id<"produk">, images: readonly EncodedImage[]) {
  const foto: string[] = [];
  for (const image of images) foto.push(await files.keep(tx, image));
  await dropImages(tx, await gantiFoto(tx, idProduk, foto));
}

/** The product for the history; pictures have no names there, only that there are new ones. */
function flat(
  { idProduk: _, foto, stockSales: __, createdAt: ___, updatedAt: ____, mustPo, ...row }: ProdukRow,
  baru = false,
) {
  return { ...row, reminder: mustPo, fotoProduk: `${foto.length} foto${baru ? " baru" : ""}` };
}
