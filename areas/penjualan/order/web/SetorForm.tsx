import { Select } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { useTutupSampai } from "#web/documents/useTutupSampai.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Order, order } from "../contract.ts";
import { labelSetor } from "../label.ts";

const PILIHAN = [
  { value: "false", label: labelSetor(false) },
  { value: "true", label: labelSetor(true) },
];

/** The form for the deposit of an order's money. */
export function SetorForm({ dialog }: { dialog: Dialog<Order> }) {
  const tutupSampai = useTutupSampai();
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Update Status Setor ${row.idSo}`}
      call={order.updateSetor}
      initial={({ idSo, statusSetor, tglSetor, versi }) => ({
        idSo,
        statusStor: String(statusSetor),
        dateSetor: tglSetor ?? jakartaToday(new Date()),
        versi,
      })}
      checkedBy="browser"
      fallback="Gagal melakukan pengajuan"
    >
      {({ field, values }, { tglOrder, tglSetor }) => (
        <Fields>
          <Select label="Status Setor" data={PILIHAN} withAsterisk allowDeselect={false} {...field("statusStor")} />
          {values.statusStor === "true" && (
            <DateField
              label="Tanggal Setor"
              clearable={false}
              min={tglOrder}
              max={jakartaToday(new Date())}
              closed={values.dateSetor === tglSetor ? undefined : tutupSampai}
              {...field("dateSetor")}
            />
          )}
        </Fields>
      )}
    </FormShell>
  );
}
