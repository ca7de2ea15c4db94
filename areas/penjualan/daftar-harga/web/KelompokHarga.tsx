import { Button, Group, Stack, Text } from "@mantine/core";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { daftarHarga } from "../contract.ts";
import { kelompokHarga } from "../isiDaftarHarga.ts";

type Kini = { idPelanggan: Id<"pelanggan">; kelompok: string };

/** The price group of a customer, and the lists that hold for it today. */
export function KelompokHarga({ idPelanggan }: { idPelanggan: Id<"pelanggan"> }) {
  const { data } = useCall(daftarHarga.getDaftarPelanggan, { idPelanggan }, { aside: true });
  const dialog = useDialog<Kini>();
  const may = useMay(daftarHarga.setKelompokHarga);
  if (!data) return null;
  const { kelompok, daftar } = data.data;
  return (
    <Group gap="sm">
      <Text size="sm">
        {daftar.length === 0 ? "Harga produk biasa" : `Daftar harga: ${daftar.join(", ")}`}
        {kelompok !== "" && ` · Kelompok ${kelompok}`}
      </Text>
      {may && (
        <Button size="compact-sm" variant="default" onClick={() => dialog.open({ idPelanggan, kelompok })}>
          Kelompok harga
        </Button>
      )}
      <KelompokForm dialog={dialog} />
    </Group>
  );
}

const KelompokForm = ({ dialog }: { dialog: Dialog<Kini> }) => (
  <FormShell
    dialog={dialog}
    title="Kelompok Harga"
    call={daftarHarga.setKelompokHarga}
    initial={(kini) => kini}
    checkedBy="browser"
    fallback="Gagal menyimpan kelompok harga"
  >
    {(form) => (
      <Stack gap="sm">
        <Text size="sm">Daftar harga untuk kelompok ini berlaku bagi pelanggan. Kosongkan bila tidak berkelompok.</Text>
        <RecordField of={kelompokHarga} name="kelompok" form={form} />
      </Stack>
    )}
  </FormShell>
);
