import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, Tx } from "../../db/database.ts";
import type { Storage } from "../../files/storage.ts";
import { severalAtOnce } from "../backup/pictures.ts";
import { quoted } from "../backup/tables.ts";
import { columnsCsv, type Labels, loadScript } from "./script.ts";
import { structureOf } from "./structure.ts";

export class ExportRefused extends Error {}

/** What stands in an export beside its tables: the journal as text, and what people call the columns. */
export type Extras = { labels: Labels; journal: (tx: Tx) => Readable };

const READ_ME = `Ekspor lengkap dari Kantor

tabel/         setiap tabel sebagai CSV (UTF-8, koma, baris pertama nama kolom; sel kosong tanpa kutip = tidak diisi)
kolom.csv      arti setiap kolom
muat.sql       membuat tabel itu di PostgreSQL kosong dan membacanya: psql -d NAMA -f muat.sql
jurnal.journal seluruh jurnal untuk hledger: hledger -f jurnal.journal balance
berkas/        semua foto dan PDF; namanya id di tabel berkas

Yang tidak ikut: password, sesi, faktor kedua dan kunci aplikasi.
`;

const ENDINGS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** Writes all that the company has into an empty folder: tables and journal of one moment, then the pictures and PDFs. */
export async function exportAll(
  { sql, storage }: { sql: Sql; storage: Storage },
  folder: string,
  { labels, journal }: Extras,
  signal?: AbortSignal,
): Promise<{ tables: number; files: number }> {
  await mkdir(join(folder, "tabel"), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, "tabel"))).length > 0) {
    throw new ExportRefused(`${folder} is not empty: choose another folder`);
  }
  const { tables, files } = await sql.begin("isolation level repeatable read read only", async (tx) => {
    const tables = await structureOf(tx);
    for (const { name, columns } of tables) {
      signal?.throwIfAborted();
      const chosen = quoted(columns.map((column) => column.name));
      const rows = tx.copyOut(`copy "${name}" (${chosen}) to stdout with (format csv, header)`);
      await pipeline(rows, createWriteStream(join(folder, "tabel", `${name}.csv`), { mode: 0o600 }));
    }
    await pipeline(journal(tx), createWriteStream(join(folder, "jurnal.journal"), { mode: 0o600 }));
    const files = await tx<{ id: string; kunci: string; jenis: string }[]>`select id, kunci, jenis from berkas`;
    return { tables, files };
  });
  await writeFile(join(folder, "kolom.csv"), columnsCsv(tables, labels));
  await writeFile(join(folder, "muat.sql"), loadScript(tables, labels));
  await writeFile(join(folder, "BACA-DULU.txt"), READ_ME);
  await mkdir(join(folder, "berkas"), { mode: 0o700 });
  await severalAtOnce(files, async ({ id, kunci, jenis }) => {
    signal?.throwIfAborted();
    const target = join(folder, "berkas", `${id}.${ENDINGS[jenis] ?? "bin"}`);
    await pipeline(await storage.read(kunci), createWriteStream(target, { mode: 0o600 }));
  });
  return { tables: tables.length, files: files.length };
}
