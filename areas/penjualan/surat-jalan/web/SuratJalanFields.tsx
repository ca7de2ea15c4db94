import { Radio, Select, SimpleGrid, TextInput } from "@mantine/core";
import "@mantine/core/styles/Radio.css";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { inOrder, type Name } from "#kernel/record.ts";
import { FieldGroup, Fields } from "#web/ui/form/Fields.tsx";
import type { FieldProps } from "#web/ui/form/formTypes.ts";
import { PHONE } from "#web/ui/list/phone.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { kepalaOrder } from "../../order/isiOrder.ts";
import { STATUS_BARANG, type StatusBarang } from "../../order/label.ts";
import { STATUS_KIRIM } from "../../order/web/status.ts";
import {
  catatanSuratJalan,
  ekspedisi,
  type isianSuratJalan,
  keadaanBarang,
  kepalaSuratJalan,
  penerimaBarang,
} from "../isiSuratJalan.ts";
import classes from "./suratJalan.module.css";

/** Read-only, but readable. */
const LOCKED = { readOnly: true, variant: "filled" } as const;

export const readStatus = (value: unknown): StatusBarang | null =>
  STATUS_BARANG.find((status) => status === value) ?? null;

const PILIHAN = STATUS_BARANG.map((value) => ({ value, label: STATUS_KIRIM[value].label }));

type StatusFieldProps = {
  props: FieldProps;
  description?: string;
  locked?: boolean;
  onChange: (status: StatusBarang | null) => void;
};

/** On a phone each state is one tap away. */
export function StatusField({ props, description, locked = false, onChange }: StatusFieldProps) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const { label } = keadaanBarang.statusBarang;
  if (phone && !locked) {
    return (
      <Radio.Group
        label={label}
        withAsterisk
        description={description}
        error={props.error}
        value={readStatus(props.value) ?? ""}
        onChange={(value) => onChange(readStatus(value))}
      >
        <SimpleGrid cols={2} spacing="xs" verticalSpacing={0}>
          {PILIHAN.map((pilihan) => (
            <Radio
              key={pilihan.value}
              {...pilihan}
              data-field={props["data-field"]}
              aria-invalid={props.error ? true : undefined}
              classNames={{ body: classes.pilihan }}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
    );
  }
  return (
    <Select
      label={label}
      placeholder="Pilih status barang"
      withAsterisk
      allowDeselect={false}
      data={PILIHAN}
      description={description}
      {...props}
      {...(locked && LOCKED)}
      onChange={(value) => onChange(readStatus(value))}
    />
  );
}

/** The form with the fields of adding and editing a note. */
type Form = { readonly field: (name: Name<typeof isianSuratJalan>, kind?: "checkbox") => FieldProps };
type BagianProps = { form: Form; locked?: boolean };

export function PenerimaFields({ form, locked = false }: BagianProps) {
  return (
    <FieldGroup title="Penerima">
      {inOrder(penerimaBarang)("namaPenerima", "noTelpPenerima", "alamatPenerima").map((name) => (
        <RecordField key={name} of={penerimaBarang} name={name} form={form} {...(locked && LOCKED)} />
      ))}
    </FieldGroup>
  );
}

export function EkspedisiFields({ form, locked = false }: BagianProps) {
  return (
    <FieldGroup title="Ekspedisi">
      {inOrder(ekspedisi)("namaEkspedisi", "telpEkspedisi", "alamatEkspedisi").map((name) => (
        <RecordField key={name} of={ekspedisi} name={name} form={form} {...(locked && LOCKED)} />
      ))}
    </FieldGroup>
  );
}

/** Tracking number, remarks and pictures. */
export function CatatanFields({ form, children }: BagianProps & { children: ReactNode }) {
  return (
    <FieldGroup title="Catatan">
      {inOrder(catatanSuratJalan)("nomorResi", "keterangan").map((name) => (
        <RecordField key={name} of={catatanSuratJalan} name={name} form={form} />
      ))}
      {children}
    </FieldGroup>
  );
}

/** The codes of the order and invoice, read-only. */
export function KodeFields({ idSo, idInvoice, children }: { idSo: string; idInvoice: string; children: ReactNode }) {
  return (
    <Fields>
      <TextInput label={kepalaOrder.idSo.label} value={idSo} {...LOCKED} />
      <TextInput label={kepalaSuratJalan.idInvoice.label} value={idInvoice} {...LOCKED} />
      {children}
    </Fields>
  );
}
