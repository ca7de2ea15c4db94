import { Alert, Select, Skeleton, Stack, Text } from "@mantine/core";
import type { Answer } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { queries } from "#web/api/queries.ts";
import { DampakRekening } from "#web/documents/DampakRekening.tsx";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { KekuranganDana } from "#web/documents/KekuranganDana.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { bringsPictures } from "#web/ui/picture/pasted.ts";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type Po, po } from "../contract.ts";
import { hargaPo, kepalaPo, labelBayarPo } from "../isiPo.ts";

// The only choice: paid.
const STATUS = [{ value: "true", label: labelBayarPo(true) }];

/** The form to pay a finished purchase order, with the effect on the account. */
export function PoBayar({ dialog }: { dialog: Dialog<Po> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kloter }) => `Update Status Pembayaran PO ${kloter}`}
      call={po.updatePoLunas}
      draft={({ idPo }) => idPo}
      initial={({ idPo }) => ({
        idPo,
        // Who pasted the proof on the row has paid.
        statusPembayaran: bringsPictures() || "",
        dateLunas: jakartaToday(new Date()),
        tanggalUang: jakartaToday(new Date()),
        idRekening: "",
        dokumen: [],
      })}
      checkedBy="browser"
      check={({ idPo, idRekening }) => tidakDapat({ idPo, idRekening })}
      toastWhenWrong
      fallback="Gagal melakukan update"
      submit="Update"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts
            facts={[
              { label: "Mesin", value: row.namaProduk },
              ...recordFacts(kepalaPo, row, "qty"),
              ...recordFacts(hargaPo, row, "hargaSatuan", "totalHarga"),
            ]}
          />
          <Select
            label="Status Pembayaran"
            placeholder={labelBayarPo(false)}
            withAsterisk
            allowDeselect={false}
            data={STATUS}
            {...form.field("statusPembayaran")}
            value={form.values.statusPembayaran === "" ? null : String(form.values.statusPembayaran)}
          />
          <RekeningSelect
            withAsterisk
            data-autofocus={form.values.statusPembayaran !== "" || undefined}
            {...form.field("idRekening")}
          />
          <Dampak idPo={row.idPo} idRekening={form.values.idRekening} />
          <TanggalUangField {...(row.tglSelesai && { min: row.tglSelesai })} {...form.field("tanggalUang")} />
          <DokumenField form={form} />
        </Stack>
      )}
    </FormShell>
  );
}

type Dipilih = { idPo: string; idRekening: number | string };

/** What the form already says against the account: no photo is sent for a payment that is refused. */
function tidakDapat(dipilih: Dipilih): { idRekening?: string } {
  const dampak = queries.getQueryData<Answer<typeof po.getDampakBayar>>([po.getDampakBayar.path, dipilih]);
  const alasan = dampak?.data.rekening.alasan ?? null;
  return alasan === null ? {} : { idRekening: alasan };
}

/** The balance of the account before and after, and where the money that it lacks could come from. */
function Dampak({ idPo, idRekening }: Dipilih) {
  const chosen = idRekening !== "";
  const { data: answer, error } = useCall(
    po.getDampakBayar,
    { idPo, idRekening },
    { keepPrevious: false, enabled: chosen },
  );
  if (!chosen) {
    return (
      <Text size="sm" c="dimmed">
        Pilih rekening untuk melihat saldo sebelum dan sesudah pembayaran.
      </Text>
    );
  }
  if (error !== null) return <Alert color="red">{error.message}</Alert>;
  if (answer === undefined) return <Skeleton height={110} aria-hidden />;
  const { rekening, kekurangan } = answer.data;
  return (
    <Stack gap="xs">
      <DampakRekening dampak={rekening} />
      <KekuranganDana kekurangan={kekurangan} />
    </Stack>
  );
}
