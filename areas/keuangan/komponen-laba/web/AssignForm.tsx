import { Select } from "@mantine/core";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { Kebutuhan } from "../../kebutuhan/contract.ts";
import { komponenKebutuhan, komponenLaba } from "../contract.ts";

/** The form that sets the profit component of a need. */
export function AssignForm({ dialog }: { dialog: Dialog<Kebutuhan> }) {
  const { data: answer } = useCall(komponenLaba.getKomponenLabaDropdown, {});
  const options = (answer?.data ?? []).map(({ idKomponenLaba, namaKomponenLaba }) => ({
    value: String(idKomponenLaba),
    label: namaKomponenLaba,
  }));
  return (
    <FormShell
      dialog={dialog}
      title={({ namaKebutuhan }) => `Assign Komponen Laba: ${namaKebutuhan}`}
      call={komponenLaba.assignKomponenLaba}
      initial={({ idKebutuhan, komponenLaba: [sekarang] }) => ({
        idKebutuhan,
        idKomponenLaba: sekarang ? String(sekarang.idKomponenLaba) : "",
      })}
      checkedBy="browser"
      fallback="Gagal assign komponen laba"
      ask={({ idKebutuhan, idKomponenLaba }) =>
        askImpact(send(dampakLaba.getDampakKomponen, { idKebutuhan, idKomponenLaba: Number(idKomponenLaba) }))
      }
    >
      {({ field, values }) => (
        <Select
          label={komponenKebutuhan.idKomponenLaba.label}
          description="Berlaku untuk semua bulan yang belum ditutup"
          placeholder="Pilih komponen laba"
          withAsterisk
          searchable
          openOnFocus={false}
          allowDeselect={false}
          nothingFoundMessage="Tidak ditemukan"
          data={options}
          {...field("idKomponenLaba")}
          value={values.idKomponenLaba === "" ? null : String(values.idKomponenLaba)}
        />
      )}
    </FormShell>
  );
}
