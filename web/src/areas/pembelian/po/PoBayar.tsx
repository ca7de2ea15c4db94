import { Alert, Select, Stack, Text } from "@mantine/core";
import { jakartaToday } from "#contract/format.ts";
import { rekening } from "#contract/keuangan/rekening.ts";
import { hargaPo, kepalaPo, labelBayarPo } from "#contract/pembelian/isiPo.ts";
import { type Po, po } from "#contract/pembelian/po.ts";
import { useCall } from "../../../api/hooks.ts";
import { DokumenField } from "../../../documents/DokumenField.tsx";
import { RekeningSelect } from "../../../documents/RekeningSelect.tsx";
import { Facts } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { Ringkasan } from "../../../ui/value/Ringkasan.tsx";

// The only choice: paid.
const STATUS = [{ value: "true", label: labelBayarPo(true) }];

/** The form to pay a finished purchase order, with the effect on the account. */
export function PoBayar({ dialog }: { dialog: Dialog<Po> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kloter }) => `Update Status Pembayaran PO ${kloter}`}
      call={po.updatePoLunas}
      initial={({ idPo }) => ({
        idPo,
        statusPembayaran: "",
        dateLunas: jakartaToday(new Date()),
        idRekening: "",
        dokumen: [],
      })}
      checkedBy="browser"
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
          <RekeningSelect withAsterisk {...form.field("idRekening")} />
          <Dampak row={row} idRekening={form.values.idRekening} />
          <DokumenField form={form} />
        </Stack>
      )}
    </FormShell>
  );
}

/** The balance of the account before and after. */
function Dampak({ row, idRekening }: { row: Po; idRekening: number | string }) {
  const { data: answer } = useCall(rekening.getRekening, {});
  const chosen = answer?.data.find((one) => String(one.idRekening) === String(idRekening));
  const nominal = row.totalHarga;
  if (nominal === null || !chosen || chosen.saldo === null) {
    return (
      <Text size="sm" c="dimmed">
        Pilih rekening untuk melihat saldo sebelum dan sesudah pembayaran.
      </Text>
    );
  }
  const { namaRekening, saldo } = chosen;
  const cukup = saldo >= nominal;
  return (
    <Stack gap="xs">
      <Ringkasan
        label={`Rekening ${namaRekening}`}
        baris={[
          { label: "Saldo sebelum", nilai: saldo },
          { label: "Pembayaran PO", nilai: -nominal },
          { label: "Saldo sesudah", nilai: saldo - nominal, jumlah: true },
        ]}
      />
      {!cukup && <Alert color="red">Saldo rekening {namaRekening} tidak mencukupi, pilih rekening lain.</Alert>}
    </Stack>
  );
}
