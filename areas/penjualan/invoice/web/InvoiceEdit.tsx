import { TextInput } from "@mantine/core";
import type { Answer } from "#kernel/call.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { useOfferUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { type BarisRingkasan, Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { labelTipePembayaran } from "../../order/label.ts";
import { type Invoice, invoice } from "../contract.ts";
import { kepalaInvoice, nominalInvoice } from "../isiInvoice.ts";
import { computeTagihan, problemOfJasaOnline, rangkaianBaru, uangDiterima } from "../tagihan.ts";
import { isianDari, problemFrom, provisionalProblem, ringkasanTagihan } from "./tagihanForm.ts";

type Daftar = Answer<typeof invoice.getInvoice>;
type Values = FormValues<typeof invoice.editInvoice>;
/** An invoice with the answer of its list, from which its amounts follow. */
export type Disunting = { row: Invoice; daftar: Daftar };

/** The form to edit a waiting invoice of an Online order. */
export function InvoiceEdit({ dialog }: { dialog: Dialog<Disunting> }) {
  const tawarkan = useOfferUndo(invoice.undoDokumenInvoice);
  return (
    <FormShell
      dialog={dialog}
      title={({ row }) => `Edit Invoice ${row.idInvoice}`}
      call={invoice.editInvoice}
      draft={({ row }) => row.idInvoice}
      initial={({ row }) => mulai(row)}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal edit invoice"
      check={(values, disunting) => masalah(disunting, values)}
      prepare={(values, disunting) => dihitung(disunting, values)}
      done={(_, { row }, values) => {
        const hilang = row.buktiFoto.length - [values.buktiTetap ?? []].flat().length;
        const { idInvoice } = row;
        if (hilang > 0) tawarkan(`${hilang} bukti ${idInvoice} dihapus`, { idInvoice });
      }}
      size="lg"
    >
      {(form, disunting) => <Isian form={form} disunting={disunting} />}
    </FormShell>
  );
}

const rangkaianDari = ({ daftar }: Disunting) => daftar.rangkaianTerakhir ?? rangkaianBaru(daftar.order);
const tagihanDari = (disunting: Disunting, values: Values) =>
  computeTagihan(rangkaianDari(disunting), isian(disunting, values));
const isian = ({ row }: Disunting, values: Values) => isianDari({ ...values, tipePembayaran: row.tipePembayaran });

const jasaDari = (values: Values) => Number(values.jasaOnline) || 0;
const diterimaDari = (disunting: Disunting, values: Values) =>
  uangDiterima(tagihanDari(disunting, values), { ...disunting.daftar.order, jasaOnline: jasaDari(values) });

/** What the account receives: the payment plus the surcharge, minus the fee of the marketplace. */
const ringkasanUang = (disunting: Disunting, values: Values): BarisRingkasan[] => [
  { label: "Tambahan online", nilai: disunting.daftar.order.totalTambahanOnline },
  { label: "Jasa online", nilai: -jasaDari(values) },
  { label: "Uang diterima", nilai: diterimaDari(disunting, values), jumlah: true },
];

const masalahJasa = (disunting: Disunting, values: Values) =>
  problemOfJasaOnline(diterimaDari(disunting, values)) ?? undefined;

function masalah(disunting: Disunting, values: Values) {
  const tersisa = [values.buktiTetap ?? []].flat().length + values.dokumen.length;
  return {
    ...problemFrom(rangkaianDari(disunting), isian(disunting, values)),
    jasaOnline: masalahJasa(disunting, values),
    dokumen: tersisa === 0 ? "Dokumen tidak boleh kosong." : undefined,
  };
}

/** Adds the totals on the screen to the input: the server compares them. */
function dihitung(disunting: Disunting, values: Values): Values {
  const { nominalLunas, nominalSisaBayar } = tagihanDari(disunting, values);
  return { ...values, nominalLunas, nominalSisaBayar };
}

function Isian({ form, disunting }: { form: FormApi<Values>; disunting: Disunting }) {
  const { field, values, set } = form;
  const { row } = disunting;
  const tagihan = tagihanDari(disunting, values);
  const nominal = (name: "nominalPeti" | "nominalOngkir" | "nominalDp") => ({
    ...field(name),
    error: form.errorAt(name) ?? provisionalProblem(rangkaianDari(disunting), isian(disunting, values))[name],
  });
  return (
    <Fields>
      <RekeningSelect withAsterisk {...field("idRekening")} />
      <TextInput
        label={kepalaInvoice.tipePembayaran.label}
        value={labelTipePembayaran(row.tipePembayaran)}
        readOnly
        variant="filled"
      />
      <MoneyInput label={nominalInvoice.nominalAdmin.label} {...field("nominalAdmin")} readOnly variant="filled" />
      <MoneyInput label={nominalInvoice.nominalDiskon.label} {...field("nominalDiskon")} readOnly variant="filled" />
      <MoneyInput label={nominalInvoice.nominalPeti.label} {...nominal("nominalPeti")} />
      <MoneyInput label={nominalInvoice.nominalOngkir.label} {...nominal("nominalOngkir")} />
      {row.tipePembayaran === "DP" && <MoneyInput label={nominalInvoice.nominalDp.label} {...nominal("nominalDp")} />}
      <MoneyInput
        label={nominalInvoice.nominalSisaBayar.label}
        {...field("nominalSisaBayar")}
        value={tagihan.nominalSisaBayar}
        readOnly
        variant="filled"
      />
      <MoneyInput
        label={nominalInvoice.jasaOnline.label}
        {...field("jasaOnline")}
        error={form.errorAt("jasaOnline") ?? masalahJasa(disunting, values)}
      />
      <div data-wide>
        <Ringkasan
          label="Ringkasan tagihan"
          baris={[...ringkasanTagihan(rangkaianDari(disunting), tagihan), ...ringkasanUang(disunting, values)]}
        />
      </div>
      <DokumenField
        form={form}
        kept={{
          images: row.buktiFoto,
          places: [values.buktiTetap ?? []].flat().map(Number),
          onChange: (places) => set("buktiTetap", places),
        }}
      />
    </Fields>
  );
}

const mulai = (row: Invoice): Values => ({
  idSo: row.idSo,
  idInvoice: row.idInvoice,
  idRekening: row.rekening[0]?.idRekening ?? "",
  nominalAdmin: row.nominalAdmin,
  nominalDiskon: row.nominalDiskon,
  nominalPeti: row.nominalPeti,
  nominalOngkir: row.nominalOngkir,
  nominalDp: row.nominalDp,
  nominalLunas: row.nominalLunas,
  nominalSisaBayar: row.nominalSisaBayar,
  jasaOnline: row.jasaOnline,
  buktiTetap: row.buktiFoto.map((_, place) => place),
  versi: row.versi,
  dokumen: [],
});
