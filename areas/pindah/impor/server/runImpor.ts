import { audit } from "#company/audit/audit.ts";
import { type Ditambah, type Pengimpor, pengimporOf } from "#company/impor.ts";
import { tanggal } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Deed, WriteCtx } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { conflict, invalid, Refusal } from "#platform/http/refusal.ts";
import type { PilihanKolom } from "../contract.ts";
import { type HasilImpor, type JenisImpor, namaJenisImpor, type SelSalah } from "../isiImpor.ts";
import { missing } from "./findColumns.ts";
import type { Bacaan } from "./readImpor.ts";
import { findSame, insertImpor, rememberColumns } from "./sql.ts";

const CONTOH = 20;
const SALAH = 200;

type Diminta = { coba: boolean; kolom: readonly PilihanKolom[] | null };

/** Reads a file in, all of it or nothing; or only says what would be. */
export async function runImpor(deed: WriteCtx, jenis: JenisImpor, bacaan: Bacaan, { coba, kolom }: Diminta) {
  const pengimpor = pengimporOf(jenis);
  await deed.tx`select pg_advisory_xact_lock(hashtext('impor'), hashtext(${jenis}))`;
  if (kolom !== null) await rememberColumns(deed, jenis, bacaan.sidikJudul, kolom);
  const kurang = missing(bacaan.isian).map(({ header }) => header);
  if (kurang.length > 0) {
    if (!coba) throw invalid([{ field: "kolom", message: `Sebutkan kolom ${kurang.join(", ")}` }]);
    return { message: `Sebutkan kolom ${kurang.join(", ")}`, data: { ...understood(bacaan), kurang } };
  }
  await refuseSame(deed, jenis, bacaan);
  if (coba) return tryOut(deed, pengimpor, bacaan);
  const ditambah = await pengimpor.add(deed, copyOf(bacaan));
  const idImpor = await insertImpor(deed, { jenis, ...bacaan, baris: bacaan.rows.length }, ditambah.ids);
  const banyak = ditambah.banyak ?? ditambah.ids.length;
  const sesudah = { data: namaJenisImpor(jenis), berkas: bacaan.nama, baris: banyak };
  await audit(deed, { jenis: "impor", id: idImpor, sesudah });
  if (jenis === "karyawan") await noteJejak(deed, "akunBaru", `${banyak} karyawan diimpor`);
  const data = { ...understood(bacaan), idImpor, sandi: [...(ditambah.sandi ?? [])] };
  return { message: `${banyak} ${jenis} diimpor dari ${bacaan.nama}`, data };
}

/** Rooms fill the list of problems that they are given. */
const copyOf = ({ rows, problems }: Bacaan) => ({ rows, problems: [...problems] });

/** The import itself, taken back at once: so what it says is what would happen. */
async function tryOut(deed: WriteCtx, pengimpor: Pengimpor, bacaan: Bacaan) {
  const { closing: _, ...alone } = deed;
  const { tx } = deed;
  await tx`savepoint coba`;
  const hasil = await outcome(alone, pengimpor, bacaan);
  await tx`rollback to savepoint coba`;
  if (!(hasil instanceof Refusal)) {
    const message = `Siap: ${hasil.banyak ?? hasil.ids.length} baris akan ditambahkan, belum ada yang disimpan`;
    return { message, data: understood(bacaan) };
  }
  const salah = hasil.errors.length > 0 ? hasil.errors : [{ field: "berkas", message: hasil.message }];
  const data = { ...understood(bacaan), salah: salah.slice(0, SALAH).map(wrongCell), banyakSalah: salah.length };
  return { message: hasil.message, data };
}

async function outcome(deed: Deed, pengimpor: Pengimpor, bacaan: Bacaan): Promise<Ditambah | Refusal> {
  try {
    return await pengimpor.add(deed, copyOf(bacaan));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const wrongCell = ({ baris, kolom, message }: Problem): SelSalah => ({
  ...{ baris: baris ?? null, kolom: kolom ?? null, message },
});

async function refuseSame({ tx }: Deed, jenis: JenisImpor, { nama, sidik }: Bacaan): Promise<void> {
  const sama = await findSame(tx, jenis, sidik);
  if (!sama) return;
  const kapan = `${tanggal(sama.tanggal)} oleh ${sama.oleh}`;
  throw conflict(`Berkas ${nama} sudah diimpor ${kapan}. Batalkan impor itu dulu bila ingin mengulanginya.`);
}

function understood({ judul, isian, rows }: Bacaan): HasilImpor {
  const terisi = isian.filter(({ at, tetap }) => at !== null || tetap !== "");
  const judulOf = (key: string) => rows[0]?.headings[key] ?? null;
  return {
    ...{ idImpor: null, baris: rows.length, judul: [...judul], kurang: [], salah: [], banyakSalah: 0, sandi: [] },
    kolom: isian.map(({ column: { key, header, required }, tetap }) => ({
      ...{ kolom: key, label: header, wajib: required === true, judul: judulOf(key), tetap },
    })),
    contoh: rows.slice(0, CONTOH).map(({ values }) => terisi.map(({ column }) => values[column.key] ?? "")),
  };
}
