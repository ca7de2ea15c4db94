import { Stack } from "@mantine/core";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { pajak } from "../contract.ts";
import { berfasilitas, type IdentitasPelanggan, identitasPelanggan } from "../isiPajak.ts";

/** What the tax office knows a customer by. */
export function IdentitasPelangganForm({ dialog }: { dialog: Dialog<IdentitasPelanggan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Identitas Pajak ${nama}`}
      call={pajak.updateIdentitasPelanggan}
      draft={({ idPelanggan }) => String(idPelanggan)}
      initial={({ idPelanggan, dokumen, nomor, nitku, negara, kodeTransaksi, fasilitas, versi }) => ({
        ...{ idPelanggan, dokumen, nomor, nitku, negara, kodeTransaksi, fasilitas, versi },
      })}
      checkedBy="browser"
      fallback="Gagal menyimpan identitas pajak"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts
            facts={[
              { label: "Pelanggan", value: <Pelanggan {...row} /> },
              { label: "NPWP", value: row.npwp },
            ]}
          />
          <Fields>
            <RecordField of={identitasPelanggan} name="dokumen" form={form} description={SEBAB[form.values.dokumen]} />
            {form.values.dokumen !== "NPWP" && (
              <RecordField of={identitasPelanggan} name="nomor" form={form} withAsterisk />
            )}
            <RecordField of={identitasPelanggan} name="nitku" form={form} inputMode="numeric" description={TEMPAT} />
            <RecordField of={identitasPelanggan} name="negara" form={form} autoCapitalize="characters" />
            <RecordField of={identitasPelanggan} name="kodeTransaksi" form={form} />
            {berfasilitas(form.values.kodeTransaksi) && (
              <RecordField
                of={identitasPelanggan}
                name="fasilitas"
                form={form}
                withAsterisk
                inputMode="numeric"
                description="Dua angka terakhir kodenya, misalnya 18 untuk TD.00518"
              />
            )}
          </Fields>
          <Section title="Riwayat">
            <HistoryPanel jenis="pajakPelanggan" id={row.idPelanggan} />
          </Section>
        </Stack>
      )}
    </FormShell>
  );
}

const TEMPAT = "000000 untuk kantor pusatnya";
const SEBAB: Readonly<Record<string, string>> = {
  NPWP: "NPWP-nya diisi di data pelanggan, 16 angka",
  NIK: "Untuk orang pribadi tanpa NPWP",
  Paspor: "Untuk orang asing",
  Lainnya: "Nomor lain yang dikenal Coretax",
};

const Pelanggan = ({ idPelanggan, nama }: IdentitasPelanggan) => (
  <DocumentLink kind="pelanggan" kunci={String(idPelanggan)} label={nama} />
);
