import * as z from "zod/mini";
import { dataDiri } from "#contract/karyawan/karyawan.ts";
import { nomorKaryawan } from "#contract/karyawan/nomor.ts";
import type { Problem } from "#contract/kernel/problem.ts";
import type { Id } from "#contract/kernel/types.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { UploadedFile } from "#server/platform/files/upload.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { conflict } from "#server/platform/http/refusal.ts";
import { type Db, type Tx, translating } from "#server/platform/postgres/database.ts";
import { type FirstPassword, firstPassword } from "#server/platform/sessions/password.ts";
import { problemsOf, problemsOfRow, refuseAny, repeated } from "#server/platform/xlsx/problems.ts";
import type { ImportColumn } from "#server/platform/xlsx/read.ts";
import { readSheets, type SheetRow } from "#server/platform/xlsx/sheets.ts";
import { CONTOH, templateXlsx } from "#server/platform/xlsx/template.ts";
import { bolehMemberiHak, masalahNomor, masalahTanggal, melingkar, menuAwal } from "./rules.ts";
import { KOLOM, type Simpanan } from "./sql.ts";

const MAX_BARIS = 20_000;

type Column = ImportColumn & { example: string };
const COLUMNS: readonly Column[] = [
  { header: "No Karyawan", key: "noKaryawan", required: true, example: CONTOH },
  { header: "Nama Lengkap", key: "namaLengkap", required: true, example: "Siti Rahayu" },
  { header: "Role", key: "role", required: true, example: "Logistik" },
  { header: "Divisi", key: "divisi", example: "" },
  { header: "Jabatan", key: "jabatan", example: "" },
  { header: "No Karyawan Atasan", key: "atasan", example: "" },
  { header: "Nama Panggilan", key: "namaPanggilan", example: "Siti" },
  { header: "Email", key: "email", example: "siti@contoh.co.id" },
  { header: "NIK", key: "nik", example: "3175014501900001" },
  { header: "Tempat Lahir", key: "tempatLahir", example: "Bandung" },
  { header: "Tanggal Lahir", key: "tanggalLahir", kind: "day", example: "05-01-1990" },
  { header: "No Telp", key: "noTelp", example: "081234567890" },
  { header: "Awal Bekerja", key: "awalBekerja", kind: "day", example: "01-02-2024" },
  ...["KTP", "Domisili"].flatMap((jenis) => {
    const suffix = jenis === "KTP" ? "Ktp" : "Domisili";
    return [
      { header: `Alamat ${jenis}`, key: `alamat${suffix}`, example: "Jl. Merdeka 10" },
      { header: `RT ${jenis}`, key: `rt${suffix}`, example: "001" },
      { header: `RW ${jenis}`, key: `rw${suffix}`, example: "002" },
      { header: `Kelurahan ${jenis}`, key: `kelurahan${suffix}`, example: "Sukajadi" },
      { header: `Kecamatan ${jenis}`, key: `kecamatan${suffix}`, example: "Sukajadi" },
      { header: `Kota ${jenis}`, key: `kota${suffix}`, example: "Bandung" },
      { header: `Provinsi ${jenis}`, key: `provinsi${suffix}`, example: "Jawa Barat" },
    ];
  }),
];
const at = problemsOf(COLUMNS);

const DataDiri = z.object(dataDiri);
type Names = {
  role: Map<string, Id<"role">>;
  roleName: Map<number, string>;
  divisi: Map<string, Id<"divisi">>;
  jabatan: Map<string, Id<"jabatan">>;
};
type Baris = Simpanan & { file: string; baris: number; atasan: string; role: string };

type Terbaca = Awaited<ReturnType<typeof readSheets>> & { passwords: readonly FirstPassword[] };

/** What takes time and needs no database: the sheets' rows, and a first password for each. */
export async function bacaImpor(files: readonly UploadedFile[]): Promise<Terbaca> {
  const read = await readSheets(files, COLUMNS, MAX_BARIS);
  // A sheet whose form is wrong already is refused in any case.
  const count = read.problems.length > 0 ? 0 : read.rows.length;
  return { ...read, passwords: await Promise.all(Array.from({ length: count }, firstPassword)) };
}

/** Adds every row of every file, or refuses them all and says for each bad cell what is wrong with it. */
export async function impor(deed: Deed, { rows, problems: malformed, passwords }: Terbaca) {
  const problems = [...malformed];
  const names = await namesOf(deed.tx);
  const employees = rows.flatMap((row) => judgeRow(row, names, deed, problems));
  problems.push(...doubled(rows), ...(await taken(deed.tx, rows)), ...(await bossless(deed.tx, rows)));
  refuseAny(problems);
  return insertAll(deed, employees, passwords);
}

function judgeRow(row: SheetRow, names: Names, deed: Deed, problems: Problem[]): Baris[] {
  const before = problems.length;
  const { values } = row;
  const parsed = z.safeParse(DataDiri, values);
  problems.push(...problemsOfRow(at, row, parsed.error));
  const lookUp = <Found>(known: Map<string, Found>, key: string, label: string): Found | null => {
    const typed = (values[key] ?? "").trim();
    if (typed === "") return null;
    const found = known.get(typed.toLowerCase());
    if (found === undefined) problems.push(at(row, key, `${label} "${typed}" tidak dikenal`));
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
  for (const { field, message } of masalahTanggal(employee, deed.today)) problems.push(at(row, field, message));
  const hak = bolehMemberiHak(deed.user, { role, menu }, { role, menu });
  if (!hak.boleh) problems.push(at(row, "role", hak.alasan ?? ""));
  if (problems.length > before) return [];
  return [{ ...employee, file: row.file, baris: row.baris, atasan: nomorAtasan(row), role }];
}

// What a row says of others is judged also where the rest of it is wrong: nobody should have to try twice.
const nomor = ({ values }: SheetRow) => nomorKaryawan(values.noKaryawan ?? "");
const nomorAtasan = ({ values }: SheetRow) => nomorKaryawan(values.atasan ?? "");

const doubled = (rows: readonly SheetRow[]): Problem[] =>
  repeated(
    rows.filter((row) => nomor(row) !== ""),
    nomor,
    (row, earlier) => at(row, "noKaryawan", `No Karyawan ${nomor(row)} sudah ada di ${earlier}`),
  );

/** Two imports at once wait for each other, so that the second one names the rows that the first one took. */
async function taken(tx: Tx, rows: readonly SheetRow[]): Promise<Problem[]> {
  await tx`select pg_advisory_xact_lock(hashtext('impor karyawan'))`;
  const found = await tx<{ noKaryawan: string; pemilikLama: string | null }[]>`
    select no_karyawan, case when dihapus then nama_lengkap end as pemilik_lama
    from karyawan where no_karyawan = any(${rows.map(nomor)})`;
  const used = new Map(found.map((row) => [row.noKaryawan, row.pemilikLama]));
  return rows.flatMap((row) => {
    const lama = used.get(nomor(row));
    return lama === undefined ? [] : [at(row, "noKaryawan", masalahNomor(nomor(row), lama))];
  });
}

/** Rows whose superior is neither an employee already nor in the same import, or reports to the row's own employee. */
async function bossless(tx: Tx, rows: readonly SheetRow[]): Promise<Problem[]> {
  const led = rows.filter((row) => nomorAtasan(row) !== "");
  const found = await tx<{ noKaryawan: string; dihapus: boolean }[]>`
    select no_karyawan, dihapus from karyawan where no_karyawan = any(${led.map(nomorAtasan)})`;
  const deleted = new Map(found.map((row) => [row.noKaryawan, row.dihapus]));
  const own = new Set(rows.map(nomor));
  const circle = melingkar(new Map(led.map((row) => [nomor(row), nomorAtasan(row)])));
  return led.flatMap((row) => {
    const atasan = nomorAtasan(row);
    const problem = (sentence: string) => [at(row, "atasan", `Atasan dengan No Karyawan ${atasan} ${sentence}`)];
    if (atasan === nomor(row)) return problem("adalah karyawan ini sendiri");
    if (circle.has(nomor(row))) return problem("melapor kepada karyawan ini, langsung atau melalui orang lain");
    if (own.has(atasan) || deleted.get(atasan) === false) return [];
    return problem(deleted.has(atasan) ? "sudah dihapus" : "tidak dikenal");
  });
}

async function insertAll(deed: Deed, rows: readonly Baris[], passwords: readonly FirstPassword[]) {
  const { tx } = deed;
  const records = rows.map((row, index) => ({ ...row, password: passwords[index]?.password }));
  const kolom = [...KOLOM, "menu", "password"];
  const snake = tx(kolom);
  const isi = tx.json(records.map((record) => pickSnake(record, kolom)) as never);
  const added = await translating(
    () => tx<{ idUser: Id<"karyawan">; noKaryawan: string }[]>`
      insert into karyawan (${snake}) select ${snake} from jsonb_populate_recordset(null::karyawan, ${isi})
      returning id_user, no_karyawan`,
    { karyawan_no_unik: () => conflict("Salah satu No Karyawan baru saja dipakai orang lain, impor kembali") },
  );
  const pairs = rows.filter((row) => row.atasan !== "");
  await tx`
    update karyawan k set id_atasan = a.id_user
    from unnest(${pairs.map((row) => row.noKaryawan)}::text[], ${pairs.map((row) => row.atasan)}::text[]) p(nomor, atasan)
    join karyawan a on a.no_karyawan = p.atasan
    where k.no_karyawan = p.nomor`;
  const idOf = new Map(added.map((row) => [row.noKaryawan, row.idUser]));
  await audit(
    deed,
    ...rows.map(({ file, baris, noKaryawan, namaLengkap, role }) => ({
      jenis: "karyawan" as const,
      id: idOf.get(noKaryawan) ?? 0,
      sesudah: { noKaryawan, namaLengkap, role, impor: `${file} baris ${baris}` },
    })),
  );
  return rows.map(({ noKaryawan, namaLengkap }, index) => ({
    noKaryawan,
    namaLengkap,
    passwordAwal: passwords[index]?.passwordAwal ?? null,
  }));
}

const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const pickSnake = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [snakeOf(name), record[name] ?? null]));

async function namesOf(db: Db): Promise<Names> {
  const [roles, divisi, jabatan] = await Promise.all([
    db<{ id: Id<"role">; nama: string }[]>`select id_role as id, nama_role as nama from role`,
    db<{ id: Id<"divisi">; nama: string }[]>`select id_divisi as id, nama_divisi as nama from divisi`,
    db<{ id: Id<"jabatan">; nama: string }[]>`select id_jabatan as id, nama_jabatan as nama from jabatan`,
  ]);
  const byName = <Found>(rows: readonly { id: Found; nama: string }[]) =>
    new Map(rows.map((row) => [row.nama.toLowerCase(), row.id]));
  return {
    role: byName(roles),
    roleName: new Map(roles.map((row) => [row.id, row.nama])),
    divisi: byName(divisi),
    jabatan: byName(jabatan),
  };
}

export async function formatImpor(db: Db): Promise<Buffer> {
  const list = async (table: "role" | "divisi" | "jabatan") =>
    (await db<{ nama: string }[]>`select ${db(`nama_${table}`)} as nama from ${db(table)} order by 1`).map(
      (row) => row.nama,
    );
  const choices: Record<string, string[]> = {
    role: await list("role"),
    divisi: await list("divisi"),
    jabatan: await list("jabatan"),
  };
  return templateXlsx({
    sheet: "Karyawan",
    columns: COLUMNS.map(({ header, key, required, example }) => {
      const values = choices[key];
      return {
        header: required ? `${header} *` : header,
        example: values && key !== "role" ? (values[0] ?? "") : example,
        ...(values && values.length > 0 ? { choices: values } : {}),
      };
    }),
  });
}
