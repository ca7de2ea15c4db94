import { rupiah } from "#kernel/format.ts";
import { sumOf } from "#kernel/money.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { addressOfNewInvoice } from "#web/documents/address.ts";
import { cetakDokumen } from "#web/documents/cetakDokumen.ts";
import { useOpen } from "#web/documents/useFollow.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { asChart } from "#web/ui/list/chart.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction, mailsMany, printsMany } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { invoice } from "../../invoice/contract.ts";
import { uangDiterima } from "../../invoice/tagihan.ts";
import { DetailPenjualan } from "../../invoice/web/DetailPenjualan.tsx";
import { useOrderLagi } from "../../keranjang/web/useOrderLagi.ts";
import { koreksi } from "../../koreksi/contract.ts";
import { pernahDiretur } from "../../surat-jalan/kirim.ts";
import { type Order, order } from "../contract.ts";
import { grafikOrder } from "../grafikOrder.ts";
import { isVoid } from "../label.ts";
import { BARIS, EditEmail } from "./columns.tsx";
import { DAFTAR_ORDER } from "./daftar.ts";
import { SaringanOrder } from "./SaringanOrder.tsx";

const KirimOrder = onOpening(() => import("./KirimOrder.tsx").then((file) => file.KirimOrder));
const EmailForm = onOpening(() => import("./EmailForm.tsx").then((file) => file.EmailForm));
const UbahOrderForm = onOpening(() => import("../../koreksi/web/UbahOrderForm.tsx").then((file) => file.UbahOrderForm));
const BatalOrderForm = onOpening(() =>
  import("../../koreksi/web/BatalOrderForm.tsx").then((file) => file.BatalOrderForm),
);
const MintaBatalForm = onOpening(() =>
  import("../../koreksi/web/BatalOrderForm.tsx").then((file) => file.MintaBatalForm),
);
const SetorForm = onOpening(() => import("./SetorForm.tsx").then((file) => file.SetorForm));

/** The note before cancelling: what follows for the goods and the money, and deleted waiting invoices. */
function akibatCancel(row: Order): string {
  const menunggu = row.invoices.filter(({ statusApprove }) => statusApprove === "Menunggu");
  return [
    `${rupiah(row.totalPembelian)} dari ${row.customerInstansi || row.namaCustomer}.`,
    PASTIKAN,
    ...akibatBarang(row),
    ...menunggu.map(({ idInvoice }) => `Invoice ${idInvoice} yang masih menunggu dihapus.`),
  ].join("\n");
}

function akibatBarang(row: Order): string[] {
  const disetujui = row.invoices.filter(({ statusApprove }) => statusApprove === "Disetujui");
  const diterima = sumOf(...disetujui.map((satu) => uangDiterima(satu, { ...row, jasaOnline: satu.jasaOnline })));
  if (pernahDiretur(row)) {
    return [
      "Semua barang yang keluar sudah kembali, nilainya dicatat sebagai retur penjualan.",
      `Dari ${rupiah(diterima)} yang sudah diterima, yang belum dikembalikan diajukan untuk dikembalikan.`,
    ];
  }
  return diterima > 0 ? [`${rupiah(diterima)} yang sudah diterima diajukan untuk dikembalikan.`] : [];
}

/** Whether the next step is its first invoice. */
const tanpaInvoice = (order: Order): Boleh =>
  isVoid(order)
    ? tidak("Order ini dibatalkan")
    : order.invoices.length > 0
      ? tidak("Order ini sudah memiliki invoice")
      : boleh;

const nomor = ({ idSo }: Order): string => idSo;

type Bukaan = {
  detail: Addressed<string>;
  kirim: Addressed<string>;
  setor: Addressed<Order>;
  batal: Addressed<Order>;
  mintaBatal: Addressed<Order>;
};

function useAksi(buka: Bukaan): RowAction<Order>[] {
  const mayCancel = useMay(order.cancelSo);
  const open = useOpen();
  const lagi = useOrderLagi();
  return [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(buka.detail, nomor) },
    ...cetakDokumen<Order>(
      { call: order.cetakSoPdf },
      ({ idSo }, bahasa) => void printed(send(order.cetakSoPdf, { idSo, ...bahasa }), "Gagal menambahkan Produk"),
    ),
    {
      kind: "invoice",
      label: "Buat invoice",
      call: invoice.addInvoice,
      boleh: tanpaInvoice,
      asked: (row) => tanpaInvoice(row).boleh,
      run: ({ idSo }) => open(addressOfNewInvoice(idSo)),
      href: ({ idSo }) => addressOfNewInvoice(idSo),
    },
    { kind: "email", call: order.kirimEmail, boleh: (row) => row.aksi.kirimEmail, ...opens(buka.kirim, nomor) },
    {
      kind: "bayar",
      label: "Update status setor",
      call: order.updateSetor,
      boleh: (row) => row.aksi.setor,
      asked: (row) => row.statusPembayaran !== "" && !row.statusSetor,
      ...opens(buka.setor),
    },
    {
      kind: "salin",
      label: "Order lagi",
      call: order.addOrder,
      boleh: "always",
      run: (row) => void lagi(row),
    },
    ...(mayCancel
      ? [{ kind: "batal" as const, call: order.cancelSo, boleh: (row: Order) => row.aksi.cancel, ...opens(buka.batal) }]
      : [
          {
            kind: "batal" as const,
            label: "Minta dibatalkan",
            call: koreksi.mintaBatal,
            boleh: (row: Order) => row.aksi.mintaBatal,
            ...opens(buka.mintaBatal),
          },
        ]),
  ];
}

const kode = (rows: readonly Order[]) => ({ idSo: rows.map(({ idSo }) => idSo) });
const SEKALIGUS: readonly ManyAction<Order>[] = [
  printsMany({ call: order.cetakSoBanyak, input: kode }),
  mailsMany({
    call: order.kirimEmailBanyak,
    input: kode,
    draf: ({ idSo }) => send(order.getDrafEmail, { idSo }),
    ask: (banyak) => `Kirim ${banyak} order ke email customernya?`,
    boleh: ({ aksi }) => aksi.kirimEmail,
  }),
  exportsMany({ call: order.exportOrder, input: kode }),
];

export function SalesOrderPage() {
  const list = useList(DAFTAR_ORDER.call, startsOf(DAFTAR_ORDER));
  const detail = useAddress();
  const satu = {
    key: nomor,
    load: async (idSo: string) => (await send(order.getDetailOrder, { idSo })).data,
  };
  const setor = useFormAddress("setor", { ...satu, call: order.updateSetor, boleh: ({ aksi }) => aksi.setor });
  const kirim = useKirim(order.kirimEmail, (idSo) => send(order.getDrafEmail, { idSo }));
  const email = useFormAddress("email", { ...satu, call: order.gantiEmail });
  const mayEdit = useMay(order.gantiEmail);
  const ubah = useFormAddress("ubah", { ...satu, call: koreksi.editOrder, boleh: ({ aksi }) => aksi.ubah });
  const batal = useFormAddress("batal", { ...satu, call: order.cancelSo, boleh: ({ aksi }) => aksi.cancel });
  const mintaBatal = useFormAddress("minta-batal", {
    ...satu,
    call: koreksi.mintaBatal,
    boleh: ({ aksi }) => aksi.mintaBatal,
  });
  const open = useOpen();
  const actions = useAksi({ detail, kirim: kirim.opener, setor, batal, mintaBatal });
  return (
    <EditEmail value={mayEdit ? email.open : null}>
      <ListPage
        {...BARIS}
        list={list}
        filters={<SaringanOrder list={list} />}
        toolbar={
          <>
            <ExportButton
              call={order.exportOrder}
              input={list.searched}
              label="Export Order"
              fallback="Gagal download data order"
              masalah={list.held}
            />
            <AddButton call={order.addOrder} label="Buat Order" onClick={() => open("/admin/cardproduk")} />
          </>
        }
        actions={actions}
        many={SEKALIGUS}
        chart={asChart(grafikOrder)}
        empty={{
          title: "Belum ada order",
          text: "Tekan Buat Order: order dibuat dari keranjang di layar Produk Card.",
        }}
      />
      <DetailPenjualan dialog={detail} />
      <SetorForm dialog={setor} />
      <EmailForm dialog={email} />
      <UbahOrderForm dialog={ubah} />
      <BatalOrderForm dialog={batal} akibat={akibatCancel} />
      <MintaBatalForm dialog={mintaBatal} akibat={akibatCancel} />
      <KirimOrder dialog={kirim.dialog} />
    </EditEmail>
  );
}
