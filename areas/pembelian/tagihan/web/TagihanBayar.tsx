import { Alert, Skeleton, Stack } from "@mantine/core";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { DampakRekening } from "#web/documents/DampakRekening.tsx";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { KekuranganDana } from "#web/documents/KekuranganDana.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { tagihan } from "../contract.ts";
import type { Tagihan } from "../isiTagihan.ts";
import { type BayarValues, PotongFields, usePph } from "./PotongFields.tsx";
import { ringkasanTagihan } from "./ringkasanTagihan.ts";

/** Pays a bill, all of it or a part. */
export function TagihanBayar({ dialog }: { dialog: Dialog<Tagihan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Bayar Tagihan ${nomor}`}
      call={tagihan.bayarTagihan}
      draft={({ idTagihan }) => idTagihan}
      initial={({ idTagihan, sisa }) => ({
        ...{ idTagihan, idRekening: "", nominal: sisa },
        ...{ pphDasar: "" as number | string, pphObjek: "" },
        tanggalUang: jakartaToday(new Date()),
        dokumen: [],
      })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal membayar tagihan"
      submit="Bayar"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={ringkasanTagihan(row)} />
          <MoneyInput
            label="Nominal"
            withAsterisk
            description={`Boleh sebagian, paling banyak ${rupiah(row.sisa)}`}
            {...form.field("nominal")}
          />
          <PotongFields form={form} row={row} />
          <RekeningSelect withAsterisk data-autofocus {...form.field("idRekening")} />
          <Bayaran form={form} row={row} />
          <TanggalUangField {...form.field("tanggalUang")} />
          <DokumenField form={form} max={2} />
        </Stack>
      )}
    </FormShell>
  );
}

/** The money that leaves is what is settled less what is kept. */
function Bayaran({ form, row }: { form: FormApi<BayarValues>; row: Tagihan }) {
  const { nominal, pphDasar, idRekening } = form.values;
  const pph = usePph(row, pphDasar);
  return <Dampak idRekening={idRekening} nominal={pph > 0 ? Number(nominal) - pph : nominal} />;
}

/** The balance of the account before and after, and where the money that it lacks could come from. */
function Dampak({ idRekening, nominal }: { idRekening: number | string; nominal: number | string }) {
  const lengkap = idRekening !== "" && Number(nominal) > 0;
  const { data: answer, error } = useCall(
    tagihan.getDampakTagihan,
    { idRekening, nominal },
    { keepPrevious: false, enabled: lengkap },
  );
  if (!lengkap) return null;
  if (error !== null) return <Alert color="red">{error.message}</Alert>;
  if (answer === undefined) return <Skeleton height={110} aria-hidden />;
  return (
    <Stack gap="xs">
      <DampakRekening dampak={answer.data.rekening} />
      <KekuranganDana kekurangan={answer.data.kekurangan} />
    </Stack>
  );
}
