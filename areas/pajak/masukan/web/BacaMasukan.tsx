import { Alert, Stack } from "@mantine/core";
import { ribuan } from "#kernel/format.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { TidakTerbaca, UnggahDaftar } from "../../faktur/web/UnggahDaftar.tsx";
import { masukan } from "../contract.ts";

/** Reads the list of input faktur that Coretax gives. */
export function BacaMasukan({ dialog }: { dialog: Dialog }) {
  return (
    <DetailShell dialog={dialog} title="Baca faktur masukan" size="lg">
      {() => (
        <UnggahDaftar
          call={masukan.bacaMasukan}
          fallback="Gagal membaca faktur masukan"
          petunjuk="Di Coretax: e-Faktur, Pajak Masukan, lalu unduh daftarnya sebagai Excel. Faktur dihubungkan dengan tagihan menurut NPWP, nomor dan PPN-nya, dan dikreditkan seperti di Coretax; berkas yang sama dua kali tidak mengubah apa pun."
        >
          {({ data: { diubah, sama, dihubungkan, tanpaTagihan, masalah } }) => (
            <Stack gap="md">
              <Alert color="teal" role="status">
                {ribuan(diubah)} faktur diperbarui, {ribuan(sama)} tetap, {ribuan(dihubungkan)} dihubungkan dengan
                tagihannya, {ribuan(tanpaTagihan)} tanpa tagihan.
              </Alert>
              <TidakTerbaca masalah={masalah} />
            </Stack>
          )}
        </UnggahDaftar>
      )}
    </DetailShell>
  );
}
