import { Anchor, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { jakartaToday } from "#kernel/format.ts";
import { addressOfBook } from "#web/documents/address.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { type Columns, columnsOf } from "#web/ui/list/columns.ts";
import { DataCards } from "#web/ui/list/DataCards.tsx";
import { DataTable } from "#web/ui/list/DataTable.tsx";
import listClasses from "#web/ui/list/list.module.css";
import { PHONE } from "#web/ui/list/phone.ts";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { awalBulan } from "../../laporan-buku/masa.ts";
import { isiAkun } from "../contract.ts";
import classes from "./akun.module.css";
import type { BagianBagan, BarisBagan } from "./bagan.ts";

const columns: Columns<BarisBagan> = columnsOf<BarisBagan>([
  recordColumn(isiAkun, "kode", { width: 110, card: "aside", cell: (row) => <KeBuku row={row} /> }),
  recordColumn(isiAkun, "nama", { card: "title", cell: (row) => <Nama row={row} /> }),
  recordColumn(isiAkun, "golongan", { width: 220, card: "second" }),
  recordColumn(isiAkun, "saldo", { width: 200, card: "third", cell: (row) => <Money value={row.jumlah} /> }),
]);

/** A link to the account's book of this month. */
function KeBuku({ row: { idAkun, kode } }: { row: BarisBagan }) {
  const hariIni = jakartaToday(new Date());
  const href = addressOfBook(idAkun, { dari: awalBulan(hariIni), sampai: hariIni });
  const follow = useFollow(href);
  return (
    <Anchor href={href} onClick={follow} inherit display="inline-block" miw={44}>
      {kode}
    </Anchor>
  );
}

function Nama({ row }: { row: BarisBagan }) {
  return (
    <span className={classes.nama} data-anak={row.anak || undefined}>
      {row.nama}
      {row.bagian === "dulu" && <span className={classes.tanda}>Bulan tertutup</span>}
      {row.bagian === "langsung" && <span>dicatat langsung</span>}
      {row.belumDipetakan && row.bagian === null && <span className={classes.tanda}>Belum dipetakan</span>}
    </span>
  );
}

type BaganTabelProps = { bagian: BagianBagan; actions: readonly RowAction<BarisBagan>[]; stale: boolean };

/** The accounts of a kind, with their total. */
export function BaganTabel({ bagian: { jenis, baris, jumlah }, actions, stale }: BaganTabelProps) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const Rows = phone ? DataCards : DataTable;
  return (
    <section className={classes.bagian} aria-label={jenis}>
      <div className={classes.kepala}>
        <Title order={2} size="h4">
          {jenis}
        </Title>
        <strong>
          <Money value={jumlah} />
        </strong>
      </div>
      <div className={listClasses.frame}>
        <Rows
          label={`Akun ${jenis}`}
          columns={columns}
          rows={baris}
          firstNumber={1}
          limit={baris.length}
          rowKey={(row) => [row.idAkun, row.bagian].join(" ")}
          rowName={({ kode, nama, bagian }) => [kode, nama, bagian].filter((part) => part !== null).join(" ")}
          actions={actions}
          actionsAt="end"
          stale={stale}
        />
      </div>
    </section>
  );
}
