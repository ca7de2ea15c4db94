import type { Answer } from "#kernel/call.ts";
import { namesOf } from "#kernel/record.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { tahunIni } from "#web/ui/list/tahunIni.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Value } from "#web/ui/record/Value.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { Deskripsi } from "../../pengajuan/web/Deskripsi.tsx";
import { type Accounts, PerRekening } from "../../rekening/web/PerRekening.tsx";
import { isiSimpanan, type Simpanan, saldoSimpanan, simpanan } from "../contract.ts";
import { BulanSimpanan } from "./BulanSimpanan.tsx";

const SimpananDetail = onOpening(() => import("./SimpananDetail.tsx").then((file) => file.SimpananDetail));

/** The side without movement is a dash. */
const uang = (name: "debit" | "kredit") =>
  recordColumn(isiSimpanan, name, {
    card: "third",
    cell: (row: Simpanan) => <Money value={row[name] || null} />,
    onCard: (row: Simpanan) => (row[name] ? <Money value={row[name]} /> : null),
  });

const columns = columnsOf<Simpanan>([
  recordColumn(isiSimpanan, "rekeningTujuan"),
  recordColumn(isiSimpanan, "rekeningAsal"),
  recordColumn(isiSimpanan, "kebutuhan", { card: "title", wrap: 320, cell: (row) => <Kebutuhan row={row} /> }),
  uang("debit"),
  uang("kredit"),
  recordColumn(isiSimpanan, "saldoAkhir", { card: "third" }),
  recordColumn(isiSimpanan, "tglDebitKredit", { card: "aside" }),
]);

/** The need, with what was paid and for which document. */
function Kebutuhan({ row: { kebutuhan, pengajuan } }: { row: Simpanan }) {
  const [isi] = pengajuan;
  return (
    <>
      <Value of={isiSimpanan.kebutuhan} value={kebutuhan} />
      {isi && <Deskripsi row={isi} />}
    </>
  );
}

/** The book of an account. */
export function SimpananPage() {
  return <PerRekening>{(asked) => <Buku {...asked} />}</PerRekening>;
}

const idOf = ({ pengajuan: [isi] }: Simpanan) => isi?.idPengajuan ?? "";

function Buku({ accounts, first }: Accounts) {
  const list = useList(simpanan.getSimpananByRekening, {
    filters: { ...tahunIni(), idRekening: String(first.idRekening) },
  });
  const detail = useAddress();
  const { idRekening } = list.filters;
  const actions: RowAction<Simpanan>[] = [
    {
      kind: "detail",
      call: "everyone",
      boleh: "always",
      ...opens(detail, idOf),
    },
  ];
  return (
    <>
      <Saldo list={list} />
      <BulanSimpanan list={list} />
      <ListPage
        title="Simpanan Rekening"
        columns={columns}
        list={list}
        rowKey={(row) => row.urut}
        rowName={idOf}
        search="ID/Deskripsi/SO/Invoice/Kloter"
        filters={
          <>
            <SelectFilter
              list={list}
              name="idRekening"
              label="Rekening"
              searchable
              options={accounts.map((row) => ({ value: String(row.idRekening), label: row.namaRekening }))}
            />
            <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
          </>
        }
        toolbar={
          <ExportButton
            call={simpanan.exportSimpananRekening}
            input={list.searched}
            label="Export Simpanan"
            fallback="Gagal download data simpanan"
            masalah={list.held}
          />
        }
        actions={actions}
        empty={{
          title: "Belum ada mutasi",
          text: "Rekening ini belum menerima atau mengeluarkan uang pada tanggal yang dipilih.",
        }}
      />
      <SimpananDetail idRekening={idRekening} dialog={detail} />
    </>
  );
}

type SaldoProps = { list: { answer: Answer<typeof simpanan.getSimpananByRekening> | undefined; stale: boolean } };

const Saldo = ({ list: { answer, stale } }: SaldoProps) => (
  <Figures
    stale={stale}
    figures={namesOf(saldoSimpanan).map((saldo) => ({ label: saldoSimpanan[saldo].label, value: answer?.[saldo] }))}
  />
);
