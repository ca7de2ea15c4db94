import { Stack } from "@mantine/core";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type OrderTerbuka, piutang } from "../contract.ts";

/** Receives money for an invoice of the old program, all of it or a part. */
export function TerimaPiutangAwal({ dialog }: { dialog: Dialog<OrderTerbuka> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idInvoice }) => `Terima pembayaran faktur ${idInvoice}`}
      call={piutang.terimaPiutangAwal}
      draft={({ idSo }) => idSo}
      initial={({ idSo, sisa }) => ({
        ...{ idPiutangAwal: idSo, idRekening: "", nominal: sisa },
        tanggalUang: jakartaToday(new Date()),
        dokumen: [],
      })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal menerima pembayaran"
      submit="Terima"
      size="lg"
    >
      {(form, { sisa }) => (
        <Stack gap="md">
          <MoneyInput
            label="Nominal"
            withAsterisk
            description={`Boleh sebagian, paling banyak ${rupiah(sisa)}`}
            {...form.field("nominal")}
          />
          <RekeningSelect withAsterisk data-autofocus {...form.field("idRekening")} />
          <TanggalUangField {...form.field("tanggalUang")} />
          <DokumenField form={form} max={2} />
        </Stack>
      )}
    </FormShell>
  );
}
