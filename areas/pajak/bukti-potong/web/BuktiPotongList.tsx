import { Text } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { buktiPotong } from "../contract.ts";
import { type BuktiPotong, isiBuktiPotong, STATUS_BUKTI, type StatusBukti } from "../isiBuktiPotong.ts";

const BuktiPotongCatat = onOpening(() => import("./BuktiPotongCatat.tsx").then((file) => file.BuktiPotongCatat));

const RUPA = statusMap<StatusBukti>({ Ditunggu: "waiting", Diterima: "good" });
const STATUS = STATUS_BUKTI.map((value) => ({ value, label: value }));

const columns = columnsOf<BuktiPotong>([
  recordColumn(isiBuktiPotong, "idInvoice", {
    card: "second",
    cell: ({ idInvoice }) => <DocumentLink kind="invoice" kunci={idInvoice} />,
  }),
  recordColumn(isiBuktiPotong, "namaCustomer", { card: "title", wrap: 240 }),
  recordColumn(isiBuktiPotong, "status", {
    card: "aside",
    cell: ({ status, batal }) => (batal ? "Invoice dibatalkan" : <StatusBadge map={RUPA} state={status} />),
  }),
  recordColumn(isiBuktiPotong, "tglApprove", { card: "third" }),
  recordColumn(isiBuktiPotong, "nominal", { card: "third" }),
  recordColumn(isiBuktiPotong, "nomor", { card: "third" }),
  recordColumn(isiBuktiPotong, "tglBukti", { card: "third" }),
]);

const idOf = ({ idInvoice }: BuktiPotong) => idInvoice;

/** PPh 23 that customers kept of invoices, and whose proof is to come. */
export function BuktiPotongList() {
  const list = useList(buktiPotong.getBuktiPotong, { filters: { status: "" } });
  const catat = useDialog<BuktiPotong>();
  const actions: RowAction<BuktiPotong>[] = [
    {
      kind: "edit",
      label: "Catat bukti potong",
      call: buktiPotong.catatBuktiPotong,
      boleh: ({ aksi }) => aksi.catat,
      run: (row) => catat.open(row),
    },
  ];
  const ditunggu = list.answer?.ditunggu;
  return (
    <>
      {ditunggu && ditunggu.banyak > 0 && (
        <Text mb="sm">
          {ditunggu.banyak} bukti potong ditunggu, {rupiah(ditunggu.nominal)}
        </Text>
      )}
      <ListPage
        title="Bukti Potong PPh 23"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={({ idInvoice }) => `bukti potong ${idInvoice}`}
        sums={{ of: ["nominal"], only: { counts: ({ batal }) => !batal, others: "dibatalkan" } }}
        search="Order/Pelanggan"
        filters={<SelectFilter list={list} name="status" label="Status" all="Semua status" options={STATUS} />}
        actions={actions}
        empty={{
          title: "Belum ada PPh 23 yang dipotong",
          text: "Isi Dipotong PPh 23 saat menyetujui invoice yang dibayar lebih sedikit karena pajak.",
        }}
      />
      <BuktiPotongCatat dialog={catat} />
    </>
  );
}
