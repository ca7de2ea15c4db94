import { Stack } from "@mantine/core";
import { blankOf } from "#contract/kernel/record.ts";
import { DOKUMEN_KOSONG, keputusan, type Pengajuan, pengajuan, permintaan } from "#contract/keuangan/pengajuan.ts";
import { DokumenField } from "../../../documents/DokumenField.tsx";
import { KeputusanFields } from "../../../documents/KeputusanFields.tsx";
import { type Fact, Facts } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { sisi } from "./PengajuanIsi.tsx";
import { SaldoSesudah, useGeseran } from "./SaldoSesudah.tsx";

type Values = FormValues<typeof pengajuan.approvePengajuan>;

const belumDiputuskan = ({ idPengajuan }: Pengajuan): Values => ({
  idPengajuan,
  ...blankOf(keputusan),
  dokumen: [],
});

/** Decides a request that waits: what is asked for, what it would do to the accounts, and the decision. */
export function PengajuanApprove({ dialog }: { dialog: Dialog<Pengajuan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuan }) => `Update Pengajuan ${idPengajuan}`}
      call={pengajuan.approvePengajuan}
      initial={belumDiputuskan}
      checkedBy="browser"
      toastWhenWrong
      check={({ statusPengajuan, dokumen }) =>
        statusPengajuan === "Disetujui" && dokumen.length === 0 ? { dokumen: DOKUMEN_KOSONG } : {}
      }
      prepare={(values) => (values.statusPengajuan === "Disetujui" ? values : { ...values, dokumen: [] })}
      fallback="Gagal melakukan approval"
      size="lg"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

function Isi({ form, row }: { form: FormApi<Values>; row: Pengajuan }) {
  const { geseran, error, cukup } = useGeseran(row);
  return (
    <Stack gap="md">
      <Facts facts={ringkasan(row)} />
      <SaldoSesudah geseran={geseran} error={error} />
      <KeputusanFields form={form} disetujui={cukup} />
      {form.values.statusPengajuan === "Disetujui" && <DokumenField form={form} />}
    </Stack>
  );
}

const ringkasan = (row: Pengajuan): Fact[] => [
  { label: "Kebutuhan", value: row.kebutuhan[0]?.namaKebutuhan },
  ...recordFacts(permintaan, row, "tipePengajuan", "nominalPengajuan"),
  { label: "Diajukan Oleh", value: row.userPengajuan[0]?.namaLengkap },
  ...recordFacts(permintaan, row, "tglPengajuan"),
  { label: "Rekening", value: `${sisi(row.rekeningAsal)} → ${sisi(row.rekeningTujuan)}` },
  ...recordFacts(permintaan, row, "deskripsiPengajuan"),
  {
    label: "Bukti Pengajuan",
    value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pengajuan ${row.idPengajuan}`} />,
    wide: true,
  },
];
