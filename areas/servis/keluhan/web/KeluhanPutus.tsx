import { Select, Stack, Textarea } from "@mantine/core";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Keluhan, keluhan } from "../contract.ts";
import { namaTanggungan, TANGGUNGAN } from "../isiKeluhan.ts";

type Props = { dialog: Dialog<Keluhan> };

/** Settles a complaint without a visit, and says how. */
export const SelesaiForm = ({ dialog }: Props) => (
  <FormShell
    dialog={dialog}
    title={({ idKeluhan }) => `Selesaikan ${idKeluhan}`}
    call={keluhan.selesaikanKeluhan}
    initial={({ idKeluhan }) => ({ idKeluhan, catatan: "" })}
    checkedBy="browser"
    fallback="Gagal menyelesaikan keluhan"
    submit="Selesai"
  >
    {({ field }) => (
      <Textarea label="Bagaimana diselesaikan" withAsterisk rows={3} maxLength={500} {...field("catatan")} />
    )}
  </FormShell>
);

/** Says who pays, and why. */
export const TanggunganForm = ({ dialog }: Props) => (
  <FormShell
    dialog={dialog}
    title={({ idKeluhan }) => `Ubah tanggungan ${idKeluhan}`}
    call={keluhan.setTanggungan}
    initial={({ idKeluhan, tanggungan }) => ({
      idKeluhan,
      tanggungan: tanggungan === "garansi" ? ("bayar" as const) : ("garansi" as const),
      alasan: "",
    })}
    checkedBy="browser"
    fallback="Gagal mengubah tanggungan"
  >
    {({ field }) => (
      <Stack gap="sm">
        <Select
          label="Ditanggung"
          withAsterisk
          allowDeselect={false}
          data={TANGGUNGAN.map((value) => ({ value, label: namaTanggungan(value) }))}
          {...field("tanggungan")}
        />
        <AlasanField form={{ field }} autoFocus />
      </Stack>
    )}
  </FormShell>
);

/** Gives a complaint up, and says why. */
export const BatalForm = ({ dialog }: Props) => (
  <FormShell
    dialog={dialog}
    title={({ idKeluhan }) => `Batalkan ${idKeluhan}`}
    call={keluhan.batalkanKeluhan}
    initial={({ idKeluhan }) => ({ idKeluhan, alasan: "" })}
    checkedBy="browser"
    fallback="Gagal membatalkan keluhan"
    submit="Batalkan"
  >
    {({ field }) => <AlasanField form={{ field }} autoFocus />}
  </FormShell>
);
