import { Button, Group, Text, Title } from "@mantine/core";
import { IconFilePlus, IconX } from "@tabler/icons-react";
import type { Answer } from "#kernel/call.ts";
import { rupiah } from "#kernel/format.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { cetakDokumen } from "#web/documents/cetakDokumen.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { printed } from "#web/ui/file/printed.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { type ManyAction, mailsMany, printsMany } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { koreksi } from "../../koreksi/contract.ts";
import { NotaKreditOrder } from "../../koreksi/web/NotaKreditOrder.tsx";
import { STATUS_BAYAR, STATUS_ORDER } from "../../order/web/status.ts";
import { type Invoice, invoice } from "../contract.ts";
import { columns, sums } from "./columns.tsx";
import type { Disunting } from "./InvoiceEdit.tsx";
import classes from "./invoice.module.css";

const KirimInvoice = onOpening(() => import("./KirimInvoice.tsx").then((file) => file.KirimInvoice));
const BatalInvoice = onOpening(() => import("../../koreksi/web/BatalInvoice.tsx").then((file) => file.BatalInvoice));
const InvoiceEdit = onOpening(() => import("./InvoiceEdit.tsx").then((file) => file.InvoiceEdit));
const InvoiceApprove = onOpening(() => import("./InvoiceApprove.tsx").then((file) => file.InvoiceApprove));
const InvoiceRekening = onOpening(() => import("./InvoiceRekening.tsx").then((file) => file.InvoiceRekening));
const InvoiceTambah = onOpening(() => import("./InvoiceTambah.tsx").then((file) => file.InvoiceTambah));

type Daftar = Answer<typeof invoice.getInvoice>;

type InvoiceListProps = { idSo: string; detail: Addressed<string>; close: () => void };

const dipilih = (rows: readonly Invoice[]) => ({ idInvoice: rows.map(({ idInvoice }) => idInvoice) });
const SEKALIGUS: readonly ManyAction<Invoice>[] = [
  printsMany({ call: invoice.cetakInvBanyak, input: dipilih }),
  mailsMany({
    call: invoice.kirimEmailInvBanyak,
    input: dipilih,
    draf: ({ idInvoice }) => send(invoice.getDrafEmailInv, { idInvoice }),
    ask: (banyak) => `Kirim ${banyak} invoice ke email customer?`,
    boleh: ({ aksi }) => aksi.kirimEmail,
  }),
];

/** The invoices of an order. */
export function InvoiceList({ idSo, detail, close }: InvoiceListProps) {
  const list = useList(invoice.getInvoice, { filters: {}, fixed: { idSo }, prefix: "inv" });
  const { answer } = list;
  const { approve, edit, rekening, batalkan } = useBukaan();
  const kirim = useKirim(invoice.kirimEmailInv, (idInvoice) => send(invoice.getDrafEmailInv, { idInvoice }));
  const actions = useAksi(idSo, answer, { detail, approve, edit, rekening, batalkan, kirim: kirim.opener });
  return (
    <>
      <Kepala idSo={idSo} answer={answer} close={close} />
      <ListPage
        title={judul(idSo, answer)}
        columns={columns}
        list={list}
        rowKey={(row) => row.idInvoice}
        rowName={(row) => row.idInvoice}
        sums={sums}
        search="No Invoice/Rekening/Admin"
        toolbar={
          answer && (
            <>
              <NotaKreditOrder idSo={idSo} ada={answer.data.some(disetujui)} />
              <Tambah answer={answer} />
            </>
          )
        }
        actions={actions}
        many={SEKALIGUS}
        actionsAt="start"
        empty={{ title: "Belum ada invoice", text: "Buat invoice pertama untuk mulai menerima pembayaran order ini." }}
      />
      <InvoiceApprove dialog={approve} />
      <BatalInvoice dialog={batalkan} />
      <InvoiceEdit dialog={edit} />
      <InvoiceRekening dialog={rekening} />
      <KirimInvoice dialog={kirim.dialog} />
    </>
  );
}

const disetujui = ({ statusApprove }: Invoice): boolean => statusApprove === "Disetujui";

const satuInvoice = async (idInvoice: string): Promise<Invoice> =>
  (await send(invoice.getDetailInvoice, { idInvoice })).data;

const nomor = ({ idInvoice }: Invoice): string => idInvoice;

function useBukaan() {
  const satu = { key: nomor, load: satuInvoice };
  return {
    // Opened for any invoice: the dialog itself shows why one cannot be approved.
    approve: useFormAddress("setujui", { ...satu, call: invoice.approveInv }),
    edit: useFormAddress<Disunting>("ubah", {
      call: invoice.editInvoice,
      key: ({ row }) => row.idInvoice,
      load: async (idInvoice) => {
        const row = await satuInvoice(idInvoice);
        return { row, daftar: await send(invoice.getInvoice, { idSo: row.idSo }) };
      },
      boleh: ({ row }) => row.aksi.edit,
    }),
    batalkan: useFormAddress("batalkan", {
      ...satu,
      call: koreksi.batalkanInvoice,
      boleh: ({ aksi }) => aksi.batalkan,
    }),
    rekening: useFormAddress("rekening", {
      ...satu,
      call: invoice.updateRekeningInv,
      boleh: ({ aksi }) => aksi.editRekening,
    }),
  };
}
type Bukaan = ReturnType<typeof useBukaan> & { detail: Addressed<string>; kirim: Addressed<string> };

const aksiCetak = (idSo: string) =>
  cetakDokumen<Invoice>(
    { call: invoice.cetakInvPdf },
    ({ idInvoice }, bahasa) =>
      void printed(send(invoice.cetakInvPdf, { idInvoice, idSo, ...bahasa }), "Gagal menambahkan Produk"),
  );

function useAksi(idSo: string, answer: Daftar | undefined, buka: Bukaan): RowAction<Invoice>[] {
  const hapus = useConfirmedCall({
    call: invoice.hapusInvoice,
    input: ({ idInvoice: idInv, tipePembayaran: tipeBayar, ke, versi }: Invoice) => ({
      ...{ idInv, idSo, tipeBayar, urutan: ke - 1, versi },
    }),
    ask: ({ idInvoice }) => `Apakah anda yakin untuk menghapus invoice ${idInvoice}?`,
    text: ({ rincian }) => `${rupiah(rincian.dibayar)} dari order ${idSo}.\n${PASTIKAN}`,
    busy: "Menghapus…",
    fallback: "Gagal mengcancel order",
  });
  const tarik = useConfirmedCall({
    call: invoice.tarikInvoice,
    input: ({ idInvoice: idInv }: Invoice) => ({ idInv }),
    ask: ({ idInvoice }) => `Apakah anda yakin untuk menarik invoice ${idInvoice}?`,
    text: ({ rincian }) => `${rupiah(rincian.dibayar)} dari order ${idSo}. Nomornya tetap terpakai.`,
    busy: "Menarik…",
    fallback: "Gagal menarik invoice",
  });
  return [
    {
      kind: "setujui",
      label: "Approve",
      call: invoice.approveInv,
      boleh: (row) => row.aksi.approve,
      ...opens(buka.approve),
    },
    { kind: "detail", call: "everyone", boleh: "always", ...opens(buka.detail, nomor) },
    ...aksiCetak(idSo),
    { kind: "email", call: invoice.kirimEmailInv, boleh: (row) => row.aksi.kirimEmail, ...opens(buka.kirim, nomor) },
    {
      kind: "batal",
      label: "Batalkan",
      call: koreksi.batalkanInvoice,
      boleh: (row) => row.aksi.batalkan,
      ...opens(buka.batalkan),
    },
    { kind: "hapus", call: invoice.hapusInvoice, boleh: (row) => row.aksi.hapus, run: hapus },
    { kind: "balik", label: "Tarik", call: invoice.tarikInvoice, boleh: (row) => row.aksi.tarik, run: tarik },
    ...(answer
      ? [
          {
            kind: "edit" as const,
            call: invoice.editInvoice,
            boleh: (row: Invoice) => row.aksi.edit,
            ...opens(buka.edit, (row: Invoice) => ({ row, daftar: answer })),
          },
        ]
      : []),
    {
      kind: "rekening",
      call: invoice.updateRekeningInv,
      boleh: (row) => row.aksi.editRekening,
      ...opens(buka.rekening),
    },
  ];
}

const judul = (idSo: string, answer: Daftar | undefined) =>
  ["List Invoice", idSo, answer?.order.tipeSo].filter(Boolean).join("-");

function Kepala({ idSo, answer, close }: { idSo: string; answer: Daftar | undefined; close: () => void }) {
  const order = answer?.order;
  return (
    <Group justify="space-between" align="flex-start" mb="sm" gap="sm">
      <div className={classes.judul}>
        <Title order={2} size="h4">
          {judul(idSo, answer)}
        </Title>
        {order && answer && (
          <Group gap="xs" mt={4} className={classes.kepala}>
            <Text span size="sm" fw={600}>
              {order.customerInstansi}
            </Text>
            <StatusBadge map={STATUS_ORDER} state={order.statusSo} />
            {order.statusPembayaran !== "" && <StatusBadge map={STATUS_BAYAR} state={order.statusPembayaran} />}
            <Text span size="sm" c="dimmed">
              Total pembelian <Money value={order.totalPembelian} /> · Belum ditagih{" "}
              <Money value={answer.rangkaian.sisa} />
            </Text>
          </Group>
        )}
      </div>
      <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={close}>
        Close Invoice
      </Button>
    </Group>
  );
}

/** The button to add an invoice; disabled with its reason, absent without permission. */
function Tambah({ answer }: { answer: Daftar }) {
  const tambah = useFormAddress("baru", {
    call: invoice.addInvoice,
    key: ({ order }: Daftar) => order.idSo,
    load: (idSo) => send(invoice.getInvoice, { idSo }),
    boleh: ({ order }) => order.aksi.tambah,
  });
  const { boleh, alasan } = answer.order.aksi.tambah;
  if (!useMay(invoice.addInvoice)) return null;
  return (
    <>
      <Button
        leftSection={<IconFilePlus size={16} aria-hidden />}
        data-disabled={!boleh || undefined}
        aria-disabled={!boleh || undefined}
        aria-description={alasan ?? undefined}
        data-tip={alasan ?? undefined}
        onClick={boleh ? () => tambah.open(answer) : undefined}
      >
        Tambah Invoice
      </Button>
      <InvoiceTambah dialog={tambah} />
    </>
  );
}
