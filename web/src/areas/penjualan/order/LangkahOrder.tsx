import { Button, Group, Text } from "@mantine/core";
import { IconFilePlus, IconFileText, IconLink, IconMail, IconPhone, IconTruckDelivery } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { rupiah } from "#contract/format.ts";
import type { Call } from "#contract/kernel/call.ts";
import { invoice } from "#contract/penjualan/invoice.ts";
import { labelBarang } from "#contract/penjualan/label.ts";
import { type Order, order } from "#contract/penjualan/order.ts";
import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import { useMay, useSession } from "../../../api/session.ts";
import { addressOf, addressOfNewInvoice } from "../../../documents/address.ts";
import { useFollow } from "../../../documents/useFollow.ts";
import { toastInfo } from "../../../ui/dialog/dialogs.ts";

const SELESAI: readonly Order["statusSo"][] = ["Cancel", "Tolak"];

/** The state of an order in one line: "Invoice 1/2 · SJ belum · Sisa Rp 5.000.000". */
export function keadaanSingkat({ invoices, suratJalan: notes, totalPembelian, statusLunas }: Order): string {
  const disetujui = invoices.filter(({ statusApprove }) => statusApprove === "Disetujui");
  const sisa = statusLunas ? 0 : (disetujui.at(-1)?.nominalSisaBayar ?? totalPembelian);
  const kirim = notes.at(-1);
  return [
    invoices.length === 0 ? "Belum ada invoice" : `Invoice ${disetujui.length}/${invoices.length} disetujui`,
    kirim ? `SJ ${labelBarang(kirim.statusBarang).toLowerCase()}` : "SJ belum",
    sisa === 0 ? "Lunas" : `Sisa ${rupiah(sisa)}`,
  ].join(" · ");
}

/** What can be done next with an order, for those who may: nothing here ends without a way on. */
export function LangkahOrder({ row }: { row: Order }) {
  const { idSo, email, noTelp, invoices, suratJalan: notes, statusSo } = row;
  if (SELESAI.includes(statusSo)) return <Salin idSo={idSo} />;
  const menunggu = invoices.at(-1)?.statusApprove === "Menunggu";
  return (
    <>
      {!row.statusLunas && !menunggu && <BuatInvoice idSo={idSo} />}
      {invoices.length > 0 && (
        <Langkah call={invoice.getInvoice} href={`/admin/invoiceorder?order=${idSo}`} icon={<IconFileText size={16} />}>
          Lihat invoice
        </Langkah>
      )}
      {statusSo === "Belum" && notes.length === 0 && (
        <Langkah
          call={suratJalan.addSuratJalan}
          href={`/admin/suratjalan?baru=${idSo}`}
          icon={<IconTruckDelivery size={16} />}
        >
          Buat surat jalan
        </Langkah>
      )}
      {noTelp !== "" && (
        <Button
          component="a"
          href={`tel:${noTelp}`}
          variant="default"
          leftSection={<IconPhone size={16} aria-hidden />}
        >
          Telepon
        </Button>
      )}
      <Email idSo={idSo} email={email} />
      <Salin idSo={idSo} />
    </>
  );
}

export const BuatInvoice = ({ idSo }: { idSo: string }) => (
  <Langkah call={invoice.addInvoice} href={addressOfNewInvoice(idSo)} icon={<IconFilePlus size={16} />}>
    Buat invoice
  </Langkah>
);

/** The address of the customer; where it is missing, the way to add it. */
function Email({ idSo, email }: { idSo: string; email: string }) {
  if (email === "") {
    return (
      <Langkah call={order.gantiEmail} href={`/admin/salesorder?email=${idSo}`} icon={<IconMail size={16} />}>
        Tambah email
      </Langkah>
    );
  }
  return (
    <Button component="a" href={`mailto:${email}`} variant="default" leftSection={<IconMail size={16} aria-hidden />}>
      Email
    </Button>
  );
}

type LangkahProps = { call: Call; href: string; icon: ReactNode; children: string };

/** A link to the next step, for those who may take it. */
function Langkah({ call, href, icon, children }: LangkahProps) {
  const follow = useFollow(href);
  if (!useMay(call)) return null;
  return (
    <Button component="a" href={href} onClick={follow} variant="default" leftSection={icon}>
      {children}
    </Button>
  );
}

/** Copies the address of the order, for a colleague. */
function Salin({ idSo }: { idSo: string }) {
  const address = addressOf("order", idSo, useSession());
  if (address === null) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${address}`);
    toastInfo(`Tautan ${idSo} disalin`);
  };
  return (
    <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} onClick={() => void copy()}>
      Salin tautan
    </Button>
  );
}

/** The line of state and the next steps, above the detail of an order. */
export function BarisKeadaan({ row, children }: { row: Order; children: ReactNode }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {keadaanSingkat(row)}
      </Text>
      <Group gap="xs" mb="lg" role="group" aria-label={`Langkah ${row.idSo}`}>
        <LangkahOrder row={row} />
        {children}
      </Group>
    </>
  );
}
