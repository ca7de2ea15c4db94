import { Select, Stack, Text } from "@mantine/core";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { send } from "#web/api/client.ts";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { type Akun, akun, JENIS_AKUN, JENIS_LABA } from "../contract.ts";

type PetakanFormProps = { dialog: Dialog<Akun>; semua: readonly Akun[] };

/** The form that maps a need to an account, or chooses its side in the profit. */
export function PetakanForm({ dialog, semua }: PetakanFormProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Dihitung Sebagai: ${nama}`}
      call={akun.assignAkun}
      initial={({ idAkun, idAkunLaporan, kebutuhan, belumDipetakan, jenis, versi }) => ({
        idAkun,
        versi,
        induk: kebutuhan === "neraca" && !belumDipetakan ? idAkunLaporan : null,
        jenis: kebutuhan === "laba" ? (JENIS_LABA.find((sisi) => sisi === jenis) ?? null) : null,
      })}
      checkedBy="browser"
      fallback="Gagal memetakan kebutuhan"
      ask={({ idAkun, induk }) => askImpact(send(dampakLaba.getDampakAkun, { idAkun, induk }))}
      reload={async ({ idAkun }) => {
        const { data } = await send(akun.getBaganAkun, {});
        return data.find((row) => row.idAkun === idAkun);
      }}
    >
      {(form, row) => (row.kebutuhan === "laba" ? <Jenis form={form} /> : <Induk form={form} semua={semua} />)}
    </FormShell>
  );
}

const BERLAKU = "Berlaku untuk semua bulan yang belum ditutup.";

type Form = { form: FormApi<FormValues<typeof akun.assignAkun>> };

const Jenis = ({ form }: Form) => (
  <Stack gap="sm">
    <Text size="sm">Kebutuhan ini mempunyai komponen laba: pilih sisinya di laba rugi. {BERLAKU}</Text>
    <Select label="Jenis Akun" withAsterisk allowDeselect={false} data={[...JENIS_LABA]} {...form.field("jenis")} />
  </Stack>
);

function Induk({ form, semua }: Form & { semua: readonly Akun[] }) {
  const pilihan = semua.filter((row) => !row.kendali && !row.penampung && row.kebutuhan === null);
  const { value, onChange, ...field } = form.field("induk");
  return (
    <Stack gap="sm">
      <Text size="sm">Kebutuhan tanpa komponen laba dihitung di akun yang dipilih. {BERLAKU}</Text>
      <Select
        label="Dihitung sebagai"
        placeholder="Belum dipetakan"
        searchable
        clearable
        clearButtonProps={{ "aria-label": "Hapus akun" }}
        nothingFoundMessage="Tidak ditemukan"
        data={JENIS_AKUN.map((jenis) => ({
          group: jenis,
          items: pilihan
            .filter((row) => row.jenis === jenis)
            .map(({ idAkun, kode, nama }) => ({ value: String(idAkun), label: `${kode} ${nama}` })),
        }))}
        {...field}
        value={value === null ? null : String(value)}
        onChange={(id) => onChange(id === null ? null : Number(id))}
      />
    </Stack>
  );
}
