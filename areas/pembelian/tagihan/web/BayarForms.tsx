import { Alert, Select, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { DampakRekening } from "#web/documents/DampakRekening.tsx";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { KekuranganDana } from "#web/documents/KekuranganDana.tsx";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { tagihan } from "../contract.ts";
import { isiTagihan, type Tagihan } from "../isiTagihan.ts";

const ringkasan = (row: Tagihan) => recordFacts(isiTagihan, row, "namaPemasok", "nomor", "jatuhTempo", "total", "sisa");

/** Pays a bill, all of it or a part. */
export function TagihanBayar({ dialog }: { dialog: Dialog<Tagihan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Bayar Tagihan ${nomor}`}
      call={tagihan.bayarTagihan}
      draft={({ idTagihan }) => idTagihan}
      initial={({ idTagihan, sisa }) => ({ idTagihan, idRekening: "", nominal: sisa, dokumen: [] })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal membayar tagihan"
      submit="Bayar"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={ringkasan(row)} />
          <MoneyInput
            label="Nominal"
            withAsterisk
            description={`Boleh sebagian, paling banyak ${rupiah(row.sisa)}`}
            {...form.field("nominal")}
          />
          <RekeningSelect withAsterisk data-autofocus {...form.field("idRekening")} />
          <Dampak idRekening={form.values.idRekening} nominal={form.values.nominal} />
          <DokumenField form={form} max={2} />
        </Stack>
      )}
    </FormShell>
  );
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
          <Facts facts={ringkasan(row)} />
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

export function TagihanBatal({ dialog }: { dialog: Dialog<Tagihan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Batalkan Tagihan ${nomor}`}
      call={tagihan.batalTagihan}
      initial={({ idTagihan }) => ({ idTagihan, alasan: "" })}
      checkedBy="browser"
      fallback="Gagal membatalkan tagihan"
      submit="Batalkan tagihan"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={ringkasan(row)} />
          <Alert color="yellow">
            Hutangnya kembali ke PO-nya, selisih dan biaya masuknya diambil kembali dari nilai barang, dan uang muka
            yang dipakai kembali utuh. Tagihan ini tertulis Dibatalkan dengan nomornya.
          </Alert>
          <Textarea
            label="Alasan"
            withAsterisk
            data-autofocus
            autosize
            minRows={2}
            maxLength={500}
            {...form.field("alasan")}
          />
        </Stack>
      )}
    </FormShell>
  );
}

export type DibatalBayar = { idTagihan: string; idPengajuan: string; nominal: number; namaRekening: string };

export function BayarBatal({ dialog }: { dialog: Dialog<DibatalBayar> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuan }) => `Batalkan Pembayaran ${idPengajuan}`}
      call={tagihan.batalBayarTagihan}
      initial={({ idTagihan, idPengajuan }) => ({ idTagihan, idPengajuan, alasan: "" })}
      checkedBy="browser"
      fallback="Gagal membatalkan pembayaran"
      submit="Batalkan pembayaran"
    >
      {(form, { nominal, namaRekening }) => (
        <Stack gap="md">
          <Text>
            {rupiah(nominal)} kembali ke {namaRekening} hari ini, dan tagihannya terbuka lagi sebesar itu.
          </Text>
          <Textarea
            label="Alasan"
            withAsterisk
            data-autofocus
            autosize
            minRows={2}
            maxLength={500}
            {...form.field("alasan")}
          />
        </Stack>
      )}
    </FormShell>
  );
}
