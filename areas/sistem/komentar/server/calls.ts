import { kabarkan } from "#company/kabar.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User, type WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, must, notAllowed } from "#platform/http/refusal.ts";
import { type Komentar, komentar } from "../contract.ts";
import { bolehBicara, bolehHapus, bolehUbah, bolehUrung } from "./rules.ts";
import {
  alamatDokumen,
  hapusKomentar,
  type KomentarRow,
  kembalikanKomentar,
  kunciKomentar,
  namaDokumen,
  orangPada,
  semuaKomentar,
  simpanKomentar,
  ubahKomentar,
  ubahSebutan,
} from "./sql.ts";

export const komentarCalls: Handlers<typeof komentar> = implement(komentar, {
  getKomentar: {
    async read({ db, user, now }, { jenis, id }) {
      if (!(await bolehBicara(db, user, jenis, id))) throw notAllowed("melihat komentar ini");
      return { data: (await semuaKomentar(db, jenis, id)).map((row) => wire(row, user, now)) };
    },
  },
  getSebutan: {
    async read({ db, user }, { jenis, id }) {
      if (!(await bolehBicara(db, user, jenis, id))) throw notAllowed("melihat komentar ini");
      return { data: await orangPada(db, { jenis, id }) };
    },
  },
  addKomentar: {
    async write(deed, { jenis, id, isi, sebut }) {
      if (!(await bolehBicara(deed.tx, deed.user, jenis, id))) throw notAllowed("menulis komentar ini");
      found(await alamatDokumen(deed.tx, jenis, id), "Dokumen");
      const idKomentar = await simpanKomentar(deed, { jenis, id, isi });
      await sebutkan(deed, { jenis, idDokumen: id, idKomentar, isi }, sebut);
      return { message: "Komentar tersimpan", data: { idKomentar } };
    },
  },
  updateKomentar: {
    async write(deed, { idKomentar, isi, sebut, versi }) {
      const row = found(await kunciKomentar(deed.tx, idKomentar), "Komentar");
      if (!(await bolehBicara(deed.tx, deed.user, row.jenis, row.idDokumen))) throw notAllowed("mengubah komentar ini");
      must(bolehUbah(deed.user, row));
      if (versi !== null && versi !== row.versi)
        throw conflict("Komentar ini baru saja diubah, muat ulang lalu ubah lagi");
      await ubahKomentar(deed, idKomentar, isi);
      await sebutkanLagi(deed, { ...row, isi });
      await sebutkan(deed, { ...row, isi }, sebut);
      return { message: "Komentar diubah" };
    },
  },
  deleteKomentar: {
    async write(deed, { idKomentar }) {
      const row = found(await kunciKomentar(deed.tx, idKomentar), "Komentar");
      if (!(await bolehBicara(deed.tx, deed.user, row.jenis, row.idDokumen)))
        throw notAllowed("menghapus komentar ini");
      must(bolehHapus(deed.user, row));
      await hapusKomentar(deed, idKomentar, kunciSebutan(idKomentar));
      return { message: "Komentar dihapus" };
    },
  },
  undoDeleteKomentar: {
    async write(deed, { idKomentar }) {
      const row = found(await kunciKomentar(deed.tx, idKomentar), "Komentar");
      if (!(await bolehBicara(deed.tx, deed.user, row.jenis, row.idDokumen)))
        throw notAllowed("mengembalikan komentar ini");
      must(bolehUrung(deed.user, row, deed.now));
      await kembalikanKomentar(deed, idKomentar);
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
  await kabarkan(deed, {
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
  await ubahSebutan(deed.tx, { kunci: kunciSebutan(komentar.idKomentar), isi: komentar.isi, pesan });
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
  aksi: { ubah: bolehUbah(user, row), hapus: bolehHapus(user, row), urung: bolehUrung(user, row, now) },
});
