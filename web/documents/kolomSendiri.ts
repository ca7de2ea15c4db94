import { useMemo, useRef } from "react";
import { type KolomTerisi, nilaiOf } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import type { Fact } from "#web/ui/dialog/DetailShell.tsx";
import { type Column, type Columns, columnsOf } from "#web/ui/list/columns.ts";

/** The company's own fields of lists and details. */

type Berkolom = { readonly kolomSendiri: readonly KolomTerisi[] };

/** What the fields of a form begin with. */
export const isianDari = ({ kolomSendiri }: Berkolom) => kolomSendiri.map(({ idKolom, nilai }) => ({ idKolom, nilai }));

export const faktaKolom = ({ kolomSendiri }: Berkolom): Fact[] =>
  kolomSendiri.map(({ nama, nilai }) => ({ label: nama, value: nilai }));

/** So many share a cell of the normal table. */
const SEKOLOM = 2;
/** So many stand on a card. */
const DI_KARTU = 3;

/** The columns of a list, and behind them the own fields that its rows have. */
export function useKolomSendiri<Row extends Berkolom>(
  columns: Columns<Row>,
  rows: readonly Row[] | undefined,
): Columns<Row> {
  // A list that finds nothing keeps the columns that it had.
  const dikenal = useRef<readonly KolomTerisi[]>([]);
  if (rows?.[0]) dikenal.current = rows[0].kolomSendiri;
  const nama = JSON.stringify(dikenal.current.map(({ idKolom, nama }) => [idKolom, nama]));
  return useMemo(() => {
    const sendiri = (JSON.parse(nama) as [number, string][]).map(([idKolom, header], at) =>
      kolom<Row>(idKolom, header, at),
    );
    if (sendiri.length === 0) return columns;
    return columnsOf([...columns.list, ...sendiri], [...columns.together, ...berdua(sendiri.map(({ id }) => id))]);
  }, [columns, nama]);
}

function kolom<Row extends Berkolom>(idKolom: number, header: string, at: number): Column<Row> {
  const nilai = ({ kolomSendiri }: Row) => nilaiOf(kolomSendiri, idKolom);
  return {
    id: `kolom${idKolom}`,
    header,
    card: at < DI_KARTU ? "second" : "none",
    wrap: 160,
    cell: (row) => nilai(row) || "-",
    onCard: (row) => (nilai(row) === "" ? "-" : `${header}: ${nilai(row)}`),
  };
}

const berdua = (ids: readonly string[]): string[][] =>
  ids.flatMap((_, at) => (at % SEKOLOM === 0 ? [ids.slice(at, at + SEKOLOM)] : []));
