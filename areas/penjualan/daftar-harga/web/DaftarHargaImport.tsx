import type { Id } from "#kernel/types.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { ImportShell } from "#web/ui/file/ImportShell.tsx";
import { daftarHarga } from "../contract.ts";

export function DaftarHargaImport({ dialog, idDaftarHarga }: { dialog: Dialog; idDaftarHarga: Id<"daftarHarga"> }) {
  return (
    <ImportShell
      dialog={dialog}
      title="Import Harga"
      call={daftarHarga.importDaftarHarga}
      input={{ idDaftarHarga }}
      fallback="Gagal mengimpor harga"
      hint="Isi kolom Harga Daftar, atau Potongan %, di file dari Export; Kode Mesin menentukan produknya, dan baris baru boleh ditambahkan. Harga berlaku mulai hari ini; produk yang tidak ada di file tetap seperti semula."
    />
  );
}
