import { Text } from "@mantine/core";
import { waktu } from "#kernel/format.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { STATUS_EMAIL as SEMUA } from "../../order/label.ts";
import { type EmailKeluar, email } from "../contract.ts";
import { hasilEmail, suratEmail } from "../isiEmail.ts";
import { DAFTAR_EMAIL } from "./daftar.ts";
import { STATUS_EMAIL } from "./RiwayatEmail.tsx";

const KembaliForm = onOpening(() => import("./KembaliForm.tsx").then((file) => file.KembaliForm));
const KirimUlangForm = onOpening(() => import("./KirimUlangForm.tsx").then((file) => file.KirimUlangForm));

const columns = columnsOf<EmailKeluar>([
  recordColumn(suratEmail, "waktu", { card: "third" }),
  recordColumn(suratEmail, "alamat", { card: "title", wrap: 240 }),
  recordColumn(hasilEmail, "status", {
    card: "aside",
    cell: (row) => <StatusBadge map={STATUS_EMAIL} state={row.status} />,
  }),
  recordColumn(suratEmail, "perihal", { wrap: 260, card: "second" }),
  { id: "dokumen", card: "third", header: "Dokumen", cell: (row) => <Dokumen row={row} /> },
  { id: "oleh", header: "Oleh", cell: (row) => row.user.namaLengkap },
  { id: "percobaan", header: "Dicoba", align: "right", cell: (row) => `${row.percobaan}×` },
  { id: "keterangan", card: "second", header: "Keterangan", wrap: 420, cell: keterangan },
]);

function Dokumen({ row }: { row: EmailKeluar }) {
  const { idSo, idInvoice, idPo, idRetur, idPenawaran, nomorSeri, pelanggan, pemasok } = row;
  if (idInvoice) return <DocumentLink kind="invoice" kunci={idInvoice} />;
  if (idSo) return <DocumentLink kind="order" kunci={idSo} />;
  if (idPo) return <DocumentLink kind="po" kunci={idPo} />;
  if (idRetur) return <DocumentLink kind="retur" kunci={idRetur} />;
  if (idPenawaran) return <DocumentLink kind="penawaran" kunci={idPenawaran} />;
  if (nomorSeri) return <DocumentLink kind="seri" kunci={nomorSeri} />;
  if (pelanggan) return <DocumentLink kind="pelanggan" kunci={String(pelanggan.idPelanggan)} label={pelanggan.nama} />;
  if (pemasok) return <DocumentLink kind="pemasok" kunci={String(pemasok.idPemasok)} label={pemasok.nama} />;
  return <>Ringkasan kabar</>;
}

function keterangan({ alasan, jawaban, cobaLagi, percobaan }: EmailKeluar): string {
  const lagi = cobaLagi !== null && percobaan > 0 ? `Dicoba lagi ${waktu(cobaLagi)}.` : "";
  return [alasan || jawaban, lagi].filter(Boolean).join(" ") || "-";
}

/** The outbox: what waits, what the mail server took, what failed and why. */
export function EmailKeluarPage() {
  const list = useList(DAFTAR_EMAIL.call, startsOf(DAFTAR_EMAIL));
  const ulang = useDialog<EmailKeluar>();
  const kembali = useDialog<EmailKeluar>();
  const actions: RowAction<EmailKeluar>[] = [
    {
      kind: "email",
      label: "Kirim ulang",
      call: email.kirimUlangEmail,
      boleh: (row) => row.aksi.kirimUlang,
      run: ulang.open,
    },
    {
      kind: "balik",
      label: "Catat kembali ke pengirim",
      call: email.emailKembali,
      boleh: (row) => row.aksi.kembali,
      run: kembali.open,
    },
  ];
  return (
    <>
      <Text c="dimmed" size="sm" mb="sm">
        Email yang belum diterima server email dicoba lagi sendiri selama sehari, dengan jeda yang makin panjang.
        “Terkirim ke server” berarti server email menerimanya; bila kemudian kembali ke kotak masuk pengirim, catat di
        sini.
      </Text>
      <ListPage
        title="Email Keluar"
        columns={columns}
        list={list}
        rowKey={(row) => row.idEmail}
        rowName={(row) => `email ke ${row.alamat}`}
        search="Alamat/Perihal/No dokumen"
        filters={
          <SelectFilter
            list={list}
            name="status"
            label="Status"
            all="Semua status"
            options={SEMUA.map((value) => ({ value, label: STATUS_EMAIL[value].label }))}
          />
        }
        actions={actions}
        actionsAt="end"
        empty={{
          title: "Belum ada email",
          text: "Email order, invoice, retur, PO, pernyataan piutang dan hutang, serta kabar tercatat di sini.",
        }}
      />
      <KirimUlangForm dialog={ulang} />
      <KembaliForm dialog={kembali} />
    </>
  );
}
