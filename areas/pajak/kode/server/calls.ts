import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { tanggal } from "#kernel/format.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { type Handlers, implement } from "#platform/http/context.ts";
import { conflict, found, invalidField } from "#platform/http/refusal.ts";
import { kodePajak } from "../contract.ts";
import { type KodePajak, namaJenisKode } from "../isiKode.ts";
import { kodeHari } from "./kodeHari.ts";
import { problemOfKode } from "./rules.ts";

type KodeRow = Omit<KodePajak, "aksi" | "berlaku">;

const kolom = (db: Db) => db`id_pajak_kode, jenis, kode, nama, mulai, sampai, sumber, versi`;

export const kodePajakCalls: Handlers<typeof kodePajak> = implement(kodePajak, {
  getKodePajak: {
    async read({ db, user, today }) {
      const [rows, daftar] = await Promise.all([
        db<KodeRow[]>`select ${kolom(db)} from pajak_kode order by mulai desc, id_pajak_kode desc`,
        kodeHari(db, today),
      ]);
      const ubah = user.role === "Super Admin" ? boleh : tidak("Hanya Super Admin");
      const data = rows.map((row) => {
        const berlaku = row.mulai <= today && (daftar.get(row.jenis)?.has(row.kode) ?? false);
        return { ...row, berlaku, aksi: { ubah } };
      });
      return { data };
    },
  },
  addKodePajak: {
    async write(deed, isian) {
      const baru = { ...isian, kode: isian.kode.toUpperCase() };
      const masalah = problemOfKode(baru);
      if (masalah) throw invalidField(masalah.field, masalah.message);
      const rows = await deed.tx`insert into pajak_kode ${deed.tx(baru)} on conflict do nothing returning 1`;
      if (rows.length === 0) {
        throw conflict("Kode ini sudah ada untuk hari itu", [{ field: "mulai", message: "Sudah ada" }]);
      }
      await audit(deed, { jenis: "pajak", id: 1, sebelum: { kode: "" }, sesudah: { kode: sebut(baru) } });
      return { message: `${namaJenisKode(baru.jenis)} ${baru.kode} ditambahkan` };
    },
  },
  updateKodePajak: {
    async write(deed, { idPajakKode, versi, ...isian }) {
      const { tx } = deed;
      const [lama] = await tx<KodeRow[]>`
        select ${kolom(tx)} from pajak_kode where id_pajak_kode = ${idPajakKode} for update`;
      const row = found(lama, "Kode");
      await assertVersion(tx, { jenis: "pajak", id: 1, stored: row.versi, seen: versi });
      const baru = { ...row, ...isian };
      const masalah = problemOfKode(baru);
      if (masalah) throw invalidField(masalah.field, masalah.message);
      await tx`update pajak_kode set ${tx(isian)}, versi = versi + 1 where id_pajak_kode = ${idPajakKode}`;
      await audit(deed, { jenis: "pajak", id: 1, sebelum: { kode: sebut(row) }, sesudah: { kode: sebut(baru) } });
      return { message: `${namaJenisKode(row.jenis)} ${row.kode} disimpan` };
    },
  },
});

type Sebutan = Pick<KodeRow, "jenis" | "kode" | "nama" | "mulai" | "sumber"> & { sampai: Tanggal | null };
const sebut = ({ jenis, kode, nama, mulai, sampai, sumber }: Sebutan): string =>
  `${namaJenisKode(jenis)} ${kode} ${nama} sejak ${tanggal(mulai)}${sampai === null ? "" : ` sampai ${tanggal(sampai)}`} (${sumber})`;
