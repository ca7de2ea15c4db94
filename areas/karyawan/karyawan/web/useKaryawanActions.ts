import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { faktorKedua } from "../../faktor-kedua/contract.ts";
import { type Karyawan, karyawan } from "../contract.ts";
import type { Passwords } from "./PasswordAwalDialog.tsx";

/** The key of an employee in the address: the id, because the employee number can change. */
export const lockKaryawan = ({ idUser }: Karyawan): string => String(idUser);

type Dialogs = { detail: Addressed<string>; edit: Addressed<Karyawan>; passwords: Dialog<Passwords> };

/** The row actions of an employee. */
export function useKaryawanActions({ detail, edit, passwords }: Dialogs): RowAction<Karyawan>[] {
  const hapus = useConfirmedCall({
    call: karyawan.deleteUser,
    input: ({ idUser }: Karyawan) => ({ idUser }),
    ask: "Apakah anda yakin untuk menghapus karyawan ini?",
    text: ({ namaLengkap, bawahan }) =>
      bawahan === 0
        ? `${namaLengkap}.\n${PASTIKAN}`
        : `${PASTIKAN}\n${bawahan} karyawan melapor kepada ${namaLengkap}.`,
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
      passwords.open({ title: message, rows: [{ noKaryawan, namaLengkap, passwordAwal: data.passwordAwal }] }),
  });
  const resetFaktorKedua = useConfirmedCall({
    call: faktorKedua.resetFaktorKedua,
    input: ({ idUser }: Karyawan) => ({ idUser }),
    ask: ({ namaLengkap }) => `Reset faktor kedua ${namaLengkap}?`,
    text: "Aplikasi autentikator, passkey dan kode pemulihannya dilepas, semua sesinya berakhir. Pastikan ia sendiri yang meminta.",
    busy: "Mereset…",
    fallback: "Gagal mereset faktor kedua",
  });
  return [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, lockKaryawan) },
    { kind: "edit", call: karyawan.updateUser, boleh: (row) => row.aksi.edit, ...opens(edit) },
    {
      kind: "resetPassword",
      call: karyawan.resetPassword,
      boleh: (row) => row.aksi.resetPassword,
      run: resetPassword,
    },
    {
      kind: "faktorKedua",
      call: faktorKedua.resetFaktorKedua,
      boleh: (row) => row.aksi.resetFaktorKedua,
      run: resetFaktorKedua,
    },
    { kind: "hapus", call: karyawan.deleteUser, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
}
