import { useEffect } from "react";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { asChart } from "#web/ui/list/chart.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction, mailsMany, printsMany } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { useList } from "#web/ui/list/useList.ts";
import { later } from "#web/ui/page/later.tsx";
import { type Order, order } from "../../order/contract.ts";
import { DAFTAR_INVOICE } from "../../order/web/daftar.ts";
import { SaringanOrder } from "../../order/web/SaringanOrder.tsx";
import { invoice } from "../contract.ts";
import { grafikInvoice } from "../grafikInvoice.ts";
import { DetailPenjualan, isNomorInvoice } from "./DetailPenjualan.tsx";
import { BARIS } from "./orderColumns.tsx";

/** Only the list of orders comes with the page. */
const InvoiceList = later(() => import("./InvoiceList.tsx").then((file) => file.InvoiceList), 420);

/** The list of orders, or the invoices of the order in the address. */
export function InvoiceOrderPage() {
  const { values, change } = useUrlState();
  const detail = useAddress();
  const idSo = values.order || undefined;
  const own = Object.keys(values).filter((name) => name.startsWith("inv-"));
  const close = () => change(Object.fromEntries([["order", null], ...own.map((name) => [name, null])]), "push");
  useOrderBehind(detail, idSo, (order) => change({ order }, "replace"));
  return (
    <>
      {idSo === undefined ? (
        <Orders open={(order) => change({ order }, "push")} detail={detail} />
      ) : (
        <InvoiceList key={idSo} idSo={idSo} detail={detail} close={close} />
      )}
      <DetailPenjualan dialog={detail} />
    </>
  );
}

/** A link names an invoice alone: puts the list of its order, where it can be approved, behind it. */
function useOrderBehind(detail: Addressed<string>, idSo: string | undefined, put: (idSo: string) => void): void {
  const { opened, record: kode = "" } = detail;
  const alone = opened && idSo === undefined && isNomorInvoice(kode);
  const { data } = useCall(invoice.getDetailInvoice, { idInvoice: kode }, { enabled: alone, keepPrevious: false });
  const found = alone ? data?.data.idSo : undefined;
  useEffect(() => {
    if (found !== undefined) put(found);
  }, [found, put]);
}

const terakhir = ({ invoices }: Order) => invoices.at(-1)?.idInvoice;
const nomor = (rows: readonly Order[]) => ({ idInvoice: rows.flatMap((row) => terakhir(row) ?? []) });
const berinvoice = (row: Order): Boleh =>
  terakhir(row) === undefined ? tidak("Order ini belum memiliki invoice") : boleh;
const SEKALIGUS: readonly ManyAction<Order>[] = [
  printsMany({ call: invoice.cetakInvBanyak, input: nomor, label: "Cetak invoice terakhir", boleh: berinvoice }),
  mailsMany({
    call: invoice.kirimEmailInvBanyak,
    input: nomor,
    label: "Kirim invoice terakhir",
    draf: (row) => send(invoice.getDrafEmailInv, { idInvoice: terakhir(row) ?? "" }),
    ask: (banyak) => `Kirim invoice terakhir ${banyak} order ke email customernya?`,
    boleh: (row) => (row.aksi.kirimEmail.boleh ? berinvoice(row) : row.aksi.kirimEmail),
  }),
  exportsMany({
    call: order.exportOrder,
    input: (rows: readonly Order[]) => ({ idSo: rows.map(({ idSo }) => idSo) }),
    label: "Export order",
  }),
];

function Orders({ open, detail }: { open: (idSo: string) => void; detail: Addressed<string> }) {
  const list = useList(DAFTAR_INVOICE.call, startsOf(DAFTAR_INVOICE));
  const actions: RowAction<Order>[] = [
    {
      kind: "invoice",
      label: "Detail Invoice",
      call: invoice.getInvoice,
      boleh: ({ statusSo }) =>
        statusSo === "Cancel" ? { boleh: false, alasan: "Order sudah dibatalkan" } : { boleh: true, alasan: null },
      run: (row) => open(row.idSo),
    },
    {
      kind: "detail",
      label: "Detail Order",
      call: "everyone",
      boleh: "always",
      ...opens(detail, (row: Order) => row.idSo),
    },
  ];
  return (
    <ListPage
      {...BARIS}
      list={list}
      filters={<SaringanOrder list={list} />}
      toolbar={
        <ExportButton
          call={order.exportOrder}
          input={list.searched}
          label="Export Order"
          fallback="Gagal download data order"
          masalah={list.held}
        />
      }
      actions={actions}
      many={SEKALIGUS}
      chart={asChart(grafikInvoice)}
      empty={{ title: "Belum ada order", text: "Order dibuat dari keranjang di layar Produk Card." }}
    />
  );
}
