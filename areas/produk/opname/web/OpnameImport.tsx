import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { ImportShell } from "#web/ui/file/ImportShell.tsx";
import { opname } from "../contract.ts";

export function OpnameImport({ dialog, idOpname }: { dialog: Dialog; idOpname: string }) {
  return (
    <ImportShell
      dialog={dialog}
      title={`Unggah Lembar Hitung ${idOpname}`}
      call={opname.importExcelOpname}
      input={{ idOpname }}
      csv
      fallback="Gagal membaca lembar hitung"
      hint="Isi kolom Hasil Hitung dari Lembar Hitung (.xlsx), atau file .csv dengan kolom Kode Mesin dan Hasil Hitung. Yang kosong tetap belum dihitung. Yang dicatat adalah stock di buku saat lembar ini diunggah, jadi unggah segera sesudah menghitung."
    />
  );
}
