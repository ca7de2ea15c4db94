import * as z from "zod/mini";
import { isiSatuKolom, type KolomTerisi, nilaiOf } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Db } from "#platform/db/database.ts";
import type { FormColumn } from "#platform/documents/xlsx/importColumn.ts";
import { problemsOf } from "#platform/documents/xlsx/problems.ts";
import type { RowColumn } from "#platform/documents/xlsx/recordColumn.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Pengimpor } from "./impor.ts";
import { type Kolom, kolomAktif, readNilai, salahPilihan, type Terbaca } from "./kolomSendiri.ts";

/** Own fields in spreadsheets: a column each behind the others, found by what the field is called. */

const kunci = ({ idKolom }: Pick<Kolom, "idKolom">): string => `kolom${idKolom}`;

/** Columns of an import. */
export const importColumnsOf = (kolom: readonly Kolom[]): FormColumn[] =>
  kolom.map((satu) => ({
    key: kunci(satu),
    header: satu.nama,
    example: satu.pilihan[0] ?? "",
    ...(satu.pilihan.length > 0 ? { choices: satu.pilihan } : {}),
  }));

/** Columns of an export. */
export const exportColumnsOf = (kolom: readonly Kolom[]): RowColumn<{ kolomSendiri: readonly KolomTerisi[] }>[] =>
  kolom.map(({ idKolom, nama }) => ({
    header: nama,
    kind: "text",
    value: ({ kolomSendiri }) => nilaiOf(kolomSendiri, idKolom),
  }));

/** What brings records of this kind, with the own fields that they have today. */
export async function withKolom(db: Db, pengimpor: Pengimpor): Promise<Pengimpor> {
  if (!pengimpor.kolomSendiri) return pengimpor;
  const kolom = await kolomAktif(db, pengimpor.kolomSendiri);
  return { ...pengimpor, columns: [...pengimpor.columns, ...importColumnsOf(kolom)] };
}

/** Reads the own fields of rows; wrong cells are problems. A column that the file does not have says nothing. */
export function kolomReader(kolom: readonly Kolom[]) {
  const at = problemsOf(importColumnsOf(kolom));
  return (row: SheetRow, problems: Problem[]): Terbaca[] =>
    kolom.flatMap(({ idKolom, nama, jenis, pilihan }) => {
      const key = kunci({ idKolom });
      const ditulis = row.values[key] ?? "";
      if (ditulis === "" && !(key in row.headings)) return [];
      const dibaca = z.safeParse(isiSatuKolom, ditulis);
      const salah = (message: string) => {
        problems.push(at(row, key, message));
        return [];
      };
      if (!dibaca.success) return salah(dibaca.error.issues[0]?.message ?? "");
      const nilai = readNilai({ jenis, pilihan }, dibaca.data);
      return nilai === null ? salah(salahPilihan({ nama, pilihan })) : [{ idKolom, nama, jenis, nilai }];
    });
}
