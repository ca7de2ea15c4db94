import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Db } from "#platform/db/database.ts";
import { type Handlers, implement, type ReadCtx } from "#platform/http/context.ts";
import { conflict, found, invalid, invalidField, must } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { fakturPajak } from "../contract.ts";
import { caraOf, type FakturLengkap, type FakturPajak } from "../isiFaktur.ts";
import { lembarKeyIn, problemOfKeyIn } from "../keyIn.ts";
import { type BahanFaktur, bahanFaktur, composeFaktur } from "./bahan.ts";
import { attributeKesalahan, findBerkas, makeBerkas } from "./berkas.ts";
import { readHasil } from "./hasil/bacaHasil.ts";
import { HasilRefused } from "./hasil/hasilCoretax.ts";
import { applyHasil } from "./hasil.ts";
import { type FakturRow, findFaktur, type Mata, pageOfFaktur, rantaiDari, summaryOf } from "./load.ts";
import { problemsPerFaktur } from "./masalah.ts";
import { mayNote, problemOfCatatan } from "./rules.ts";

export const fakturPajakCalls: Handlers<typeof fakturPajak> = implement(fakturPajak, {
  getFaktur: {
    async read({ db, today }, input) {
      const bulan = input.bulan ?? today.slice(0, 7);
      const [{ rows, total }, ringkasan] = await Promise.all([
        pageOfFaktur(db, { ...input, bulan }),
        summaryOf(db, bulan, today),
      ]);
      const terbuka = rows.filter(({ status }) => status === "Belum" || status === "Ditolak");
      const masalah = await problemsPerFaktur(db, await bahanFaktur(db, berlembar(terbuka)), today);
      return {
        ...pageAnswer(
          input,
          total,
          rows.map((row) => wire(row, masalah.get(row.idFaktur)?.length ?? 0)),
        ),
        ringkasan,
      };
    },
  },
  getDetailFaktur: {
    async read(context, { idFaktur }) {
      return { data: await lengkap(context, found(await findFaktur(context.db, idFaktur), "Faktur")) };
    },
  },
  buatBerkasFaktur: {
    async write(deed, { bulan }) {
      const data = await makeBerkas(deed, bulan);
      return { message: `Berkas ${data.nama} berisi ${data.banyak} faktur`, data };
    },
  },
  unduhBerkasFaktur: {
    async sheet({ db }, { idBerkas }) {
      const { nama, isi } = await findBerkas(db, idBerkas);
      return { name: nama, content: Buffer.from(isi) };
    },
  },
  tempelKesalahan: {
    async read({ db }, { idBerkas, teks }) {
      return { data: await attributeKesalahan(db, idBerkas, teks) };
    },
  },
  bacaHasilFaktur: {
    async prepare(_, { berkas: [file] }) {
      const { name, path } = found(file, "Berkas");
      const hasil = await readHasil(path, "keluaran").catch((error: unknown) => {
        if (!(error instanceof HasilRefused)) throw error;
        throw invalid([{ field: "berkas", message: error.message, file: name }]);
      });
      return async (deed) => {
        const data = await applyHasil(deed, hasil);
        return { message: `${data.diubah} faktur diperbarui, ${data.sama} tetap`, data };
      };
    },
  },
  catatFaktur: {
    async write(deed, { idFaktur, versi, ...isian }) {
      const { tx } = deed;
      await tx`select 1 from faktur where id_faktur = ${idFaktur} for update`;
      const row = found(await findFaktur(tx, idFaktur), "Faktur");
      await assertVersion(tx, { jenis: "faktur", id: idFaktur, stored: row.versi, seen: versi });
      must(mayNote(row));
      const baru = { ...isian, nomor: isian.nomor.replace(/[\s.-]/g, "") };
      const masalah = problemOfCatatan(row, baru);
      if (masalah !== null) throw invalidField(masalah.startsWith("Nomor") ? "nomor" : "status", masalah);
      await refuseTwice(deed.tx, row, baru.nomor);
      await tx`
        update faktur set status = ${baru.status}, nomor = ${baru.nomor}, tgl_nomor = ${baru.tglNomor}, catatan = ${baru.catatan},
          versi = versi + 1 where id_faktur = ${idFaktur}`;
      const { status, nomor, tglNomor, catatan } = row;
      const sebelum = { status, nomor, tglNomor, catatan };
      await audit(deed, { jenis: "faktur", id: idFaktur, idSo: row.idSo, sebelum, sesudah: baru });
      return { message: `Faktur ${idFaktur} dicatat` };
    },
  },
});

async function refuseTwice(db: Db, { idFaktur, jenis }: FakturRow, nomor: string): Promise<void> {
  if (nomor === "" || caraOf(jenis) === "Tugas") return;
  const [lain] = await db<{ idFaktur: string }[]>`
    select id_faktur from faktur where nomor = ${nomor} and id_faktur <> ${idFaktur}
      and jenis in ('Penuh', 'Uang Muka', 'Pelunasan')`;
  if (lain)
    throw conflict(`Nomor ini sudah dipakai faktur ${lain.idFaktur}`, [{ field: "nomor", message: "Sudah dipakai" }]);
}

/** Those that have a sheet of their own: not what takes something back. */
const berlembar = (rows: readonly FakturRow[]): string[] =>
  rows.filter(({ jenis }) => caraOf(jenis) !== "Tugas").map(({ idFaktur }) => idFaktur);

const wire = ({ diambil, ...row }: FakturRow, masalah: number): FakturPajak => ({
  ...row,
  cara: caraOf(row.jenis),
  masalah,
  aksi: { catat: mayNote({ diambil }) },
});

async function lengkap({ db, today }: ReadCtx, row: FakturRow): Promise<FakturLengkap> {
  const [[bahan], rantai] = await Promise.all([bahanFaktur(db, berlembar([row])), rantaiDari(db, row.idSo)]);
  const daftarMasalah = bahan ? ((await problemsPerFaktur(db, [bahan], today)).get(row.idFaktur) ?? []) : [];
  const lembar = bahan && caraOf(row.jenis) === "Key-In" ? sheetOf(bahan, rantai) : { keyIn: null, belumKeyIn: null };
  return {
    ...wire(row, daftarMasalah.length),
    daftarMasalah,
    ...lembar,
    rantai: [...rantai] as FakturLengkap["rantai"],
  };
}

/** What is typed into Coretax; later documents of a chain name the number of the first. */
function sheetOf(bahan: BahanFaktur, rantai: readonly Mata[]) {
  const hidup = rantai.filter(({ jenis, status }) => jenis === "Uang Muka" && status !== "Dibatalkan");
  const [awal] = hidup;
  const faktur = {
    jenis: bahan.jenis === "Uang Muka" ? ("uangMuka" as const) : ("pelunasan" as const),
    kontrak: composeFaktur(bahan, bahan.seluruh),
    nilai: bahan.nilai,
    pertama: awal?.idFaktur === bahan.idFaktur,
    nomorPertama: awal?.nomor || null,
  };
  const belumKeyIn = problemOfKeyIn(faktur);
  return { keyIn: belumKeyIn === null ? lembarKeyIn(faktur) : null, belumKeyIn };
}
