import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { tanggal } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { Acara } from "../contract.ts";

/** Moves an entry to another day by keys or thumb, as dragging does. */
export function PindahForm({ dialog }: { dialog: Dialog<Acara> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ judul }) => `Pindahkan ${judul}`}
      call={pelanggan.geserLangkah}
      initial={(acara) => ({ idCatatan: Number(acara.id), dari: acara.tanggal, tanggal: acara.tanggal })}
      checkedBy="browser"
      submit="Pindahkan"
      fallback="Gagal memindahkan"
      size="sm"
    >
      {(form, acara) => (
        <DateField
          label="Tanggal"
          description={`Sekarang ${tanggal(acara.tanggal)}`}
          withAsterisk
          {...form.field("tanggal")}
        />
      )}
    </FormShell>
  );
}
