import { Text } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { tagihan } from "../contract.ts";
import { isianPotong, type Tagihan } from "../isiTagihan.ts";

export type BayarValues = FormValues<typeof tagihan.bayarTagihan>;

const useTarif = ({ idPemasok }: Tagihan) => useCall(tagihan.getBahanTagihan, { idPemasok }).data?.data.pph ?? null;

/** The PPh 23 on a base that was typed. */
export function usePph(row: Tagihan, dasar: unknown): number {
  const tarif = useTarif(row);
  return tarif === null ? 0 : Math.round(((Number(dasar) || 0) * tarif.atas) / tarif.bawah);
}

/** What is kept of a payment for services, where the company has a number at the tax office. */
export function PotongFields({ form, row }: { form: FormApi<BayarValues>; row: Tagihan }) {
  const tarif = useTarif(row);
  const pph = usePph(row, form.values.pphDasar);
  if (tarif === null) return null;
  const { onChange, ...dasar } = form.field("pphDasar");
  return (
    <LinesFieldset legend="Potong PPh 23">
      <MoneyInput
        label={isianPotong.pphDasar.label}
        description={`Jumlah jasanya sebelum PPN, paling banyak ${rupiah(row.total - row.ppn)}. Kosong: tidak dipotong`}
        {...dasar}
        onChange={(nilai) => {
          onChange(nilai);
          if (form.values.pphObjek === "") form.set("pphObjek", tarif.kodeObjek);
          if (Number(nilai) === 0) form.set("pphObjek", "");
        }}
      />
      {pph > 0 && (
        <>
          <RecordField
            of={isianPotong}
            name="pphObjek"
            form={form}
            withAsterisk
            description="Dari daftar objek pajak DJP, misalnya 24-104-01"
          />
          <Text role="status" data-wide>
            Dipotong {rupiah(pph)}, pemasok menerima {rupiah(Math.max(0, Number(form.values.nominal) - pph))}. Tagihan
            tetap terbayar sebesar nominalnya.
          </Text>
        </>
      )}
    </LinesFieldset>
  );
}
