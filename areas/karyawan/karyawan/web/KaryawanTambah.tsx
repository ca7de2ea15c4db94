import { nomorKaryawan } from "#kernel/nomorKaryawan.ts";
import { blankOf } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { karyawan } from "../contract.ts";
import { dataDiri } from "../isiKaryawan.ts";
import { AlamatFields, DataDiriFields } from "./DataDiriFields.tsx";
import type { Passwords } from "./PasswordAwalDialog.tsx";
import { PekerjaanFields } from "./PekerjaanFields.tsx";

const kosong = {
  ...blankOf(dataDiri),
  idRole: "",
  idAtasan: null,
  idDivisi: null,
  idJabatan: null,
  /** null: the usual menus of the role. */
  menu: null,
};

type KaryawanTambahProps = { dialog: Dialog; onAdded: (passwords: Passwords) => void };

export function KaryawanTambah({ dialog, onAdded }: KaryawanTambahProps) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Karyawan"
      call={karyawan.addUser}
      draft={() => "baru"}
      initial={() => kosong}
      checkedBy="browser"
      fallback="Gagal menambahkan Karyawan"
      size="xl"
      quiet
      done={({ data, message }, _, sent) =>
        onAdded({
          title: message,
          rows: [
            {
              noKaryawan: nomorKaryawan(String(sent.noKaryawan)),
              namaLengkap: sent.namaLengkap,
              passwordAwal: data.passwordAwal,
            },
          ],
        })
      }
    >
      {(form) => (
        <>
          <DataDiriFields form={form} />
          <PekerjaanFields form={form} roleLocked={false} sendiri={null} />
          <AlamatFields form={form} />
        </>
      )}
    </FormShell>
  );
}
