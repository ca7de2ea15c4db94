import { Select } from "@mantine/core";
import { blankOf, filledOf, inOrder } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { KolomSendiriFields } from "#web/documents/KolomSendiriFields.tsx";
import { isianDari } from "#web/documents/kolomSendiri.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FieldProps, FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { Pelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { isianPelanggan, salesPelanggan } from "../isiPelanggan.ts";

const URUTAN = inOrder(isianPelanggan)("nama", "instansi", "telepon", "email", "termin", "npwp", "alamat", "catatan");
type Bound = FormApi<FormValues<typeof pelanggan.addPelanggan>>;

export function PelangganTambah({ dialog }: { dialog: Dialog }) {
  const { idUser } = useSession();
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Pelanggan"
      call={pelanggan.addPelanggan}
      draft={() => "baru"}
      initial={() => ({ ...blankOf(isianPelanggan), idSales: idUser, kolomSendiri: [] })}
      checkedBy="browser"
      fallback="Gagal menambahkan pelanggan"
      size="lg"
    >
      {(form) => <Isian form={form} mayAssign={null} />}
    </FormShell>
  );
}

export function PelangganEdit({ dialog }: { dialog: Dialog<Pelanggan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Edit ${nama}`}
      call={pelanggan.updatePelanggan}
      draft={({ idPelanggan }) => String(idPelanggan)}
      initial={(row) => ({
        idPelanggan: row.idPelanggan,
        ...filledOf(isianPelanggan, row),
        idSales: row.sales?.idUser ?? ("" as const),
        kolomSendiri: isianDari(row),
        versi: row.versi,
      })}
      checkedBy="browser"
      fallback="Gagal menyimpan pelanggan"
      size="lg"
    >
      {(form, row) => <Isian form={form} mayAssign={row.aksi.ubahSales.boleh ? null : row.aksi.ubahSales.alasan} />}
    </FormShell>
  );
}

/** `mayAssign`: why somebody else cannot be made responsible; null if that is possible. */
function Isian({ form, mayAssign }: { form: Bound; mayAssign: string | null }) {
  return (
    <Fields>
      {URUTAN.map((name) => (
        <RecordField
          key={name}
          of={isianPelanggan}
          name={name}
          form={form}
          description={name === "termin" ? "Kosong berarti memakai termin perusahaan" : undefined}
        />
      ))}
      <SalesSelect alasan={mayAssign} {...form.field("idSales")} />
      <KolomSendiriFields untuk="pelanggan" form={form} />
    </Fields>
  );
}

type SalesSelectProps = FieldProps & { alasan: string | null };

function SalesSelect({ alasan, value, onChange, ...rest }: SalesSelectProps) {
  const { data } = useCall(pelanggan.getPilihanSales, {});
  const options = (data?.data ?? []).map((one) => ({ value: String(one.idUser), label: one.namaLengkap }));
  const chosen = value === "" || value === null ? null : String(value);
  return (
    <Select
      label={salesPelanggan.idSales.label}
      description={alasan === null ? undefined : `${alasan} dapat menggantinya`}
      inputWrapperOrder={["label", "input", "description", "error"]}
      disabled={alasan !== null}
      searchable
      clearable
      clearButtonProps={{ "aria-label": "Hapus penanggung jawab" }}
      placeholder="Pilih karyawan"
      nothingFoundMessage="Tidak ditemukan"
      {...rest}
      data={options}
      value={options.some((one) => one.value === chosen) ? chosen : null}
      onChange={(next) => onChange(next === null ? "" : (Number(next) as Id<"karyawan">))}
    />
  );
}
