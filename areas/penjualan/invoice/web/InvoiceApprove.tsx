import { Alert, Button, Checkbox, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { jakartaToday, rupiah, tanggal } from "#kernel/format.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { addressOfNewInvoice } from "#web/documents/address.ts";
import { useSimpanan } from "#web/documents/SaldoRekening.tsx";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import { useBerikutnya } from "#web/documents/useBerikutnya.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import { withLoading } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { type BarisRingkasan, Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { type Invoice, invoice } from "../contract.ts";
import type { DampakApprove } from "../dampakApprove.ts";
import { isianPotong } from "../isiInvoice.ts";
import { InvoiceIsi } from "./InvoiceDetail.tsx";

/**
 * The dialog to approve an invoice, with the effect on account and production. If a colleague changes the invoice
 * meanwhile the figures are loaded again; if one approves it, it is shown as approved.
 */
export function InvoiceApprove({ dialog }: { dialog: Dialog<Invoice> }) {
  const idInv = dialog.record?.idInvoice ?? "";
  const { data, error, refetch } = useCall(
    invoice.getDampakApprove,
    { idInv },
    { keepPrevious: false, enabled: dialog.opened },
  );
  const { mutateAsync, isSuccess, variables } = useAction(invoice.approveInv, {
    fallback: "Gagal mengcancel order",
    fieldErrors: "dialog",
  });
  const berikutnya = useBerikutnya();
  const dampak = data?.data;
  // The own approval closes the dialog.
  const sendiri = isSuccess && variables.idInv === idInv;
  const sudah = !sendiri && dampak && !dampak.approve.boleh ? dampak.approve.alasan : null;

  const approve = async (row: Invoice, versi: number, isian: Isian) => {
    try {
      await withLoading(mutateAsync({ idInv, tipeSo: row.order.tipeSo, versi, ...isian }), "Menyetujui…");
      dialog.close();
      const lunas = row.nominalSisaBayar === 0;
      berikutnya(`Invoice ${idInv} disetujui`, {
        ...(lunas
          ? { call: suratJalan.addSuratJalan, label: "Surat jalan", href: `/admin/suratjalan?buka=${row.idSo}` }
          : { call: invoice.addInvoice, label: "Buat invoice berikutnya", href: addressOfNewInvoice(row.idSo) }),
      });
    } catch (failure) {
      // A failed call has shown its message; the dialog stays with the present figures.
      if (!(failure instanceof CallFailed)) throw failure;
      void refetch();
    }
  };
  return (
    <DetailShell
      dialog={dialog}
      title={({ idInvoice }) => `${sudah ? "Detail" : "Approve"} Invoice ${idInvoice}`}
      size={sudah ? "lg" : "md"}
    >
      {(row) =>
        sudah ? (
          <>
            <Alert color="orange" role="alert" mb="lg">
              {sudah}
            </Alert>
            <InvoiceIsi langkah={false} idInvoice={row.idInvoice} />
          </>
        ) : (
          <Isi row={row} dampak={dampak} alasan={error?.message} approve={approve} close={dialog.close} />
        )
      }
    </DetailShell>
  );
}

/** What the person says of the money: its day, and what the customer kept of it. */
type Isian = { tanggalUang: string; pph23: number | ""; ppnDipungut: boolean };

/** Why the PPN does not come, by the customer's kode transaksi. */
const TIDAK_DIBAYAR = {
  "02": "Kode transaksi 02: instansi pemerintah menyetornya sendiri",
  "03": "Kode transaksi 03: pemungut PPN menyetornya sendiri",
  "07": "Kode transaksi 07: PPN tidak dipungut",
  "08": "Kode transaksi 08: PPN dibebaskan",
} as const;

type IsiProps = {
  row: Invoice;
  dampak: DampakApprove | undefined;
  /** Why there is no effect to show: the invoice was deleted. */
  alasan: string | undefined;
  approve: (row: Invoice, versi: number, isian: Isian) => Promise<void>;
  close: () => void;
};

function Isi({ row, dampak, alasan, approve, close }: IsiProps) {
  const [tanggalUang, setTanggalUang] = useState<string>(() => jakartaToday(new Date()));
  const [pph23, setPph23] = useState<number | "">("");
  const [ppnDipungut, setPpnDipungut] = useState(true);
  const ppn = ppnDipungut ? (dampak?.ppnDipungut?.nominal ?? 0) : 0;
  return (
    <Stack gap="md">
      {alasan ? (
        <Alert color="orange" role="alert">
          {alasan}
        </Alert>
      ) : dampak ? (
        <Dampak row={row} dampak={dampak} disimpan={Number(pph23) + ppn} />
      ) : (
        <Skeleton height={190} aria-hidden />
      )}
      {!alasan && <TanggalUangField min={row.tglInvoice} value={tanggalUang} onChange={setTanggalUang} />}
      {!alasan && (
        <MoneyInput
          label={isianPotong.pph23.label}
          description="Yang disetor pelanggan ke kantor pajak atas nama kita; uang yang masuk berkurang sebesar itu"
          value={pph23}
          onChange={setPph23}
        />
      )}
      {!alasan && dampak?.ppnDipungut && (
        <Checkbox
          label={`PPN ${rupiah(dampak.ppnDipungut.nominal)} tidak dibayar kepada kita`}
          description={TIDAK_DIBAYAR[dampak.ppnDipungut.kode]}
          checked={ppnDipungut}
          onChange={(event) => setPpnDipungut(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close} data-autofocus={alasan ? true : undefined}>
          {alasan ? "Tutup" : "Batal"}
        </Button>
        {!alasan && (
          // Not `disabled`: it has the focus from the start, so that Enter approves as soon as the effect stands there.
          <Button
            data-disabled={!dampak || undefined}
            aria-disabled={!dampak || undefined}
            onClick={dampak && (() => void approve(row, dampak.versi, { tanggalUang, pph23, ppnDipungut: ppn > 0 }))}
            data-autofocus
          >
            Approve
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Dampak({ row, dampak, disimpan }: { row: Invoice; dampak: DampakApprove; disimpan: number }) {
  const { mulaiProduksi, idRekening, namaRekening, buktiFoto, versi } = dampak;
  const asal = useSimpanan(idRekening);
  return (
    <>
      {versi !== row.versi && (
        <Alert color="blue" role="status">
          Invoice ini baru saja diubah. Yang tertulis di bawah sudah yang terbaru, periksa kembali.
        </Alert>
      )}
      <Text size="sm">
        Uang pembayaran order {row.idSo} dibukukan ke rekening <b>{namaRekening}</b>. Setelah disetujui, invoice ini
        tidak dapat diubah atau dihapus lagi.
      </Text>
      <Ringkasan label={`Rekening ${namaRekening}`} baris={baris(row, dampak, asal, disimpan)} />
      {mulaiProduksi && (
        <Alert color="blue" icon={<IconPlayerPlay aria-hidden />}>
          Produksi {mulaiProduksi.baris} barang pesan langsung dimulai hari ini, deadline{" "}
          {tanggal(mulaiProduksi.tglDeadline)}.
        </Alert>
      )}
      <Photos images={buktiFoto} name={`Bukti invoice ${row.idInvoice}`} />
    </>
  );
}

function baris(row: Invoice, dampak: DampakApprove, asal: string | null, disimpan: number): BarisRingkasan[] {
  const online: BarisRingkasan[] =
    row.order.tipeSo === "Online"
      ? [
          { label: "Dibayar customer", nilai: dampak.dibayar },
          { label: "Tambahan online", nilai: dampak.totalTambahanOnline },
          { label: "Jasa online", nilai: -dampak.jasaOnline },
          { label: "Uang diterima", nilai: dampak.diterima, jumlah: true },
        ]
      : [];
  return [
    ...online,
    { label: "Saldo sebelum", nilai: dampak.saldoSebelum, asal },
    { label: "Uang masuk", nilai: dampak.diterima - disimpan },
    { label: "Saldo sesudah", nilai: dampak.saldoSesudah - disimpan, jumlah: true },
  ];
}
