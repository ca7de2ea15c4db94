import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { satuan } from "#kernel/satuan.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { bahan } from "../contract.ts";
import { mayKoreksi, problemOfNilai, problemOfSatuan } from "./rules.ts";
import {
  changeBahan,
  changeStatus,
  findBahan,
  insertBahan,
  lockBahan,
  pageOfBahan,
  pageOfKartuBahan,
  terpakai,
} from "./sql.ts";
import { flat, wire, wireKartu } from "./wire.ts";
import { bahanXlsx } from "./xlsx.ts";

export const bahanCalls: Handlers<typeof bahan> = implement(bahan, {
  getBahan: {
    async read({ db, user }, input) {
      const { rows, total } = await pageOfBahan(db, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, user)),
      );
    },
  },
  getDetailBahan: {
    async read({ db, user }, { idProduk }) {
      return { data: wire(found(await findBahan(db, idProduk), "Bahan"), user) };
    },
  },
  getKartuBahan: {
    async read({ db, user }, input) {
      const { rows, total } = found(await pageOfKartuBahan(db, input.idProduk, input), "Bahan");
      return pageAnswer(
        input,
        total,
        rows.map((row) => wireKartu(row, user)),
      );
    },
  },
  exportBahan: {
    async sheet(context, asked) {
      return bahanXlsx(context, asked);
    },
  },
  addBahan: {
    async write(deed, { jumlahStock, ...input }) {
      throwIfAny(problemOfNilai(jumlahStock, input));
      const idProduk = await insertBahan(deed.tx, input, deed.now);
      if (jumlahStock > 0) await moveGoods(deed, [{ idProduk, jenis: "awal", qty: jumlahStock }]);
      const sesudah = { ...flat(input), stock: satuan(jumlahStock, input.satuan) };
      await audit(deed, { jenis: "bahan", id: idProduk, sesudah });
      return { message: `Bahan ${input.namaProduk} berhasil ditambahkan`, data: { idProduk } };
    },
  },
  editBahan: {
    async write(deed, { idProduk, versi, ...input }) {
      const before = found(await lockBahan(deed.tx, idProduk), "Bahan");
      await assertVersion(deed.tx, { jenis: "bahan", id: idProduk, stored: before.versi, seen: versi });
      throwIfAny([
        ...problemOfSatuan(before, input, await terpakai(deed.tx, idProduk)),
        ...problemOfNilai(before.jumlahStock, input),
      ]);
      await changeBahan(deed.tx, idProduk, input, deed.now);
      await audit(deed, { jenis: "bahan", id: idProduk, sebelum: flat(before), sesudah: flat(input) });
      return { message: `Bahan ${input.namaProduk} berhasil diubah` };
    },
  },
  setStatusBahan: {
    async write(deed, { idProduk, aktif }) {
      const before = found(await lockBahan(deed.tx, idProduk), "Bahan");
      await changeStatus(deed.tx, idProduk, !aktif, deed.now);
      await audit(deed, {
        jenis: "bahan",
        id: idProduk,
        sebelum: { aktif: !before.softDelete },
        sesudah: { aktif },
      });
      return { message: `Bahan ${before.namaProduk} berhasil ${aktif ? "diaktifkan" : "dinonaktifkan"}` };
    },
  },
  koreksiBahan: {
    async write(deed, { idProduk, jumlahStock, keterangan, stockDilihat }) {
      const before = found(await lockBahan(deed.tx, idProduk), "Bahan");
      must(mayKoreksi(before, jumlahStock, stockDilihat));
      await moveGoods(deed, [{ idProduk, jenis: "koreksi", qty: jumlahStock - before.jumlahStock, keterangan }]);
      await audit(deed, {
        jenis: "bahan",
        id: idProduk,
        sebelum: { stock: satuan(before.jumlahStock, before.satuan) },
        sesudah: { stock: satuan(jumlahStock, before.satuan), keterangan },
      });
      return { message: `Stock ${before.namaProduk} menjadi ${satuan(jumlahStock, before.satuan)}` };
    },
  },
});
