import { Alert, Stack, Textarea } from "@mantine/core";
import { type Pengajuan, pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rupiah } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";

/** The refund, as the list of requests and the Kotak know it. */
export type Kembalian = Pick<Pengajuan, "idPengajuan" | "versi" | "nominalPengajuan" | "inv"> & {
  aksi: Pick<Pengajuan["aksi"], "hangus">;
};

/** Decides the refund of a cancelled order as kept, all or a part of it. */
export function PengajuanHangus({ dialog, done }: { dialog: Dialog<Kembalian>; done?: () => void }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ inv }) => `DP hangus ${inv?.idSo ?? ""}`}
      call={pengajuan.hanguskanPengembalian}
      initial={({ idPengajuan, nominalPengajuan, versi }) => ({
        ...{ idPengajuan, versi, nominal: nominalPengajuan ?? "", note: "" },
      })}
      checkedBy="browser"
      submit="Hanguskan"
      fallback="Gagal menghanguskan pengembalian dana"
      done={done}
    >
      {(form, { nominalPengajuan }) => (
        <Stack gap="md">
          <Alert color="yellow">
            Dari {rupiah(nominalPengajuan ?? 0)} yang diminta kembali, sebesar ini menjadi Pendapatan Lain. Sisanya
            diajukan lagi sebagai Pengembalian Dana.
          </Alert>
          <MoneyInput label="Nominal yang hangus" withAsterisk data-autofocus {...form.field("nominal")} />
          <Textarea label="Alasan" withAsterisk rows={2} maxLength={1000} {...form.field("note")} />
        </Stack>
      )}
    </FormShell>
  );
}
