import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { tanggal } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FieldProps } from "#web/ui/form/formTypes.ts";
import type { Acara } from "../contract.ts";

const RUPA = {
  title: ({ judul }: Acara) => `Pindahkan ${judul}`,
  checkedBy: "browser",
  submit: "Pindahkan",
  fallback: "Gagal memindahkan",
  size: "sm",
} as const;

const hari = ({ tanggal }: Acara) => ({ dari: tanggal, tanggal });

/** Moves an entry to another day by a form, as dragging does. */
export function PindahForm({ dialog }: { dialog: Dialog<Acara> }) {
  const jenis = dialog.record?.jenis;
  if (jenis === "kunjungan")
    return (
      <FormShell
        {...{ ...RUPA, dialog, call: kunjungan.geserKunjungan }}
        initial={(acara) => ({ idKunjungan: acara.id, ...hari(acara) })}
      >
        {(form, acara) => <Hari acara={acara} field={form.field("tanggal")} />}
      </FormShell>
    );
  if (jenis === "penawaran")
    return (
      <FormShell
        {...{ ...RUPA, dialog, call: penawaran.geserTindakLanjut }}
        initial={(acara) => ({ idPenawaran: acara.id, ...hari(acara) })}
      >
        {(form, acara) => <Hari acara={acara} field={form.field("tanggal")} />}
      </FormShell>
    );
  return (
    <FormShell
      {...{ ...RUPA, dialog, call: pelanggan.geserLangkah }}
      initial={(acara) => ({ idCatatan: Number(acara.id), ...hari(acara) })}
    >
      {(form, acara) => <Hari acara={acara} field={form.field("tanggal")} />}
    </FormShell>
  );
}

const Hari = ({ acara, field }: { acara: Acara; field: FieldProps }) => (
  <DateField label="Tanggal" description={`Sekarang ${tanggal(acara.tanggal)}`} withAsterisk {...field} />
);
