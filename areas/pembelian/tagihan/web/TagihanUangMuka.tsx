import { Select, Stack } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { tagihan } from "../contract.ts";
import type { Tagihan } from "../isiTagihan.ts";
import { ringkasanTagihan } from "./ringkasanTagihan.ts";

/** Uses what was paid to the supplier before. */
export function TagihanUangMuka({ dialog }: { dialog: Dialog<Tagihan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Pakai Uang Muka untuk ${nomor}`}
      call={tagihan.pakaiUangMuka}
      initial={({ idTagihan }) => ({ idTagihan, idUangMuka: "", nominal: "" as number | string })}
      checkedBy="browser"
      fallback="Gagal memakai uang muka"
      submit="Pakai"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={ringkasanTagihan(row)} />
          <PilihUangMuka
            idPemasok={row.idPemasok}
            value={form.values.idUangMuka}
            error={form.field("idUangMuka").error}
            onChange={(idUangMuka, sisa) => {
              form.set("idUangMuka", idUangMuka);
              form.set("nominal", Math.min(sisa, row.sisa));
            }}
          />
          <MoneyInput label="Nominal" withAsterisk {...form.field("nominal")} />
        </Stack>
      )}
    </FormShell>
  );
}

type PilihUangMukaProps = {
  idPemasok: number;
  value: string;
  error: React.ReactNode;
  onChange: (idUangMuka: string, sisa: number) => void;
};

function PilihUangMuka({ idPemasok, value, error, onChange }: PilihUangMukaProps) {
  const { data: answer } = useCall(tagihan.getBahanTagihan, { idPemasok });
  const semua = answer?.data.uangMuka ?? [];
  return (
    <Select
      label="Uang Muka"
      withAsterisk
      data-autofocus
      allowDeselect={false}
      placeholder="Pilih uang muka"
      nothingFoundMessage="Tidak ada"
      data={semua.map(({ idUangMuka, sisa, kloter, keterangan }) => ({
        value: idUangMuka,
        label: [idUangMuka, rupiah(sisa), kloter ?? keterangan].filter(Boolean).join(" · "),
      }))}
      value={value === "" ? null : value}
      error={error}
      onChange={(id) => id !== null && onChange(id, semua.find(({ idUangMuka }) => idUangMuka === id)?.sisa ?? 0)}
    />
  );
}
