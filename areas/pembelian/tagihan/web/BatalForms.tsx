import { Alert, Stack, Text } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { tagihan } from "../contract.ts";
import type { Tagihan } from "../isiTagihan.ts";
import { ringkasanTagihan } from "./ringkasanTagihan.ts";

export function TagihanBatal({ dialog }: { dialog: Dialog<Tagihan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Batalkan Tagihan ${nomor}`}
      call={tagihan.batalTagihan}
      initial={({ idTagihan }) => ({ idTagihan, alasan: "" })}
      checkedBy="browser"
      fallback="Gagal membatalkan tagihan"
      submit="Batalkan tagihan"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={ringkasanTagihan(row)} />
          <Alert color="yellow">
            Hutangnya kembali ke PO-nya, selisih dan biaya masuknya diambil kembali dari nilai barang, dan uang muka
            yang dipakai kembali utuh. Tagihan ini tertulis Dibatalkan dengan nomornya.
          </Alert>
          <AlasanField form={form} autoFocus />
        </Stack>
      )}
    </FormShell>
  );
}

export type DibatalBayar = { idTagihan: string; idPengajuan: string; nominal: number; namaRekening: string };

export function BayarBatal({ dialog }: { dialog: Dialog<DibatalBayar> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuan }) => `Batalkan Pembayaran ${idPengajuan}`}
      call={tagihan.batalBayarTagihan}
      initial={({ idTagihan, idPengajuan }) => ({ idTagihan, idPengajuan, alasan: "" })}
      checkedBy="browser"
      fallback="Gagal membatalkan pembayaran"
      submit="Batalkan pembayaran"
    >
      {(form, { nominal, namaRekening }) => (
        <Stack gap="md">
          <Text>
            {rupiah(nominal)} kembali ke {namaRekening} hari ini, dan tagihannya terbuka lagi sebesar itu.
          </Text>
          <AlasanField form={form} autoFocus />
        </Stack>
      )}
    </FormShell>
  );
}
