import { Text } from "@mantine/core";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianKeluhan } from "../../keluhan/isiKeluhan.ts";
import { PilihTeknisi } from "../../kunjungan/web/RencanaForm.tsx";
import { type Perawatan, perawatan } from "../contract.ts";
import { isianJadwal } from "../isiPerawatan.ts";

const { tanggungan } = isianKeluhan;

/** Plans the maintenance of a machine: on the day it is due, or today where that is over. */
export function JadwalForm({ dialog }: { dialog: Dialog<Perawatan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Jadwalkan perawatan ${nomor}`}
      call={perawatan.jadwalkanPerawatan}
      initial={({ nomor, tempo }) => ({ nomor, rencana: hariDari(tempo), idTeknisi: "", tanggungan: null })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal menjadwalkan perawatan"
      submit="Jadwalkan"
    >
      {(form, row) => (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {[row.customer, row.namaProduk, row.tempo && `jatuh tempo ${tanggal(row.tempo)}`]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          <Fields>
            {inputsOf(isianJadwal, {
              rencana: <RecordField of={isianJadwal} name="rencana" form={form} />,
              idTeknisi: (
                <PilihTeknisi field={form.field("idTeknisi")} set={(idTeknisi) => form.set("idTeknisi", idTeknisi)} />
              ),
            })}
            <RecordField
              of={{ tanggungan }}
              name="tanggungan"
              form={form}
              placeholder="Menurut tanggal garansinya"
              description="Pilih hanya bila berbeda dari tanggal garansinya"
            />
          </Fields>
        </>
      )}
    </FormShell>
  );
}

function hariDari(tempo: string | null): string {
  const today = jakartaToday(new Date());
  return tempo !== null && tempo > today ? tempo : today;
}
