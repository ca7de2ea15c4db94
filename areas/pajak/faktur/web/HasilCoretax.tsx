import { Alert, Stack } from "@mantine/core";
import type { Answer } from "#kernel/call.ts";
import { ribuan } from "#kernel/format.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { fakturPajak } from "../contract.ts";
import { TidakTerbaca, UnggahDaftar } from "./UnggahDaftar.tsx";

type Hasil = Answer<typeof fakturPajak.bacaHasilFaktur>["data"];

/** Reads the list of output faktur that Coretax gives. */
export function HasilCoretax({ dialog }: { dialog: Dialog }) {
  return (
    <DetailShell dialog={dialog} title="Baca hasil Coretax" size="lg">
      {() => (
        <UnggahDaftar
          call={fakturPajak.bacaHasilFaktur}
          fallback="Gagal membaca hasil Coretax"
          petunjuk="Di Coretax: e-Faktur, Pajak Keluaran, lalu unduh daftarnya sebagai Excel. Nomor dan keadaan faktur diisi menurut Referensinya; berkas yang sama dua kali tidak mengubah apa pun."
        >
          {({ data }) => <Terbaca hasil={data} />}
        </UnggahDaftar>
      )}
    </DetailShell>
  );
}

type Asing = Hasil["asing"][number];
const ASING: readonly LineColumn<Asing>[] = [
  { header: "Baris", align: "right", cell: ({ baris }) => baris },
  { header: "Referensi", cell: ({ referensi }) => referensi || "-" },
  { header: "Nomor", cell: ({ nomor }) => nomor || "-" },
  { header: "Sebab", wrap: 200, cell: ({ alasan }) => alasan },
];

function Terbaca({ hasil: { diubah, sama, asing, masalah } }: { hasil: Hasil }) {
  return (
    <Stack gap="md">
      <Alert color="teal" role="status">
        {ribuan(diubah)} faktur diperbarui, {ribuan(sama)} tetap, {ribuan(asing.length)} tidak dipakai.
      </Alert>
      {asing.length > 0 && (
        <LineTable label="Baris yang tidak dipakai" wide columns={ASING} lines={asing} lineKey={({ baris }) => baris} />
      )}
      <TidakTerbaca masalah={masalah} />
    </Stack>
  );
}
