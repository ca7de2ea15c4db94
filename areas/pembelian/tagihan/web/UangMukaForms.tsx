import { Select, Stack, Textarea } from "@mantine/core";
import { jakartaToday, ribuan, rupiah } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { pemasok } from "../../pemasok/contract.ts";
import { tagihan } from "../contract.ts";
import { isiUangMuka, type UangMuka } from "../isiTagihan.ts";

/** Pays a supplier before there is a bill. */
export function UangMukaForm({ dialog }: { dialog: Dialog<void> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Bayar Uang Muka Pembelian"
      call={tagihan.addUangMuka}
      draft={() => "uangMuka"}
      initial={() => ({
        ...{ idPemasok: "", idPo: "", idRekening: "", nominal: "" as number | string, keterangan: "" },
        ...{ tanggalUang: jakartaToday(new Date()), dokumen: [] },
      })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal membayar uang muka"
      submit="Bayar"
      size="lg"
    >
      {(form) => (
        <Stack gap="md">
          <PemasokSelect
            withAsterisk
            {...form.field("idPemasok")}
            onChange={(idPemasok) => {
              form.set("idPemasok", idPemasok ?? "");
              form.set("idPo", "");
            }}
          />
          <PoTerbuka
            idPemasok={form.values.idPemasok as Id<"pemasok"> | ""}
            value={form.values.idPo ?? ""}
            onChange={(idPo) => form.set("idPo", idPo)}
          />
          <MoneyInput label="Nominal" withAsterisk {...form.field("nominal")} />
          <RekeningSelect withAsterisk {...form.field("idRekening")} />
          <Textarea label="Keterangan" autosize minRows={2} maxLength={1000} {...form.field("keterangan")} />
          <TanggalUangField {...form.field("tanggalUang")} />
          <DokumenField form={form} max={2} />
        </Stack>
      )}
    </FormShell>
  );
}

type PoTerbukaProps = { idPemasok: Id<"pemasok"> | ""; value: string; onChange: (idPo: string) => void };

/** For which purchase order it is, where it is for one. */
function PoTerbuka({ idPemasok, value, onChange }: PoTerbukaProps) {
  const { data: answer } = useCall(
    pemasok.getPoPemasok,
    { idPemasok, limit: 100 },
    { keepPrevious: false, enabled: idPemasok !== "" },
  );
  const po = (answer?.data ?? []).filter(({ pembayaran }) => pembayaran === null);
  return (
    <Select
      label="Untuk PO"
      placeholder="Tidak untuk satu PO"
      clearable
      searchable
      disabled={idPemasok === ""}
      nothingFoundMessage="Tidak ditemukan"
      data={po.map(({ idPo, kloter, namaProduk, qty }) => ({
        value: idPo,
        label: `${kloter} · ${namaProduk} · ${ribuan(qty)} unit`,
      }))}
      value={value === "" ? null : value}
      onChange={(idPo) => onChange(idPo ?? "")}
    />
  );
}

/** The supplier pays an uang muka back. */
export function UangMukaKembali({ dialog }: { dialog: Dialog<UangMuka> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idUangMuka }) => `Terima Kembali ${idUangMuka}`}
      call={tagihan.kembaliUangMuka}
      draft={({ idUangMuka }) => idUangMuka}
      initial={({ idUangMuka, sisa }) => ({ idUangMuka, idRekening: "", nominal: sisa, dokumen: [] })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal menerima kembali uang muka"
      submit="Terima"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={recordFacts(isiUangMuka, row, "namaPemasok", "tanggal", "nominal", "sisa")} />
          <MoneyInput
            label="Nominal"
            withAsterisk
            description={`Paling banyak ${rupiah(row.sisa)}`}
            {...form.field("nominal")}
          />
          <RekeningSelect withAsterisk data-autofocus {...form.field("idRekening")} />
          <DokumenField form={form} max={2} />
        </Stack>
      )}
    </FormShell>
  );
}
