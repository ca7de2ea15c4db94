import { Alert, Skeleton, Stack } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { KeputusanFields } from "#web/documents/KeputusanFields.tsx";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { DOKUMEN_KOSONG, type Pengajuan, pengajuan } from "../contract.ts";
import { isiPengajuan, keputusan, sebutanSisi as sisi } from "../isiPengajuan.ts";
import { SaldoSesudah } from "./SaldoSesudah.tsx";

type Values = FormValues<typeof pengajuan.approvePengajuan>;

const belumDiputuskan = ({ idPengajuan, versi }: Pengajuan): Values => ({
  idPengajuan,
  versi,
  ...blankOf(keputusan),
  tanggalUang: jakartaToday(new Date()),
  buktiPengajuan: false,
  dokumen: [],
});

/** The form to approve or reject a request, with its effect on the accounts. */
export function PengajuanApprove({ dialog, detail }: { dialog: Dialog<Pengajuan>; detail: Dialog<string> }) {
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
      prepare={(values) =>
        values.statusPengajuan === "Disetujui" ? values : { ...values, tanggalUang: "", dokumen: [] }
      }
      instead={async ({ idPengajuan }) => {
        const { data } = await send(pengajuan.getDetailPengajuan, { idPengajuan });
        return data.aksi.approve.boleh ? null : () => detail.open(idPengajuan);
      }}
      fallback="Gagal melakukan approval"
      size="lg"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

function Isi({ form, row }: { form: FormApi<Values>; row: Pengajuan }) {
  const { idPengajuan } = row;
  const { data: answer, error } = useCall(pengajuan.getDampakApprove, { idPengajuan }, { keepPrevious: false });
  const dampak = answer?.data;
  return (
    <Stack gap="md">
      <Facts facts={ringkasan(row)} />
      {dampak ? <SaldoSesudah dampak={dampak} /> : error === null && <Skeleton height={110} aria-hidden />}
      {error && <Alert color="red">{error.message}</Alert>}
      <KeputusanFields form={form} disetujui={dampak?.approve.boleh ?? true} />
      {form.values.statusPengajuan === "Disetujui" && (
        <>
          <TanggalUangField {...form.field("tanggalUang")} />
          <DokumenField form={form} />
        </>
      )}
    </Stack>
  );
}

const ringkasan = (row: Pengajuan): Fact[] => [
  ...recordFacts(isiPengajuan, row, "kebutuhan", "tipePengajuan", "nominalPengajuan", "userPengajuan", "tglPengajuan"),
  { label: "Rekening", value: `${sisi(row.rekeningAsal)} → ${sisi(row.rekeningTujuan)}` },
  ...recordFacts(isiPengajuan, row, "deskripsiPengajuan"),
  {
    label: "Bukti Pengajuan",
    value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pengajuan ${row.idPengajuan}`} />,
    wide: true,
  },
];
