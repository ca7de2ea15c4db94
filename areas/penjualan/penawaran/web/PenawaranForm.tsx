import { Alert, Box, Stack } from "@mantine/core";
import { inOrder } from "#kernel/record.ts";
import { useSession } from "#web/api/session.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldGroup, Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { PilihPelanggan } from "../../keranjang/web/PilihPelanggan.tsx";
import { emptyPesanan } from "../../keranjang/web/useOrder.ts";
import { customer } from "../../order/isiOrder.ts";
import { type DetailPenawaran, penawaran } from "../contract.ts";
import { isianRevisi, isianTindakLanjut } from "../isiPenawaran.ts";
import { kodeRevisi } from "../label.ts";
import { BarangFields } from "./BarangFields.tsx";
import {
  type Awal,
  isianUbah,
  KERANJANG,
  type PenawaranValues,
  payloadPenawaran,
  payloadUbahPenawaran,
} from "./isianForm.ts";

type FormProps<T> = { dialog: Dialog<T>; detail: Dialog<string> };

/** Adds a quotation: empty, of the cart, or as a copy. */
export function PenawaranForm({ dialog, detail }: FormProps<Awal>) {
  const { idUser } = useSession();
  return (
    <FormShell
      dialog={dialog}
      title="Buat Penawaran"
      call={penawaran.addPenawaran}
      initial={({ values }) => values}
      prepare={payloadPenawaran}
      checkedBy="browser"
      toastWhenWrong
      quiet
      busy="Menyimpan penawaran…"
      fallback="Gagal membuat penawaran"
      size="64rem"
      done={({ data }, { kunci }) => {
        if (kunci === KERANJANG) emptyPesanan(idUser);
        detail.open(data.idPenawaran);
      }}
    >
      {(form) => <Isi form={form} />}
    </FormShell>
  );
}

/** Changes what is offered; what was sent gets a revision. */
export function UbahPenawaranForm({ dialog, detail }: FormProps<DetailPenawaran>) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPenawaran, revisi }) => `Ubah Penawaran ${kodeRevisi(idPenawaran, revisi)}`}
      call={penawaran.editPenawaran}
      initial={isianUbah}
      prepare={payloadUbahPenawaran}
      checkedBy="browser"
      toastWhenWrong
      busy="Menyimpan penawaran…"
      fallback="Gagal mengubah penawaran"
      quiet
      done={(_, { idPenawaran }) => detail.open(idPenawaran)}
      size="64rem"
    >
      {(form, row) => (
        <Stack gap="md">
          {row.dikirim !== null && (
            <Alert color="blue">
              Yang sudah dikirim tidak berubah: simpan ini menjadi revisi {row.revisi + 1}, yang dikirim sekali lagi
              {row.disetujui === null ? "." : " dan perlu disetujui lagi oleh customer."}
            </Alert>
          )}
          <Isi form={form} />
        </Stack>
      )}
    </FormShell>
  );
}

const CUSTOMER = inOrder(customer)("customerInstansi", "namaCustomer", "alamatCustomer", "noTelp", "email");

function Isi({ form }: { form: FormApi<PenawaranValues> }) {
  return (
    <Stack gap="md">
      <Box>
        <PilihPelanggan form={form} untuk="Penawaran" />
      </Box>
      <FieldGroup title="Customer">
        {CUSTOMER.map((name) => (
          <RecordField key={name} of={customer} name={name} form={form} />
        ))}
      </FieldGroup>
      <BarangFields form={form} />
      <Fields>
        <RecordField of={isianRevisi} name="berlakuSampai" form={form} />
        <RecordField
          of={isianTindakLanjut}
          name="tindakLanjut"
          form={form}
          description="Pada hari itu penawaran ini muncul di Tugas saya"
        />
        <RecordField of={isianRevisi} name="catatan" form={form} description="Tercetak di penawaran" />
        <RecordField
          of={isianTindakLanjut}
          name="catatanInternal"
          form={form}
          description="Tidak pernah dilihat customer"
        />
      </Fields>
    </Stack>
  );
}
