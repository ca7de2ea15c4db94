import { Alert, Stack } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import type { Invoice } from "../../invoice/contract.ts";
import { kepalaInvoice } from "../../invoice/isiInvoice.ts";
import { namaRekening } from "../../invoice/web/columns.tsx";
import { koreksi } from "../contract.ts";

/** Asks for an approved invoice to be cancelled. */
export function BatalInvoice({ dialog }: { dialog: Dialog<Invoice> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idInvoice }) => `Batalkan Invoice ${idInvoice}`}
      call={koreksi.batalkanInvoice}
      initial={({ idInvoice: idInv }) => ({ idInv, alasan: "", dokumen: [] as File[] })}
      draft={({ idInvoice }) => idInvoice}
      checkedBy="browser"
      fallback="Gagal meminta pembatalan invoice"
      submit="Minta pembatalan"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={ringkasan(row)} />
          <Alert color="yellow">
            Setelah disetujui orang lain, {rupiah(row.rincian.dibayar)} keluar dari {namaRekening(row)} pada hari itu,
            invoice ini tertulis Dibatalkan dengan nomornya, dan invoice baru dapat dibuat.
          </Alert>
          <AlasanField form={form} />
          <DokumenField form={form} max={5} withAsterisk={false} />
        </Stack>
      )}
    </FormShell>
  );
}

const ringkasan = (row: Invoice): Fact[] => [
  ...recordFacts(kepalaInvoice, row, "idSo", "tipePembayaran", "tglInvoice"),
  { label: "Rekening", value: namaRekening(row) },
];
