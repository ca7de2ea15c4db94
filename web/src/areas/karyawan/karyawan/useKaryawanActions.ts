import { type Karyawan, karyawan } from "#contract/karyawan/karyawan.ts";
import { PASTIKAN } from "../../../ui/dialog/dialogs.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import type { Passwords } from "./PasswordAwalDialog.tsx";

type Opens = {
  detail: (idUser: string) => void;
  edit: (row: Karyawan) => void;
  passwords: (made: Passwords) => void;
};

/** What can be done with an employee of the list. */
export function useKaryawanActions({ detail, edit, passwords }: Opens): RowAction<Karyawan>[] {
  const hapus = useConfirmedCall({
    call: karyawan.deleteUser,
    input: ({ idUser }: Karyawan) => ({ idUser }),
    ask: "Apakah anda yakin untuk menghapus karyawan ini?",
    text: ({ namaLengkap, bawahan }) =>
      bawahan === 0 ? PASTIKAN : `${PASTIKAN}\n${bawahan} karyawan melapor kepada ${namaLengkap}.`,
    busy: "Menghapus…",
    fallback: "Gagal hapus Karyawan",
  });
  const resetPassword = useConfirmedCall({
    call: karyawan.resetPassword,
    input: ({ idUser }: Karyawan) => ({ idUser }),
    ask: ({ namaLengkap }) => `Apakah anda yakin untuk mereset password ${namaLengkap}?`,
    busy: "Membuat password baru…",
    fallback: "Gagal reset password",
    quiet: true,
    done: ({ data, message }, { noKaryawan, namaLengkap }) =>
      passwords({ title: message, rows: [{ noKaryawan, namaLengkap, passwordAwal: data.passwordAwal }] }),
  });
  return [
    { kind: "detail", call: "everyone", boleh: "always", run: (row) => detail(String(row.idUser)) },
    { kind: "edit", call: karyawan.updateUser, boleh: (row) => row.aksi.edit, run: edit },
    {
      kind: "resetPassword",
      call: karyawan.resetPassword,
      boleh: (row) => row.aksi.resetPassword,
      run: resetPassword,
    },
    { kind: "hapus", call: karyawan.deleteUser, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
}
