import { Select, Stack } from "@mantine/core";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { fakturPajak } from "../contract.ts";
import { type FakturPajak, isianFaktur, isiFakturPajak } from "../isiFaktur.ts";

/** Notes by hand what Coretax says of a faktur. */
export function FakturCatat({ dialog }: { dialog: Dialog<FakturPajak> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idFaktur }) => `Catat Faktur ${idFaktur}`}
      call={fakturPajak.catatFaktur}
      initial={({ idFaktur, status, nomor, tglNomor, catatan, versi }) => ({
        ...{ idFaktur, nomor, catatan, versi },
        // What is cancelled opens no form.
        status: status === "Dibatalkan" ? "Belum" : status,
        tglNomor: tglNomor ?? "",
      })}
      checkedBy="browser"
      fallback="Gagal mencatat faktur"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts
            facts={[
              ...recordFacts(isiFakturPajak, row, "jenis", "namaCustomer", "ppn"),
              {
                label: "Invoice",
                value: row.idInvoice && <DocumentLink kind="invoice" kunci={row.idInvoice} />,
              },
            ]}
          />
          <Fields>
            <Select
              label="Status"
              withAsterisk
              allowDeselect={false}
              data={row.cara === "Tugas" ? TUGAS : DOKUMEN}
              {...form.field("status")}
            />
            <RecordField of={isianFaktur} name="nomor" form={form} inputMode="numeric" />
            <RecordField of={isianFaktur} name="tglNomor" form={form} />
            <RecordField of={isianFaktur} name="catatan" form={form} />
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}

const TUGAS = ["Belum", "Selesai"];
const DOKUMEN = ["Belum", "Dikirim", "Disetujui", "Ditolak"];
