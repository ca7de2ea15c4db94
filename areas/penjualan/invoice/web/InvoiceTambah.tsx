import { Input, SegmentedControl } from "@mantine/core";
import { useId } from "react";
import "@mantine/core/styles/SegmentedControl.css";
import type { Answer } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { useTutupSampai } from "#web/documents/useTutupSampai.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { labelTipePembayaran, TIPE_PEMBAYARAN } from "../../order/label.ts";
import { invoice } from "../contract.ts";
import { kepalaInvoice, nominalInvoice } from "../isiInvoice.ts";
import type { Rangkaian } from "../tagihan.ts";
import { problemFrom, provisionalProblem, ringkasanTagihan, tagihanDari } from "./tagihanForm.ts";

type Daftar = Answer<typeof invoice.getInvoice>;
type Values = FormValues<typeof invoice.addInvoice>;

/** The form for an order's next invoice, filled from the previous one. */
export function InvoiceTambah({ dialog }: { dialog: Dialog<Daftar> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ order }) => `Tambah Invoice ${order.idSo}`}
      call={invoice.addInvoice}
      draft={({ order }) => order.idSo}
      initial={mulai}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal menambahkan Produk"
      check={(values, { rangkaian }) => problemFrom(rangkaian, values)}
      prepare={(values, { rangkaian }) => dihitung(rangkaian, values)}
      size="lg"
    >
      {(form, { rangkaian, order }) => <Isian form={form} rangkaian={rangkaian} tglOrder={order.tglOrder} />}
    </FormShell>
  );
}

type IsianProps = { form: FormApi<Values>; rangkaian: Rangkaian; tglOrder: string };

function Isian({ form, rangkaian, tglOrder }: IsianProps) {
  const { field, values } = form;
  const tutupSampai = useTutupSampai();
  const tagihan = tagihanDari(rangkaian, values);
  const masalah = provisionalProblem(rangkaian, values);
  const nominal = { form, rangkaian, masalah };
  return (
    <Fields>
      <MoneyInput label={kepalaInvoice.totalPembelian.label} {...field("totalPembelian")} readOnly variant="filled" />
      <RekeningSelect withAsterisk {...field("idRekening")} />
      <DateField
        label={kepalaInvoice.tglInvoice.label}
        clearable={false}
        min={tglOrder}
        max={jakartaToday(new Date())}
        closed={tutupSampai}
        {...field("tglInvoice")}
      />
      <Tipe rangkaian={rangkaian} form={form} />
      <Nominal name="nominalAdmin" {...nominal} />
      <Nominal name="nominalDiskon" {...nominal} />
      <Nominal name="nominalPeti" {...nominal} />
      <Nominal name="nominalOngkir" {...nominal} />
      {values.tipePembayaran === "DP" ? (
        <MoneyInput
          label={nominalInvoice.nominalDp.label}
          withAsterisk
          {...field("nominalDp")}
          error={form.errorAt("nominalDp") ?? masalah.nominalDp}
        />
      ) : (
        <MoneyInput
          label={nominalInvoice.nominalLunas.label}
          {...field("nominalLunas")}
          value={tagihan.nominalLunas}
          readOnly
          variant="filled"
        />
      )}
      <div data-wide>
        <Ringkasan label="Ringkasan tagihan" baris={ringkasanTagihan(rangkaian, tagihan)} />
      </div>
      <DokumenField form={form} />
    </Fields>
  );
}

function Tipe({ rangkaian, form }: { rangkaian: Rangkaian; form: FormApi<Values> }) {
  const { values, set, errorAt } = form;
  const id = useId();
  const tipe = TIPE_PEMBAYARAN.filter((one) => rangkaian.tipeSo === "Reguler" || one === "LN");
  return (
    <Input.Wrapper
      label={kepalaInvoice.tipePembayaran.label}
      labelElement="div"
      labelProps={{ id }}
      withAsterisk
      description={tipe.length === 1 ? "Order Online hanya dapat dibayar Lunas" : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={errorAt("tipePembayaran")}
    >
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        data-field="tipePembayaran"
        value={values.tipePembayaran}
        data={tipe.map((value) => ({ value, label: labelTipePembayaran(value) }))}
        onChange={(chosen) => set("tipePembayaran", chosen)}
      />
    </Input.Wrapper>
  );
}

/**
 * Amounts fixed by earlier invoices: administration and discount by the first, crate and shipping by the one that had
 * them.
 */
const sudahTetap = ({ ke, nominalPeti, nominalOngkir }: Rangkaian) => ({
  nominalAdmin: ke > 1,
  nominalDiskon: ke > 1,
  nominalPeti: nominalPeti > 0,
  nominalOngkir: nominalOngkir > 0,
});
type Tetap = keyof ReturnType<typeof sudahTetap>;

type NominalProps = {
  form: FormApi<Values>;
  name: Tetap;
  rangkaian: Rangkaian;
  masalah: ReturnType<typeof provisionalProblem>;
};

function Nominal({ form, name, rangkaian, masalah }: NominalProps) {
  const locked = sudahTetap(rangkaian)[name];
  return (
    <MoneyInput
      label={nominalInvoice[name].label}
      withAsterisk={!locked}
      description={locked ? "Sudah ditetapkan invoice sebelumnya" : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...form.field(name)}
      error={form.errorAt(name) ?? masalah[name]}
      {...(locked && { value: rangkaian[name] })}
      readOnly={locked}
      variant={locked ? "filled" : "default"}
    />
  );
}

function mulai({ order, rangkaian, rekeningTerakhir }: Daftar): Values {
  return {
    idSo: order.idSo,
    tipeSo: order.tipeSo,
    tipePembayaran: order.tipeSo === "Online" ? "LN" : "DP",
    idRekening: rekeningTerakhir ?? "",
    tglInvoice: jakartaToday(new Date()),
    totalPembelian: rangkaian.totalPembelian,
    nominalAdmin: rangkaian.nominalAdmin,
    nominalPeti: rangkaian.nominalPeti,
    nominalOngkir: rangkaian.nominalOngkir,
    nominalDiskon: rangkaian.nominalDiskon,
    nominalBayar: 0,
    nominalDp: "",
    nominalLunas: 0,
    dokumen: [],
  };
}

/** Adds the totals on the screen to the input: the server compares them. */
function dihitung(rangkaian: Rangkaian, values: Values): Values {
  const { nominalBayar, nominalLunas } = tagihanDari(rangkaian, values);
  const nominalDp = values.tipePembayaran === "DP" ? values.nominalDp : 0;
  const tetap = sudahTetap(rangkaian);
  const nominal = (name: Tetap) => (tetap[name] ? rangkaian[name] : values[name]);
  return {
    ...values,
    nominalAdmin: nominal("nominalAdmin"),
    nominalDiskon: nominal("nominalDiskon"),
    nominalPeti: nominal("nominalPeti"),
    nominalOngkir: nominal("nominalOngkir"),
    nominalBayar,
    nominalLunas,
    nominalDp,
  };
}
