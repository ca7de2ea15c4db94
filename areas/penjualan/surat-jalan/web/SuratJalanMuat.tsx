import { Input, SegmentedControl, Text } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import type { SuratJalanOrder } from "../../order/contract.ts";
import { STATUS_KIRIM } from "../../order/web/status.ts";
import { barisBerseri, SeriFields } from "../../seri/web/SeriFields.tsx";
import { MAKS_DOKUMEN, type OrderSuratJalan, suratJalan } from "../contract.ts";
import { BarangTetap } from "./BarangFields.tsx";
import { mulai, tempatTetap, tersisa } from "./SuratJalanEdit.tsx";
import { readStatus } from "./SuratJalanFields.tsx";
import type { SuratDibuka } from "./suratDibuka.ts";

type Values = FormValues<typeof suratJalan.updateStatusSj>;

/** How goods leave the loading ramp. */
const KELUAR = ["Kirim", "Diambil"] as const;

/**
 * The form for the loading ramp, on a phone in one hand: scan the numbers, take the photo, done. Everything else about
 * the note stays as it is.
 */
export function SuratJalanMuat({ dialog }: { dialog: Dialog<SuratDibuka> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ note }) => `Muat Barang ${note?.idSuratJalan ?? ""}`}
      call={suratJalan.updateStatusSj}
      initial={(record) => ({ ...mulai(record), statusBarang: "Kirim" as const, barang: null })}
      checkedBy="browser"
      check={(values) => (tersisa(values) === 0 ? { dokumen: "Dokumen tidak boleh kosong." } : {})}
      toastWhenWrong
      fallback="Gagal menyimpan muatan"
      submit="Barang Keluar"
      draft={({ note }) => note?.idSuratJalan ?? ""}
    >
      {(form, { order, note }) => note && <Isi form={form} order={order} note={note} />}
    </FormShell>
  );
}

type IsiProps = { form: FormApi<Values>; order: OrderSuratJalan; note: SuratJalanOrder };

function Isi({ form: { values, set, field, errorAt }, order, note }: IsiProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {order.idSo} · {order.customerInstansi} · {note.namaPenerima || order.namaCustomer}
      </Text>
      <Input.Wrapper label="Barang keluar karena" labelElement="div" mt="sm">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Barang keluar karena"
          value={readStatus(values.statusBarang) ?? "Kirim"}
          onChange={(status) => set("statusBarang", readStatus(status) ?? "Kirim")}
          data={KELUAR.map((value) => ({ value, label: STATUS_KIRIM[value].label }))}
        />
      </Input.Wrapper>
      <BarangTetap order={order} barang={note.barang} />
      <SeriFields
        lines={barisBerseri(order.orders, note.barang, note.seri)}
        value={values.seri}
        onChange={(seri) => set("seri", seri)}
        error={errorAt("seri")}
      />
      <FieldGroup title="Foto muatan">
        <DokumenField
          form={{ field, values }}
          max={MAKS_DOKUMEN}
          kept={{
            images: note.buktiFoto,
            places: tempatTetap(values),
            onChange: (places) => set("buktiTetap", places),
          }}
        />
      </FieldGroup>
    </>
  );
}
