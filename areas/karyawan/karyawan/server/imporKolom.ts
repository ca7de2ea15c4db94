import * as z from "zod/mini";
import { inputOf, type Name, type TypedRecord } from "#kernel/record.ts";
import type { Db } from "#platform/db/database.ts";
import { type FormColumn, formColumns, importColumn } from "#platform/documents/xlsx/importColumn.ts";
import { problemsOf } from "#platform/documents/xlsx/problems.ts";
import { CONTOH, templateXlsx } from "#platform/documents/xlsx/template.ts";
import { alamatDomisili, alamatKtp, dataDiri, diri, isianPekerjaan, mulaiKerja } from "../isiKaryawan.ts";

/** The columns of an import of employees, and its template. */

export const IsiBaris = z.object(inputOf(dataDiri));

const orang = { ...diri, ...mulaiKerja };
const CONTOH_ORANG: Readonly<Record<Name<typeof orang>, string>> = {
  noKaryawan: CONTOH,
  namaLengkap: "Siti Rahayu",
  namaPanggilan: "Siti",
  email: "siti@contoh.co.id",
  nik: "3175014501900001",
  tempatLahir: "Bandung",
  tanggalLahir: "05-01-1990",
  noTelp: "081234567890",
  awalBekerja: "01-02-2024",
};
const ORANG: readonly FormColumn[] = (Object.keys(CONTOH_ORANG) as Name<typeof orang>[]).map((name) =>
  importColumn(orang, name, CONTOH_ORANG[name]),
);

const CONTOH_ALAMAT = ["Jl. Merdeka 10", "001", "002", "Sukajadi", "Sukajadi", "Bandung", "Jawa Barat"];
const alamat = (record: TypedRecord): FormColumn[] =>
  Object.entries(record).map(([name, { short }], at) =>
    importColumn(record, name, CONTOH_ALAMAT[at] ?? "", { header: short }),
  );

const { idRole, idDivisi, idJabatan, idAtasan } = isianPekerjaan;
/** A sheet has names and numbers where the form has ids. */
const PEKERJAAN: readonly FormColumn[] = [
  { key: "role", header: idRole.label, required: true, example: "Logistik" },
  { key: "divisi", header: idDivisi.label, example: "" },
  { key: "jabatan", header: idJabatan.label, example: "" },
  { key: "atasan", header: `${diri.noKaryawan.label} ${idAtasan.label}`, example: "" },
];

export const COLUMNS: readonly FormColumn[] = [
  // After number and name.
  ...ORANG.toSpliced(2, 0, ...PEKERJAAN),
  ...alamat(alamatKtp),
  ...alamat(alamatDomisili),
];

export const at = problemsOf(COLUMNS);

/** The drop-down lists offer the names that exist. */
export async function formatImportKaryawan(db: Db): Promise<Buffer> {
  const daftar = async (table: "role" | "divisi" | "jabatan") =>
    (await db<{ nama: string }[]>`select ${db(`nama_${table}`)} as nama from ${db(table)} order by 1`).map(
      (row) => row.nama,
    );
  const choices: Record<string, string[]> = {
    role: await daftar("role"),
    divisi: await daftar("divisi"),
    jabatan: await daftar("jabatan"),
  };
  const columns = COLUMNS.map((column): FormColumn => {
    const [first, ...rest] = choices[column.key] ?? [];
    return first === undefined
      ? column
      : { ...column, choices: [first, ...rest], example: column.example === "" ? first : column.example };
  });
  return templateXlsx({ sheet: "Karyawan", columns: formColumns(columns) });
}
