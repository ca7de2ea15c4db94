import { Select, Stack } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { masukan } from "../contract.ts";
import { isianMasukan, isiMasukan, type Masukan } from "../isiMasukan.ts";

const faktaOf = (row: Masukan) => recordFacts(isiMasukan, row, "nama", "npwp", "nomor", "tanggal", "dpp", "ppn");

/** Says of which bill a faktur is. */
export function HubungkanForm({ dialog }: { dialog: Dialog<Masukan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Hubungkan Faktur ${nomor}`}
      call={masukan.hubungkanMasukan}
      initial={({ idFakturMasukan, versi }) => ({ idFakturMasukan, versi, idTagihan: "" })}
      checkedBy="browser"
      fallback="Gagal menghubungkan faktur masukan"
      submit="Hubungkan"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={faktaOf(row)} />
          <PilihTagihan idFakturMasukan={row.idFakturMasukan} {...form.field("idTagihan")} />
        </Stack>
      )}
    </FormShell>
  );
}

type PilihTagihanProps = {
  idFakturMasukan: number;
  value: string;
  error?: React.ReactNode;
  onChange: (value: string) => void;
};

function PilihTagihan({ idFakturMasukan, value, error, onChange }: PilihTagihanProps) {
  const { data: answer } = useCall(masukan.getCalonTagihan, { idFakturMasukan });
  return (
    <Select
      label="Tagihan"
      withAsterisk
      searchable
      data-autofocus
      allowDeselect={false}
      placeholder="Pilih tagihan"
      nothingFoundMessage="Tidak ada tagihan dengan PPN sebesar itu"
      data={(answer?.data ?? []).map(({ idTagihan, namaPemasok, nomor, sisa, npwpSama }) => ({
        value: idTagihan,
        label: [namaPemasok, nomor, rupiah(sisa), npwpSama ? "NPWP sama" : null].filter(Boolean).join(" · "),
      }))}
      value={value === "" ? null : value}
      error={error}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}

/** Says why no bill is to come for a faktur. */
export function KesampingkanForm({ dialog }: { dialog: Dialog<Masukan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nomor }) => `Kesampingkan Faktur ${nomor}`}
      call={masukan.kesampingkanMasukan}
      initial={({ idFakturMasukan, versi, tanpaTagihan }) => ({ idFakturMasukan, versi, tanpaTagihan })}
      checkedBy="browser"
      fallback="Gagal mengesampingkan faktur masukan"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={faktaOf(row)} />
          <RecordField
            of={isianMasukan}
            name="tanpaTagihan"
            form={form}
            data-autofocus
            description="Misalnya dibayar lewat Pengajuan tanpa tagihan. Kosong: kembali menunggu tagihannya."
          />
        </Stack>
      )}
    </FormShell>
  );
}
