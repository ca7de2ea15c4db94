import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { ImportShell } from "#web/ui/file/ImportShell.tsx";
import { produk } from "../contract.ts";

export function ProdukImport({ dialog }: { dialog: Dialog }) {
  return (
    <ImportShell
      dialog={dialog}
      title="Import Produk"
      call={produk.importExcelProduk}
      fallback="Gagal import produk"
      hint="Isi file dari Download Format Import: satu baris untuk satu produk baru. Atau ubah file dari Export Mesin: baris yang diubah memperbarui produknya, baris tanpa Penanda menjadi produk baru. Semua baris disimpan, atau tidak satu pun."
      format={
        <ExportButton
          call={produk.formatImportProduk}
          input={{}}
          label="Download Format Import"
          fallback="Gagal download format import"
        />
      }
    />
  );
}
