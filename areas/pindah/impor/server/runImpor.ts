import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, pengimporOf } from "#company/impor.ts";
import { tanggal } from "#kernel/format.ts";
import { wrongCells } from "#kernel/selSalah.ts";
import type { Deed, WriteCtx } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { conflict, invalid, Refusal } from "#platform/http/refusal.ts";
import { tryOut } from "#platform/http/tryOut.ts";
import type { PilihanKolom } from "../contract.ts";
import { type HasilImpor, type JenisImpor, namaJenisImpor } from "../isiImpor.ts";
import { missing } from "./findColumns.ts";
import type { Bacaan } from "./readImpor.ts";
import { findSame, insertImpor, rememberColumns } from "./sql.ts";

const CONTOH = 20;

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
  if (coba) return tryImpor(deed, pengimpor, bacaan);
  const ditambah = await pengimpor.add(deed, copyOf(bacaan));
  const idImpor = await insertImpor(deed, { jenis, ...bacaan, baris: bacaan.rows.length }, ditambah.ids);
  const banyak = ditambah.banyak ?? ditambah.ids.length;
  const sesudah = { data: namaJenisImpor(jenis), berkas: bacaan.nama, baris: banyak };
  await audit(deed, { jenis: "impor", id: idImpor, sesudah });
  if (jenis === "karyawan") await noteJejak(deed, "akunBaru", `${banyak} karyawan diimpor`);
  const data = { ...understood(bacaan), idImpor, sandi: [...(ditambah.sandi ?? [])] };
  return { message: `${ditambah.sebutan ?? `${banyak} ${jenis}`} diimpor dari ${bacaan.nama}`, data };
}

/** Rooms fill the list of problems that they are given. */
const copyOf = ({ rows, problems }: Bacaan) => ({ rows, problems: [...problems] });

/** What the import itself would do. */
async function tryImpor(deed: WriteCtx, pengimpor: Pengimpor, bacaan: Bacaan) {
  const hasil = await tryOut(deed, (alone) => pengimpor.add(alone, copyOf(bacaan)));
  if (!(hasil instanceof Refusal)) {
    const apa = hasil.sebutan ?? `${hasil.banyak ?? hasil.ids.length} baris`;
    return { message: `Siap: ${apa} akan ditambahkan, belum ada yang disimpan`, data: understood(bacaan) };
  }
  return { message: hasil.message, data: { ...understood(bacaan), ...wrongCells(hasil) } };
}

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
