import { notify } from "#company/kabar.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User, type WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, must, notAllowed } from "#platform/http/refusal.ts";
import { type Komentar, komentar } from "../contract.ts";
import { mayChange, mayRemove, mayTalk, mayUndo } from "./rules.ts";
import {
  alamatDokumen,
  allKomentar,
  changeKomentar,
  changeSebutan,
  giveBackKomentar,
  insertKomentar,
  type KomentarRow,
  lockKomentar,
  namaDokumen,
  orangPada,
  removeKomentar,
} from "./sql.ts";

export const komentarCalls: Handlers<typeof komentar> = implement(komentar, {
  getKomentar: {
    async read({ db, user, now }, { jenis, id }) {
      if (!(await mayTalk(db, user, jenis, id))) throw notAllowed("melihat komentar ini");
      return { data: (await allKomentar(db, jenis, id)).map((row) => wire(row, user, now)) };
    },
  },
  getSebutan: {
    async read({ db, user }, { jenis, id }) {
      if (!(await mayTalk(db, user, jenis, id))) throw notAllowed("melihat komentar ini");
      return { data: await orangPada(db, { jenis, id }) };
    },
  },
  addKomentar: {
    async write(deed, { jenis, id, isi, sebut }) {
      if (!(await mayTalk(deed.tx, deed.user, jenis, id))) throw notAllowed("menulis komentar ini");
      found(await alamatDokumen(deed.tx, jenis, id), "Dokumen");
      const idKomentar = await insertKomentar(deed, { jenis, id, isi });
      await sebutkan(deed, { jenis, idDokumen: id, idKomentar, isi }, sebut);
      return { message: "Komentar tersimpan", data: { idKomentar } };
    },
  },
  updateKomentar: {
    async write(deed, { idKomentar, isi, sebut, versi }) {
      const row = found(await lockKomentar(deed.tx, idKomentar), "Komentar");
      if (!(await mayTalk(deed.tx, deed.user, row.jenis, row.idDokumen))) throw notAllowed("mengubah komentar ini");
      must(mayChange(deed.user, row));
      if (versi !== null && versi !== row.versi)
        throw conflict("Komentar ini baru saja diubah, muat ulang lalu ubah lagi");
      await changeKomentar(deed, idKomentar, isi);
      await sebutkanLagi(deed, { ...row, isi });
      await sebutkan(deed, { ...row, isi }, sebut);
      return { message: "Komentar diubah" };
    },
  },
  deleteKomentar: {
    async write(deed, { idKomentar }) {
      const row = found(await lockKomentar(deed.tx, idKomentar), "Komentar");
      if (!(await mayTalk(deed.tx, deed.user, row.jenis, row.idDokumen))) throw notAllowed("menghapus komentar ini");
      must(mayRemove(deed.user, row));
      await removeKomentar(deed, idKomentar, kunciSebutan(idKomentar));
      return { message: "Komentar dihapus" };
    },
  },
  undoDeleteKomentar: {
    async write(deed, { idKomentar }) {
      const row = found(await lockKomentar(deed.tx, idKomentar), "Komentar");
      if (!(await mayTalk(deed.tx, deed.user, row.jenis, row.idDokumen)))
        throw notAllowed("mengembalikan komentar ini");
      must(mayUndo(deed.user, row, deed.now));
      await giveBackKomentar(deed, idKomentar);
      return { message: "Komentar dikembalikan" };
    },
  },
});

const kunciSebutan = (idKomentar: number): string => `sebutan ${idKomentar}`;

type Disebut = Pick<KomentarRow, "jenis" | "idDokumen" | "idKomentar" | "isi">;

/** Tells those whom the text names, each once for a comment; one who may not see the document cannot be named. */
async function sebutkan(deed: WriteCtx, { jenis, idDokumen, idKomentar, isi }: Disebut, sebut: readonly number[]) {
  if (sebut.length === 0) return;
  const orang = await orangPada(deed.tx, { jenis, id: idDokumen, hanya: sebut });
  const dikenal = orang.filter(({ nama }) => isi.includes(`@${nama}`));
  if (dikenal.length < new Set(sebut).size)
    throw invalidField("sebut", "Orang yang disebut tidak dapat melihat dokumen ini");
  const dokumen = found(await alamatDokumen(deed.tx, jenis, idDokumen), "Dokumen");
  await notify(deed, {
    jenis: "sebutan",
    kunci: kunciSebutan(idKomentar),
    pesan: await pesanSebutan(deed, { jenis, idDokumen, isi }),
    untuk: dikenal.map(({ idUser }) => idUser).filter((idUser) => idUser !== deed.user.idUser),
    dokumen,
  });
}

/** Those who were told of the comment before read its present text; whom it names no more is told nothing. */
async function sebutkanLagi(deed: WriteCtx, komentar: Disebut) {
  const pesan = await pesanSebutan(deed, komentar);
  await changeSebutan(deed.tx, { kunci: kunciSebutan(komentar.idKomentar), isi: komentar.isi, pesan });
}

const pesanSebutan = async ({ tx, user }: WriteCtx, { jenis, idDokumen, isi }: Omit<Disebut, "idKomentar">) =>
  `${user.nama} menyebut Anda di ${await namaDokumen(tx, jenis, idDokumen)}: ${isi.slice(0, 140)}`;

const wire = (row: KomentarRow, user: User, now: Date): Komentar => ({
  idKomentar: row.idKomentar,
  nama: row.nama,
  isi: row.dihapus === null ? row.isi : "",
  dibuat: row.dibuat,
  diubah: row.diubah,
  dihapus: row.dihapus,
  versi: row.versi,
  aksi: { ubah: mayChange(user, row), hapus: mayRemove(user, row), urung: mayUndo(user, row, now) },
});
