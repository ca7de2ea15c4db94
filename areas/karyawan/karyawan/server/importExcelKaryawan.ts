import * as z from "zod/mini";
import { audit } from "#company/audit/audit.ts";
import { sebutan } from "#kernel/fields.ts";
import { nomorKaryawan } from "#kernel/nomorKaryawan.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import { problemsOfRow, refuseAny, repeated } from "#platform/documents/xlsx/problems.ts";
import { readSheets, type SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { type FirstPassword, firstPasswords } from "#platform/http/sessions/password.ts";
import { inSlices, pieces } from "#platform/ops/slices.ts";
import { at, COLUMNS, IsiBaris } from "./imporKolom.ts";
import { mayGrant, melingkar, menuAwal, problemOfNomor, problemOfTanggal } from "./rules.ts";
import { KOLOM, lockAtasan, type Simpanan } from "./sql.ts";

const MAX_BARIS = 20_000;

type Names = {
  role: Map<string, Id<"role">>;
  roleName: Map<number, string>;
  divisi: Map<string, Id<"divisi">>;
  jabatan: Map<string, Id<"jabatan">>;
};
type Baris = Simpanan & { file: string; baris: number; atasan: string; role: string };

type Terbaca = Awaited<ReturnType<typeof readSheets>> & { passwords: readonly FirstPassword[] };

/** The slow part without the database: reads the sheets and makes a first password for each row. */
export async function readImporKaryawan(files: readonly UploadedFile[]): Promise<Terbaca> {
  const read = await readSheets(files, COLUMNS, MAX_BARIS);
  // A file with errors is refused anyway, so it needs no passwords.
  const count = read.problems.length > 0 ? 0 : read.rows.length;
  return { ...read, passwords: await firstPasswords(count) };
}

/** Adds all rows of all files, or refuses them all with a problem for each wrong cell. */
export const importExcelKaryawan = async (deed: Deed, read: Terbaca) => (await insertImporKaryawan(deed, read)).sandi;

/** The same; answers the ids of the new employees too. */
export async function insertImporKaryawan(deed: Deed, { rows, problems: malformed, passwords }: Terbaca) {
  const { tx } = deed;
  // Imports run one after the other, so that the second one can name the rows that the first one took.
  await tx`select pg_advisory_xact_lock(hashtext('impor karyawan'))`;
  await lockAtasan(tx);
  const problems = [...malformed];
  const names = await dikenal(tx);
  const employees: Baris[] = [];
  await inSlices(rows, (row) => employees.push(...judgeRow(row, names, deed, problems)));
  const atasan = await atasanTersimpan(tx, rows);
  problems.push(...doubled(rows), ...(await taken(tx, rows)), ...bossless(rows, atasan));
  refuseAny(problems);
  return insertAll(deed, employees, passwords, atasan);
}

function judgeRow(row: SheetRow, names: Names, deed: Deed, problems: Problem[]): Baris[] {
  const before = problems.length;
  const { values } = row;
  const parsed = z.safeParse(IsiBaris, values);
  problems.push(...problemsOfRow(at, row, parsed.error));
  const lookUp = <Found>(known: Map<string, Found>, key: string, label: string): Found | null => {
    const typed = (values[key] ?? "").trim();
    if (typed === "") return null;
    const found = known.get(sama(typed));
    if (found === undefined) {
      problems.push(at(row, key, `${label} "${typed}" tidak dikenal, tambahkan dulu di Setting › ${label}`));
    }
    return found ?? null;
  };
  const idRole = lookUp(names.role, "role", "Role");
  if (!values.role?.trim()) problems.push(at(row, "role", "Role tidak boleh kosong"));
  const idDivisi = lookUp(names.divisi, "divisi", "Divisi");
  const idJabatan = lookUp(names.jabatan, "jabatan", "Jabatan");
  if (!parsed.success || idRole === null) return [];
  const role = names.roleName.get(idRole) ?? "";
  const menu = menuAwal(role);
  const employee = { ...parsed.data, idRole, idDivisi, idJabatan, idAtasan: null, menu };
  for (const { field, message } of problemOfTanggal(employee, deed.today)) problems.push(at(row, field, message));
  const hak = mayGrant(deed.user, { role, menu }, { role, menu });
  if (!hak.boleh) problems.push(at(row, "role", hak.alasan ?? ""));
  if (problems.length > before) return [];
  return [{ ...employee, file: row.file, baris: row.baris, atasan: nomorAtasan(row), role }];
}

// Checked also in a row with other errors, so that all errors are reported at once.
const nomor = ({ values }: SheetRow) => nomorKaryawan(values.noKaryawan ?? "");
const nomorAtasan = ({ values }: SheetRow) => nomorKaryawan(values.atasan ?? "");

const doubled = (rows: readonly SheetRow[]): Problem[] =>
  repeated(
    rows.filter((row) => nomor(row) !== ""),
    nomor,
    (row, earlier) => at(row, "noKaryawan", `No Karyawan ${nomor(row)} sudah ada di ${earlier}`),
  );

async function taken(tx: Tx, rows: readonly SheetRow[]): Promise<Problem[]> {
  const found = await tx<{ noKaryawan: string; pemilikLama: string | null }[]>`
    select no_karyawan, case when dihapus then nama_lengkap end as pemilik_lama
    from karyawan where no_karyawan = any(${rows.map(nomor)})`;
  const used = new Map(found.map((row) => [row.noKaryawan, row.pemilikLama]));
  return rows.flatMap((row) => {
    const lama = used.get(nomor(row));
    return lama === undefined ? [] : [at(row, "noKaryawan", problemOfNomor(nomor(row), lama))];
  });
}

type Atasan = { noKaryawan: string; idUser: Id<"karyawan">; dihapus: boolean };
type AtasanTersimpan = ReadonlyMap<string, Atasan>;

/** Superiors named by rows that are employees already, by number. */
async function atasanTersimpan(tx: Tx, rows: readonly SheetRow[]): Promise<AtasanTersimpan> {
  const found = await tx<Atasan[]>`
    select no_karyawan, id_user, dihapus from karyawan
    where no_karyawan = any(${[...new Set(rows.map(nomorAtasan))]})`;
  return new Map(found.map((row) => [row.noKaryawan, row]));
}

/** Problems of rows whose superior is neither an employee nor in the same import, or would make a circle. */
function bossless(rows: readonly SheetRow[], tersimpan: AtasanTersimpan): Problem[] {
  const led = rows.filter((row) => nomorAtasan(row) !== "");
  const own = new Set(rows.map(nomor));
  const circle = melingkar(new Map(led.map((row) => [nomor(row), nomorAtasan(row)])));
  return led.flatMap((row) => {
    const atasan = nomorAtasan(row);
    const problem = (sentence: string) => [at(row, "atasan", `Atasan dengan No Karyawan ${atasan} ${sentence}`)];
    if (atasan === nomor(row)) return problem("adalah karyawan ini sendiri");
    if (circle.has(nomor(row))) return problem("melapor kepada karyawan ini, langsung atau melalui orang lain");
    const known = tersimpan.get(atasan);
    if (own.has(atasan) || known?.dihapus === false) return [];
    return problem(known ? "sudah dihapus" : "tidak dikenal");
  });
}

const SEKALIGUS = 500;

type BarisBaru = Baris & FirstPassword & { idUser: Id<"karyawan">; passwordAwalSejak: Date };

async function insertAll(
  deed: Deed,
  rows: readonly Baris[],
  passwords: readonly FirstPassword[],
  atasan: AtasanTersimpan,
) {
  const { tx } = deed;
  const ids = await idBaru(tx, rows.length);
  const idOf = new Map(rows.map((row, index) => [row.noKaryawan, ids[index]]));
  const first = new Map(rows.map((row, index) => [row, passwords[index]]));
  const record = (row: Baris): BarisBaru => {
    const [idUser, awal] = [idOf.get(row.noKaryawan), first.get(row)];
    if (idUser === undefined || awal === undefined) throw new Error(`Row ${row.baris} has no id or no password`);
    const idAtasan = idOf.get(row.atasan) ?? atasan.get(row.atasan)?.idUser ?? null;
    return { ...row, ...awal, idUser, passwordAwalSejak: deed.now, idAtasan };
  };
  for (const some of pieces(atasanDahulu(rows), SEKALIGUS)) await simpanSebagian(deed, some.map(record));
  const sandi = rows.map((row) => ({
    noKaryawan: row.noKaryawan,
    namaLengkap: row.namaLengkap,
    passwordAwal: first.get(row)?.passwordAwal ?? "",
  }));
  return { ids, sandi };
}

/** Some at a time: thousands in one statement would be written into one text of many megabytes at once. */
async function simpanSebagian(deed: Deed, records: readonly BarisBaru[]): Promise<void> {
  const { tx } = deed;
  const kolom = ["idUser", ...KOLOM, "menu", "password", "passwordAwalSejak"];
  await translating(
    () => tx`
      insert into karyawan (${tx(kolom)}) overriding system value
      select ${tx(kolom)} from jsonb_populate_recordset(null::karyawan, ${recordset(tx, records, kolom)})`,
    { karyawan_no_unik: () => conflict("Salah satu No Karyawan baru saja dipakai orang lain, impor kembali") },
  );
  await audit(
    deed,
    ...records.map(({ file, baris, idUser, noKaryawan, namaLengkap, role }) => ({
      jenis: "karyawan" as const,
      id: idUser,
      sesudah: { noKaryawan, namaLengkap, role, impor: `${file} baris ${baris}` },
    })),
  );
}

/** Superiors before those whom they lead, since a row names an employee who is there already. */
function atasanDahulu<Orang extends { noKaryawan: string; atasan: string }>(records: readonly Orang[]): Orang[] {
  const left = new Map(records.map((record) => [record.noKaryawan, record]));
  const order: Orang[] = [];
  for (const record of records) {
    const above: Orang[] = [];
    for (let next: Orang | undefined = record; next && left.delete(next.noKaryawan); next = left.get(next.atasan)) {
      above.push(next);
    }
    order.push(...above.reverse());
  }
  return order;
}

/**
 * Ids for new rows before they are written: they may name each other as superior.
 */
async function idBaru(tx: Tx, banyak: number): Promise<Id<"karyawan">[]> {
  const rows = await tx<{ id: Id<"karyawan"> }[]>`
    select nextval(pg_get_serial_sequence('karyawan', 'id_user'))::integer as id
    from generate_series(1, ${banyak}::integer)`;
  return rows.map(({ id }) => id);
}

/** Names are the same without regard to case and to the number of spaces. */
const sama = (nama: string): string => sebutan(nama).toLowerCase();

/** Ids of roles, divisions and positions by their names. */
async function dikenal(db: Db): Promise<Names> {
  const [roles, divisi, jabatan] = await Promise.all([
    db<{ id: Id<"role">; nama: string }[]>`select id_role as id, nama_role as nama from role`,
    db<{ id: Id<"divisi">; nama: string }[]>`select id_divisi as id, nama_divisi as nama from divisi`,
    db<{ id: Id<"jabatan">; nama: string }[]>`select id_jabatan as id, nama_jabatan as nama from jabatan`,
  ]);
  const byName = <Found>(rows: readonly { id: Found; nama: string }[]) =>
    new Map(rows.map((row) => [sama(row.nama), row.id]));
  return {
    role: byName(roles),
    roleName: new Map(roles.map((row) => [row.id, row.nama])),
    divisi: byName(divisi),
    jabatan: byName(jabatan),
  };
}
