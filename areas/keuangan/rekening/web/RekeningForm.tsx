import { Stack } from "@mantine/core";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { blankOf, filledOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianRekening, type Rekening, rekening } from "../contract.ts";

export function RekeningTambah({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Rekening"
      call={rekening.addRekening}
      draft={() => "baru"}
      initial={() => blankOf(isianRekening)}
      checkedBy="server"
      fallback="Gagal menambahkan rekening"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

export function RekeningEdit({ dialog }: { dialog: Dialog<Rekening> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Edit Rekening"
      call={rekening.updateRekening}
      draft={({ idRekening }) => String(idRekening)}
      initial={({ idRekening, versi, ...row }) => ({ idRekening, versi, ...filledOf(isianRekening, row) })}
      checkedBy="browser"
      fallback="Gagal edit rekening"
      ask={({ idRekening, grup }) => askImpact(send(dampakLaba.getDampakRekening, { idRekening, grup }))}
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

type Values = FormValues<typeof rekening.addRekening>;

function Isian({ form }: { form: Pick<FormApi<Values>, "field"> }) {
  const common = { of: isianRekening, form };
  return (
    <Stack gap="sm">
      {inputsOf(isianRekening, {
        namaRekening: <RecordField name="namaRekening" {...common} />,
        nomorRekening: (
          <RecordField
            name="nomorRekening"
            description="Dicetak pada invoice yang dibayar ke rekening ini"
            placeholder="Kosongkan untuk kas"
            {...common}
          />
        ),
        atasNama: <RecordField name="atasNama" description="Nama pemilik rekening di bank" {...common} />,
        posNeraca: (
          <RecordField
            name="posNeraca"
            description="Baris kas pada neraca yang memuat saldo rekening ini, di semua bulan yang belum ditutup"
            placeholder="Tidak dipetakan"
            {...common}
          />
        ),
        grup: (
          <RecordField
            name="grup"
            description="Pilihan rekening pada laporan laba rugi, di semua bulan yang belum ditutup"
            placeholder="Tanpa grup"
            {...common}
          />
        ),
        kodeUnik: (
          <RecordField
            name="kodeUnik"
            description="Invoice baru ke rekening ini meminta 1 sampai 999 rupiah lebih, sehingga uang masuknya dikenali tanpa keterangan; sisanya dibukukan sebagai Pembulatan"
            {...common}
          />
        ),
      })}
    </Stack>
  );
}
