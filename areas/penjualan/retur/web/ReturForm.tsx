import { Input, SegmentedControl, Select, Stack } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { blankOf } from "#kernel/record.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { FieldGroup, Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { SuratJalanOrder } from "../../order/contract.ts";
import { mayRetur, type OrderSuratJalan } from "../../surat-jalan/contract.ts";
import { type BarangReturIsian, MAKS_FOTO_RETUR, retur, type SeriReturIsian } from "../contract.ts";
import { isianRetur } from "../isiRetur.ts";

type Values = FormValues<typeof retur.addRetur>;

const suratKembali = (order: OrderSuratJalan): SuratJalanOrder[] =>
  order.suratJalan.filter((note) => mayRetur(note).boleh);

const barangDari = (note: SuratJalanOrder | undefined): BarangReturIsian[] =>
  (note?.barang ?? [])
    .filter(({ qty, qtyRetur }) => qty > qtyRetur)
    .map(({ idOrderan }) => ({ idOrderan, baik: 0, rusak: 0 }));

function mulai(order: OrderSuratJalan): Values {
  const note = suratKembali(order).at(-1);
  return { idSj: note?.idSuratJalan ?? "", barang: barangDari(note), seri: [], ...blankOf(isianRetur), dokumen: [] };
}

const terisi = (barang: Values["barang"]): BarangReturIsian[] =>
  (Array.isArray(barang) ? barang : []).filter(({ baik, rusak }) => Number(baik) + Number(rusak) > 0);

/** The form for goods of an order that came back. */
export function ReturForm({ dialog }: { dialog: Dialog<OrderSuratJalan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo }) => `Retur ${idSo}`}
      call={retur.addRetur}
      initial={mulai}
      prepare={(values) => ({ ...values, barang: terisi(values.barang) })}
      checkedBy="browser"
      toastWhenWrong
      draft={({ idSo }) => idSo}
      ask={async ({ barang }, { idSo }) => ({
        title: "Apakah anda yakin barang ini kembali?",
        text: `${terisi(barang).reduce((sum, { baik, rusak }) => sum + Number(baik) + Number(rusak), 0)} unit dari order ${idSo}.\n${PASTIKAN}`,
      })}
      fallback="Gagal mencatat retur"
      size="lg"
    >
      {(form, row) => <Isi form={form} order={row} />}
    </FormShell>
  );
}

function Isi({ form, order }: { form: FormApi<Values>; order: OrderSuratJalan }) {
  const { values, set } = form;
  const notes = suratKembali(order);
  const note = notes.find(({ idSuratJalan }) => idSuratJalan === values.idSj);
  return (
    <Stack gap="md">
      {notes.length > 1 && (
        <Select
          label="Surat Jalan"
          allowDeselect={false}
          data={notes.map(({ idSuratJalan }) => idSuratJalan)}
          value={values.idSj}
          onChange={(idSj) => {
            set("idSj", idSj ?? "");
            set("barang", barangDari(notes.find(({ idSuratJalan }) => idSuratJalan === idSj)));
            set("seri", []);
          }}
        />
      )}
      {note && <BarangFields form={form} order={order} note={note} />}
      {note && <SeriKembali form={form} note={note} />}
      <Fields>
        {inputsOf(isianRetur, {
          alasan: <RecordField of={isianRetur} name="alasan" form={form} />,
          lanjut: <RecordField of={isianRetur} name="lanjut" form={form} description="Management yang memutuskan" />,
        })}
        <DokumenField form={form} max={MAKS_FOTO_RETUR} />
      </Fields>
    </Stack>
  );
}

/** Which of the numbered units came back, one button for each. Choosing a number counts its unit. */
function SeriKembali({ form, note }: { form: FormApi<Values>; note: SuratJalanOrder }) {
  const { values, set, errorAt } = form;
  const diCustomer = note.seri.filter(({ idRetur }) => idRetur === null);
  if (diCustomer.length === 0) return null;
  const seri: readonly SeriReturIsian[] = Array.isArray(values.seri) ? values.seri : [];
  const keadaan = (nomor: string) => {
    const unit = seri.find((satu) => satu.nomor === nomor);
    return unit === undefined ? "customer" : unit.baik === true ? "baik" : "rusak";
  };
  const pilih = (nomor: string, kondisi: string) => {
    const sisa = seri.filter((satu) => satu.nomor !== nomor);
    const dipilih = kondisi === "customer" ? sisa : [...sisa, { nomor, baik: kondisi === "baik" }];
    set("seri", dipilih);
    set("barang", hitungUnit(values.barang, note, dipilih));
  };
  const error = errorAt("seri");
  return (
    <FieldGroup title="Nomor seri yang kembali">
      {diCustomer.map(({ nomor }) => (
        <Input.Wrapper key={nomor} label={nomor} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={`Kondisi ${nomor}`}
            data={KEADAAN_SERI}
            value={keadaan(nomor)}
            onChange={(kondisi) => pilih(nomor, kondisi)}
          />
        </Input.Wrapper>
      ))}
      <FieldProblem>{error}</FieldProblem>
    </FieldGroup>
  );
}

const KEADAAN_SERI = [
  { value: "customer", label: "Di customer" },
  { value: "baik", label: "Baik" },
  { value: "rusak", label: "Rusak" },
];

/** The counts of lines with numbers follow the chosen numbers. */
function hitungUnit(
  barang: Values["barang"],
  note: SuratJalanOrder,
  seri: readonly SeriReturIsian[],
): BarangReturIsian[] {
  const banyak = (idOrderan: BarangReturIsian["idOrderan"], baik: boolean) =>
    seri.filter(
      (unit) =>
        unit.baik === baik && note.seri.some((satu) => satu.nomor === unit.nomor && satu.idOrderan === idOrderan),
    ).length;
  return (Array.isArray(barang) ? barang : []).map((item) =>
    note.seri.some(({ idOrderan }) => idOrderan === item.idOrderan)
      ? { ...item, baik: banyak(item.idOrderan, true), rusak: banyak(item.idOrderan, false) }
      : item,
  );
}

type BarangProps = { form: FormApi<Values>; order: OrderSuratJalan; note: SuratJalanOrder };

/** How many units of each line came back, good and damaged. */
function BarangFields({ form, order, note }: BarangProps) {
  const barang: readonly BarangReturIsian[] = Array.isArray(form.values.barang) ? form.values.barang : [];
  const error = form.errorAt("barang");
  const put = (changed: BarangReturIsian) =>
    form.set(
      "barang",
      barang.map((item) => (item.idOrderan === changed.idOrderan ? changed : item)),
    );
  return (
    <FieldGroup title="Barang yang kembali">
      {barang.map((item) => {
        const line = order.orders.find(({ idOrderan }) => idOrderan === item.idOrderan);
        const kirim = note.barang.find(({ idOrderan }) => idOrderan === item.idOrderan);
        const sisa = kirim ? kirim.qty - kirim.qtyRetur : 0;
        const nama = line?.produk.namaProduk ?? "";
        return [
          <NumberField
            key={`${item.idOrderan} baik`}
            label={`${nama}: baik`}
            description={`${sisa} unit di customer; kembali dijual`}
            max={sisa}
            value={item.baik === "" ? "" : Number(item.baik)}
            onChange={(baik) => put({ ...item, baik })}
          />,
          <NumberField
            key={`${item.idOrderan} rusak`}
            label={`${nama}: rusak`}
            description="Disimpan terpisah, tidak dijual"
            max={sisa}
            value={item.rusak === "" ? "" : Number(item.rusak)}
            onChange={(rusak) => put({ ...item, rusak })}
          />,
        ];
      })}
      <FieldProblem>{error}</FieldProblem>
    </FieldGroup>
  );
}
