import { Stack } from "@mantine/core";
import { po } from "#areas/pembelian/po/contract.ts";
import { hargaPo, kepalaPo, problemOfTotalPo, totalPo } from "#areas/pembelian/po/isiPo.ts";
import { jakartaToday } from "#kernel/format.ts";
import { useTutupSampai } from "#web/documents/useTutupSampai.ts";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import type { Produk } from "../contract.ts";
import { PemasokFields } from "./PemasokFields.tsx";

type Values = FormValues<typeof po.addPo>;

/**
 * The form for a purchase order of a machine. It works without the right to see prices, because the server knows them.
 */
export function PoForm({ dialog }: { dialog: Dialog<Produk> }) {
  const tutupSampai = useTutupSampai();
  return (
    <FormShell
      dialog={dialog}
      title={(row) => `Tambah PO ${row.namaProduk}`}
      call={po.addPo}
      draft={({ idProduk }) => String(idProduk)}
      initial={valuesOf}
      checkedBy="browser"
      check={(values) => ({ qty: problemOfTotalPo(Number(values.qty), harga(values)) ?? undefined })}
      prepare={(values) => ({
        ...values,
        totalHarga: values.hargaSatuan === null ? null : totalPo(Number(values.qty), harga(values)),
      })}
      fallback="Gagal membuat PO"
      submit="Buat PO"
      busy="Membuat PO…"
    >
      {(form, row) => (
        <Stack>
          <Facts facts={[...keterangan(row), ...jumlah(row, form.values)]} />
          <Fields>
            <RecordField of={kepalaPo} name="qty" form={form} />
            <DateField
              label={kepalaPo.tglOrder.label}
              max={jakartaToday(new Date())}
              closed={tutupSampai}
              {...form.field("tglOrder")}
            />
          </Fields>
          <PemasokFields form={form} produk={row} />
        </Stack>
      )}
    </FormShell>
  );
}

const isi = (value: number | string | null): value is number | string => value !== null && value !== "";
/** The price of a unit: the one agreed with the supplier, or the product's own. */
const harga = ({ idPemasok, hargaPemasok, hargaSatuan }: Values): number =>
  Number((isi(idPemasok) && isi(hargaPemasok) ? hargaPemasok : hargaSatuan) ?? 0);

const keterangan = (row: Produk): Fact[] => recordFacts(kepalaPo, row, "kodeProduk", "namaProduk");

/** Price and total; nothing for those who may not see prices. */
function jumlah({ hargaBeli }: Produk, values: Values): Fact[] {
  if (hargaBeli === null) return [];
  const [qty, satuan] = [Number(values.qty), harga(values)];
  const tooMuch = problemOfTotalPo(qty, satuan) !== null;
  return [
    { label: hargaPo.hargaSatuan.label, value: <Money value={satuan} /> },
    { label: hargaPo.totalHarga.label, value: tooMuch ? "-" : <Money value={totalPo(qty, satuan)} /> },
  ];
}

const valuesOf = ({ idProduk, hargaBeli }: Produk): Values => ({
  idProduk,
  qty: 1,
  hargaSatuan: hargaBeli,
  totalHarga: null,
  tglOrder: jakartaToday(new Date()),
  idPemasok: null,
  hargaPemasok: null,
  hariKirim: null,
});
