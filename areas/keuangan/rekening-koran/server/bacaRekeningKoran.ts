import { direkonsiliasi } from "#books/kas/rekonsiliasi.ts";
import { audit } from "#company/audit/audit.ts";
import { tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { readRows } from "#platform/documents/grid/readRows.ts";
import { XlsxRefused } from "#platform/documents/xlsx/refused.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, invalid, throwIfAny } from "#platform/http/refusal.ts";
import { readKoran } from "./baca/bacaKoran.ts";
import { type BarisBaru, newLines } from "./baca/gabungKoran.ts";
import { hasHeadings } from "./baca/judul.ts";
import { type Koran, KoranRefused } from "./baca/koran.ts";
import { matchBySelf } from "./matchBySelf.ts";
import { problemOfRekening } from "./rules.ts";
import { insertBacaan, linesAround, lockKoran, type Rekening } from "./sql.ts";

export type Berkas = Koran & { nama: string; sidik: string };

/** The slow part without the database: the lines of the file. */
export async function readStatement(rekening: Rekening, file: UploadedFile | undefined): Promise<Berkas> {
  throwIfAny(problemOfRekening(rekening));
  const { name, path, sha256 } = found(file, "Berkas");
  const judul = rekening.judul ?? {};
  return refusing(name, async () => {
    const koran = readKoran(await readRows(path, hasHeadings(judul)), { nomor: rekening.nomorRekening, judul });
    return { ...koran, nama: name, sidik: sha256 };
  });
}

async function refusing<Result>(file: string, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof KoranRefused || error instanceof XlsxRefused)) throw error;
    const { message } = error;
    const baris = error instanceof KoranRefused ? error.baris : null;
    throw invalid([{ field: "berkas", message, file, ...(baris === null ? {} : { baris }) }]);
  }
}

/** What the bank said of reconciled days is complete: a new line of one is named with its row. */
async function refuseReconciled({ tx }: Deed, idRekening: Id<"rekening">, file: string, baru: readonly BarisBaru[]) {
  const [pertama] = baru;
  if (!pertama) return;
  for (const { field, message } of await direkonsiliasi(tx, "berkas", [idRekening], pertama.tanggal)) {
    const { baris } = pertama;
    throw invalid([{ field, message: `Baris ${baris} (${tanggal(pertama.tanggal)}): ${message}`, file, baris }]);
  }
}

/** Adds the lines that are not known yet, and matches those of which there is no doubt, unless that follows in portions. */
export async function bacaRekeningKoran(deed: Deed, idRekening: Id<"rekening">, berkas: Berkas, bertahap = false) {
  const { tx } = deed;
  await lockKoran(tx, idRekening);
  const { lines, pending, nama, sidik } = berkas;
  const [awal, akhir] = [lines[0]?.tanggal, lines.at(-1)?.tanggal];
  const tersimpan = awal && akhir ? await linesAround(tx, idRekening, awal, akhir) : [];
  const baru = await refusing(nama, () => newLines(tersimpan, lines));
  await refuseReconciled(deed, idRekening, nama, baru);
  const ada = lines.length - baru.length;
  await insertBacaan(deed, idRekening, { berkas: nama, sidik, ada, baru, tunda: pending });
  const cocok = bertahap ? 0 : await matchBySelf(deed, idRekening);
  const hasil = { baru: baru.length, ada, tunda: pending.length };
  await audit(deed, { jenis: "rekeningKoran", id: idRekening, sesudah: { berkas: nama, ...hasil } });
  return { ...hasil, cocok };
}
