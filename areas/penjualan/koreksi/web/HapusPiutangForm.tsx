import { Alert, Select, Skeleton, Stack } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { type Piutang, piutang } from "../../piutang/contract.ts";
import { koreksi } from "../contract.ts";

type Values = FormValues<typeof koreksi.hapusPiutang>;

/** Asks for the debt of one of the customer's orders to be written off. */
export function HapusPiutangForm({ dialog }: { dialog: Dialog<Piutang> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Hapus Piutang ${nama}`}
      call={koreksi.hapusPiutang}
      initial={() => ({ idSo: "", nominal: "", alasan: "" })}
      draft={({ idPelanggan }) => String(idPelanggan)}
      checkedBy="browser"
      submit="Minta penghapusan"
      fallback="Gagal meminta penghapusan piutang"
    >
      {(form, { idPelanggan }) => <Isi form={form} idPelanggan={idPelanggan} />}
    </FormShell>
  );
}

function Isi({ form, idPelanggan }: { form: FormApi<Values>; idPelanggan: Piutang["idPelanggan"] }) {
  const { field, set } = form;
  const { data } = useCall(piutang.getPernyataan, { idPelanggan });
  if (data === undefined) return <Skeleton height={260} aria-hidden />;
  const { order } = data.data;
  return (
    <Stack gap="md">
      <Alert color="yellow">
        Setelah disetujui orang lain, piutang ini menjadi Beban Piutang Tak Tertagih. Uang yang datang kemudian dicatat
        sebagai Dana Masuk ke Pendapatan Lain.
      </Alert>
      <Select
        label="Order"
        withAsterisk
        allowDeselect={false}
        data={order.map(({ idSo, sisa }) => ({ value: idSo, label: `${idSo} (${rupiah(sisa)})` }))}
        {...field("idSo")}
        onChange={(idSo) => {
          set("idSo", idSo ?? "");
          set("nominal", order.find((satu) => satu.idSo === idSo)?.sisa ?? "");
        }}
      />
      <MoneyInput label="Nominal" withAsterisk {...field("nominal")} />
      <AlasanField form={{ field }} />
    </Stack>
  );
}
