import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { ImportShell } from "#web/ui/file/ImportShell.tsx";
import { karyawan } from "../contract.ts";
import type { Passwords } from "./PasswordAwalDialog.tsx";

type KaryawanImportProps = { dialog: Dialog; onImported: (passwords: Passwords) => void };

export function KaryawanImport({ dialog, onImported }: KaryawanImportProps) {
  return (
    <ImportShell
      dialog={dialog}
      title="Import Excel"
      call={karyawan.importExcelKaryawan}
      fallback="Gagal import produk"
      hint="Isi file dari Download Format Import: satu baris untuk satu karyawan. Semua baris disimpan, atau tidak satu pun."
      done={({ data, message }) => onImported({ title: message, rows: data })}
    />
  );
}
