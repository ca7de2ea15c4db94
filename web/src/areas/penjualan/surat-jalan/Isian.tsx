import { Select, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { STATUS_BARANG, type StatusBarang } from "#contract/penjualan/label.ts";
import { FieldGroup, Fields } from "../../../ui/form/Fields.tsx";
import type { FormApi } from "../../../ui/form/formTypes.ts";
import { STATUS_KIRIM } from "../order/status.ts";

/** What the create form and the edit form have in common. */
export type IsianUmum = {
  nomorResi: unknown;
  keterangan: unknown;
  namaPenerima: unknown;
  alamatPenerima: unknown;
  noTelpPenerima: unknown;
  namaEkspedisi: unknown;
  alamatEkspedisi: unknown;
  telpEkspedisi: unknown;
};

const WIDE = { "data-wide": true };
/** Closed for good, and still to be read. */
const LOCKED = { readOnly: true, variant: "filled" };

export const bacaStatus = (value: unknown): StatusBarang | null =>
  STATUS_BARANG.find((status) => status === value) ?? null;

const PILIHAN = STATUS_BARANG.map((value) => ({ value, label: STATUS_KIRIM[value].label }));

type StatusFieldProps = {
  props: ReturnType<FormApi<Record<string, unknown>>["field"]>;
  description?: string;
  locked?: boolean;
  onChange: (status: StatusBarang | null) => void;
};

export function StatusField({ props, description, locked = false, onChange }: StatusFieldProps) {
  return (
    <Select
      label="Status Barang"
      placeholder="Pilih status barang"
      withAsterisk
      allowDeselect={false}
      data={PILIHAN}
      description={description}
      {...props}
      {...(locked && LOCKED)}
      onChange={(value) => onChange(bacaStatus(value))}
    />
  );
}

type BagianProps = { form: Pick<FormApi<IsianUmum>, "field">; locked?: boolean };

/** Who gets the goods. */
export function PenerimaFields({ form: { field }, locked = false }: BagianProps) {
  return (
    <FieldGroup title="Penerima">
      <TextInput label="Nama Penerima" {...(locked && LOCKED)} {...field("namaPenerima")} />
      <TextInput label="No Telp Penerima" inputMode="numeric" {...(locked && LOCKED)} {...field("noTelpPenerima")} />
      <Textarea
        label="Alamat Penerima"
        wrapperProps={WIDE}
        rows={2}
        {...(locked && LOCKED)}
        {...field("alamatPenerima")}
      />
    </FieldGroup>
  );
}

/** Who carries them. */
export function EkspedisiFields({ form: { field }, locked = false }: BagianProps) {
  return (
    <FieldGroup title="Ekspedisi">
      <TextInput label="Nama Ekspedisi" {...(locked && LOCKED)} {...field("namaEkspedisi")} />
      <TextInput label="Telp Ekspedisi" inputMode="numeric" {...(locked && LOCKED)} {...field("telpEkspedisi")} />
      <Textarea
        label="Alamat Ekspedisi"
        wrapperProps={WIDE}
        rows={2}
        {...(locked && LOCKED)}
        {...field("alamatEkspedisi")}
      />
    </FieldGroup>
  );
}

/** The tracking number, the remarks, and the pictures below them. */
export function CatatanFields({ form: { field }, children }: BagianProps & { children: ReactNode }) {
  return (
    <FieldGroup title="Catatan">
      <TextInput label="Nomor Resi" {...field("nomorResi")} />
      <Textarea label="Keterangan" wrapperProps={WIDE} rows={2} {...field("keterangan")} />
      {children}
    </FieldGroup>
  );
}

/** The codes the note belongs to: fixed. */
export function KodeFields({ idSo, idInvoice, children }: { idSo: string; idInvoice: string; children: ReactNode }) {
  return (
    <Fields>
      <TextInput label="Kode Order" value={idSo} readOnly variant="filled" />
      <TextInput label="Kode Invoice" value={idInvoice} readOnly variant="filled" />
      {children}
    </Fields>
  );
}
