import { audit } from "#company/audit/audit.ts";
import { assertVersion, pelakuTerakhir } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import { mergeInto, unmerge } from "#company/merging.ts";
import { tanggal } from "#kernel/format.ts";
import { seesHargaBeli } from "#kernel/permission.ts";
import { valuesOf } from "#kernel/record.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { conflict, found, invalidField, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import type { Urut } from "#platform/list/sortedRows.ts";
import { pemasok, type UrutPemasok } from "../contract.ts";
import { isianPemasok } from "../isiPemasok.ts";
import { pemasokSerupa, tanpaPemasok } from "./gabung.ts";
import { hargaPemasok, insertCatatanPemasok, pageOfPoPemasok, pilihanPemasok } from "./load.ts";
import { pindahPoPemasok, pindahProdukPemasok } from "./pindahPoPemasok.ts";
import { mayEdit, mayMend, mayMergeInto, maySplit } from "./rules.ts";
import { selesaikanLangkahPemasok } from "./selesaikanLangkahPemasok.ts";
import {
  changeArsipPemasok,
  changePemasok,
  findPemasok,
  insertPemasok,
  loadPemasok,
  lockPemasok,
  pageOfPemasok,
} from "./sql.ts";
import { pemasokLengkap, pemasokWire, poPemasokWire } from "./wire.ts";
import { pemasokXlsx } from "./xlsx.ts";

export const pemasokCalls: Handlers<typeof pemasok> = implement(pemasok, {
  getPemasok: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfPemasok(db, today, { ...input, urut: urutUntuk(user, input.urut) });
      return pageAnswer(
        input,
        total,
        rows.map((row) => pemasokWire(row, user)),
      );
    },
  },
  getDetailPemasok: {
    async read(context, { idPemasok }) {
      const row = found(await findPemasok(context.db, context.today, idPemasok), "Pemasok");
      return { data: await pemasokLengkap(context, row) };
    },
  },
  getPoPemasok: {
    async read({ db, user }, { idPemasok, ...halaman }) {
      const { rows, total } = await pageOfPoPemasok(db, idPemasok, halaman);
      return pageAnswer(
        halaman,
        total,
        rows.map((row) => poPemasokWire(row, user)),
      );
    },
  },
  getHargaPemasok: {
    async read({ db }, { idPemasok, idProduk }) {
      return { data: await hargaPemasok(db, idPemasok, idProduk) };
    },
  },
  getPilihanPemasok: {
    async read({ db, user }, dipilih) {
      const rows = await pilihanPemasok(db, dipilih);
      if (seesHargaBeli(user)) return { data: rows };
      return { data: rows.map((row) => ({ ...row, pernah: row.pernah && { ...row.pernah, hargaTerakhir: null } })) };
    },
  },
  exportPemasok: {
    async sheet({ db, user, today }, input) {
      const content = await pemasokXlsx(db, user, today, { ...input, urut: urutUntuk(user, input.urut) });
      return { name: `Export Pemasok-${tanggal(today)}.xlsx`, content };
    },
  },
  addPemasok: {
    async write(deed, isian) {
      const idPemasok = await insertPemasok(deed, isian);
      await audit(deed, { jenis: "pemasok", id: idPemasok, sesudah: isian });
      const kembar = (await pemasokSerupa(deed.tx, idPemasok)).find(({ telepon }) => telepon);
      const juga = kembar ? `, nomor teleponnya juga dipakai ${kembar.nama}` : "";
      return { message: `Pemasok ${isian.nama} berhasil ditambahkan${juga}`, data: { idPemasok } };
    },
  },
  updatePemasok: {
    async write(deed, { idPemasok, versi, ...isian }) {
      const row = found((await lockPemasok(deed, [idPemasok]))[0], "Pemasok");
      must(mayEdit(row));
      await assertVersion(deed.tx, { jenis: "pemasok", id: idPemasok, stored: row.versi, seen: versi });
      await changePemasok(deed.tx, idPemasok, isian);
      await audit(deed, { jenis: "pemasok", id: idPemasok, sebelum: valuesOf(isianPemasok, row), sesudah: isian });
      return { message: `Pemasok ${isian.nama} berhasil diubah` };
    },
  },
  arsipkanPemasok: {
    async write(deed, { idPemasok, arsip }) {
      const row = found((await lockPemasok(deed, [idPemasok]))[0], "Pemasok");
      must(mayMend(deed.user, row));
      if (row.arsip === arsip) {
        throw conflict(`Pemasok ${row.nama} sudah ${arsip ? "diarsipkan" : "diaktifkan kembali"} orang lain`);
      }
      await changeArsipPemasok(deed, idPemasok, arsip);
      await audit(deed, { jenis: "pemasok", id: idPemasok, sebelum: { arsip: row.arsip }, sesudah: { arsip } });
      return { message: `Pemasok ${row.nama} ${arsip ? "diarsipkan" : "aktif kembali"}` };
    },
  },
  getDampakGabungPemasok: {
    async read({ db, user, today }, { dari, ke }) {
      const rows = await loadPemasok(db, today, [dari, ke]);
      const [asal, tujuan] = [found(rows[0], "Pemasok"), found(rows[1], "Pemasok")];
      const ringkas = ({ idPemasok, nama, jumlahPo, hutang, telepon }: typeof asal) => ({
        ...{ idPemasok, nama, jumlahPo, telepon },
        hutang: seesHargaBeli(user) ? hutang : null,
      });
      return { data: { dari: ringkas(asal), ke: ringkas(tujuan), boleh: mayMergeInto(user, asal, tujuan) } };
    },
  },
  gabungPemasok: {
    async write(deed, { dari, ke }) {
      if (dari === ke) throw invalidField("ke", "Pilih pemasok lain, bukan pemasok yang sama");
      const rows = await lockPemasok(deed, [dari, ke]);
      const [asal, tujuan] = [found(rows[0], "Pemasok"), found(rows[1], "Pemasok tujuan")];
      if (asal.digabungKe) {
        const oleh = await pelakuTerakhir(deed.tx, "pemasok", dari);
        throw conflict(`Pemasok ${asal.nama} sudah digabung ke ${asal.digabungKe.nama} ${oleh}`);
      }
      must(mayMergeInto(deed.user, asal, tujuan));
      await mergeInto(deed.tx, "pemasok", { dari, ke });
      await audit(deed, {
        jenis: "pemasok",
        id: dari,
        sebelum: { digabungKe: "" },
        sesudah: { digabungKe: tujuan.nama },
      });
      return { message: `Pemasok ${asal.nama} digabung ke ${tujuan.nama}` };
    },
  },
  batalGabungPemasok: {
    async write(deed, { idPemasok }) {
      const row = found((await lockPemasok(deed, [idPemasok]))[0], "Pemasok");
      must(maySplit(deed.user, row));
      await unmerge(deed.tx, "pemasok", idPemasok);
      const dari = row.digabungKe?.nama ?? "";
      await audit(deed, {
        jenis: "pemasok",
        id: idPemasok,
        sebelum: { digabungKe: dari },
        sesudah: { digabungKe: "" },
      });
      return { message: `Pemasok ${row.nama} dipisahkan lagi dari ${dari}` };
    },
  },
  pindahPoPemasok: {
    async write(deed, input) {
      return { message: await pindahPoPemasok(deed, input) };
    },
  },
  getTanpaPemasok: {
    async read({ db }) {
      return { data: await tanpaPemasok(db) };
    },
  },
  pindahProdukPemasok: {
    async write(deed, input) {
      return { message: await pindahProdukPemasok(deed, input) };
    },
  },
  addCatatanPemasok: {
    async write(deed, { idPemasok, ...catatan }) {
      throwIfAny(nanti("tanggal", "Tanggal", catatan.tanggal, deed.today));
      const row = found((await lockPemasok(deed, [idPemasok]))[0], "Pemasok");
      must(mayEdit(row));
      await insertCatatanPemasok(deed, { idPemasok, ...catatan });
      await audit(deed, { jenis: "pemasok", id: idPemasok, sesudah: { catatanBaru: catatan.isi } });
      return { message: "Catatan berhasil disimpan" };
    },
  },
  selesaikanLangkahPemasok: {
    async write(deed, { idCatatan }) {
      return { message: `Selesai: ${await selesaikanLangkahPemasok(deed, idCatatan)}` };
    },
  },
});

/** The order of the amounts would tell them. */
const urutUntuk = (user: User, urut: Urut<UrutPemasok>): Urut<UrutPemasok> =>
  (urut === "sisa" || urut === "-sisa") && !seesHargaBeli(user) ? null : urut;
