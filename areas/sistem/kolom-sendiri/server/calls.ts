import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { kolomAktif } from "#company/kolomSendiri.ts";
import { type ValuesOf, valuesOf } from "#kernel/record.ts";
import { boleh } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { type KolomSendiri, kolomSendiri } from "../contract.ts";
import { riwayatKolom } from "../isiKolom.ts";
import { mayRemove, problemsOfKolom } from "./rules.ts";
import {
  allKolom,
  changeKolom,
  insertKolom,
  type KolomRow,
  lainnya,
  lockKolom,
  lockUntuk,
  removeKolom,
  replacePilihan,
  untukOf,
} from "./sql.ts";

export const kolomSendiriCalls: Handlers<typeof kolomSendiri> = implement(kolomSendiri, {
  getKolomSendiri: {
    async read({ db }) {
      return { data: (await allKolom(db)).map(wire) };
    },
  },
  getIsianKolom: {
    async read({ db }, { untuk }) {
      const rows = await kolomAktif(db, untuk);
      return { data: rows.map(({ idKolom, nama, jenis, pilihan }) => ({ idKolom, nama, jenis, pilihan })) };
    },
  },
  addKolomSendiri: {
    async write(deed, isian) {
      const row = { ...isian, pilihan: isian.pilihan ?? [] };
      await lockUntuk(deed.tx, row.untuk);
      throwIfAny(problemsOfKolom(row, await lainnya(deed.tx, row.untuk, null)));
      const idKolom = await insertKolom(deed.tx, row);
      await replacePilihan(deed.tx, { idKolom, untuk: row.untuk }, row.pilihan);
      await audit(deed, { jenis: "kolomSendiri", id: idKolom, sesudah: catatan(row) });
      return { message: `Kolom ${row.nama} berhasil ditambahkan`, data: { idKolom } };
    },
  },
  updateKolomSendiri: {
    async write(deed, { idKolom, versi, ...isian }) {
      await lockUntuk(deed.tx, found(await untukOf(deed.tx, idKolom), "Kolom"));
      const before = found(await lockKolom(deed.tx, idKolom), "Kolom");
      await assertVersion(deed.tx, { jenis: "kolomSendiri", id: idKolom, stored: before.versi, seen: versi });
      const after = { ...before, ...isian, pilihan: isian.pilihan ?? before.pilihan };
      throwIfAny(problemsOfKolom(after, await lainnya(deed.tx, before.untuk, idKolom)));
      await changeKolom(deed.tx, idKolom, after);
      await replacePilihan(deed.tx, before, after.pilihan);
      await audit(deed, { jenis: "kolomSendiri", id: idKolom, sebelum: catatan(before), sesudah: catatan(after) });
      return { message: `Kolom ${after.nama} berhasil disimpan` };
    },
  },
  deleteKolomSendiri: {
    async write(deed, { idKolom }) {
      const row = found(await lockKolom(deed.tx, idKolom), "Kolom");
      must(mayRemove(row));
      await removeKolom(deed.tx, row);
      await audit(deed, { jenis: "kolomSendiri", id: idKolom, sebelum: catatan(row) });
      return { message: `Kolom ${row.nama} berhasil dihapus` };
    },
  },
});

const wire = (row: KolomRow): KolomSendiri => ({ ...row, aksi: { ubah: boleh, hapus: mayRemove(row) } });

/** A field in its history. */
const catatan = (row: ValuesOf<typeof riwayatKolom>) => valuesOf(riwayatKolom, row);
