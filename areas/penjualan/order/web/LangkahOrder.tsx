import { IconFileText, IconPencil, IconTruckDelivery } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { rupiah, tanggal } from "#kernel/format.ts";
import { BarisKeadaan, BuatInvoice, Email, Langkah, Telepon } from "#web/documents/Langkah.tsx";
import { invoice } from "../../invoice/contract.ts";
import { OrderLagi } from "../../keranjang/web/OrderLagi.tsx";
import { koreksi } from "../../koreksi/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { sudahKembali } from "../../surat-jalan/kirim.ts";
import { type Order, order } from "../contract.ts";
import { isVoid, labelBarang } from "../label.ts";

/** The state of an order in one line: "Invoice 1/2 · SJ belum · Sisa Rp 5.000.000". Nothing is due of one that is over. */
function keadaanSingkat(row: Order): string {
  const { invoices, suratJalan: notes, totalPembelian, selisihTagihan, statusLunas } = row;
  const disetujui = invoices.filter(({ statusApprove }) => statusApprove === "Disetujui");
  const sisa = statusLunas ? 0 : (disetujui.at(-1)?.nominalSisaBayar ?? totalPembelian) + selisihTagihan;
  const kirim = notes.at(-1);
  return [
    invoices.length === 0 ? "Belum ada invoice" : `Invoice ${disetujui.length}/${invoices.length} disetujui`,
    kirim ? `SJ ${sudahKembali(kirim) ? "kembali" : labelBarang(kirim.statusBarang).toLowerCase()}` : "SJ belum",
    ...(isVoid(row) ? [] : [sisa === 0 ? "Lunas" : `Sisa ${rupiah(sisa)}`]),
  ].join(" · ");
}

/** What can be done next with an order, for those who may: nothing here ends without a way on. */
function LangkahOrder({ row }: { row: Order }) {
  const { idSo, invoices, suratJalan: notes, statusSo } = row;
  if (isVoid(row)) return null;
  const menunggu = invoices.at(-1)?.statusApprove === "Menunggu";
  const ditagih = row.statusLunas || menunggu;
  return (
    <>
      {!ditagih && <BuatInvoice idSo={idSo} />}
      {statusSo === "Belum" && notes.length === 0 && (
        <Langkah
          call={suratJalan.addSuratJalan}
          href={`/admin/suratjalan?baru=${idSo}`}
          icon={<IconTruckDelivery size={16} />}
          utama={ditagih}
        >
          Buat surat jalan
        </Langkah>
      )}
      {invoices.length > 0 && (
        <Langkah call={invoice.getInvoice} href={`/admin/invoiceorder?order=${idSo}`} icon={<IconFileText size={16} />}>
          Lihat invoice
        </Langkah>
      )}
      <Langkah call={koreksi.editOrder} href={`/admin/salesorder?ubah=${idSo}`} icon={<IconPencil size={16} />}>
        Ubah order
      </Langkah>
    </>
  );
}

/** Speaking with the customer. */
const Hubungi = ({ row }: { row: Order }) =>
  isVoid(row) ? null : (
    <>
      <Telepon nomor={row.noTelp} />
      <Email email={row.email} tambah={{ call: order.gantiEmail, href: `/admin/salesorder?email=${row.idSo}` }} />
    </>
  );

/** The line of state and the next steps, above the detail of an order. */
export const KeadaanOrder = ({ row, children }: { row: Order; children: ReactNode }) => (
  <BarisKeadaan nama={row.idSo} keadaan={[tanggal(row.tglOrder), row.sales.namaLengkap, keadaanSingkat(row)]}>
    <LangkahOrder row={row} />
    <OrderLagi row={row} />
    {children}
    <Hubungi row={row} />
  </BarisKeadaan>
);
