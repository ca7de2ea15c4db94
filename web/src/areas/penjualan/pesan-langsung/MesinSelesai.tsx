import { type PesanLangsung, pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { JumlahSelesai, terlaluBanyak } from "../../../documents/JumlahSelesai.tsx";
import { Facts } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";
import { terbaru } from "./terbaru.ts";

const sisa = (row: PesanLangsung): number => row.qty - row.qtySelesai;

/** How many machines were finished now. */
export function MesinSelesai({ dialog }: { dialog: Dialog<PesanLangsung> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Update Mesin Selesai"
      call={pesanLangsung.updatePl}
      initial={({ idOrderan, qtySelesai }) => ({ idOrderan, qtySelesai, selesai: 1 })}
      checkedBy="browser"
      check={({ selesai }, row) => ({ selesai: terlaluBanyak(sisa(row), selesai) })}
      fallback="Gagal melakukan update"
      reload={terbaru}
      submit="Update"
      size="sm"
    >
      {({ field, values, errorAt }, row) => (
        <>
          <Facts
            facts={[
              { label: "Mesin", value: row.produk.namaProduk, wide: true },
              { label: "Kode Order", value: row.idSo },
              { label: "Selesai", value: <Progres row={row} /> },
            ]}
          />
          <JumlahSelesai
            sisa={sisa(row)}
            {...field("selesai")}
            error={errorAt("selesai") ?? terlaluBanyak(sisa(row), values.selesai)}
          />
        </>
      )}
    </FormShell>
  );
}

const Progres = ({ row }: { row: PesanLangsung }) => (
  <>
    <Jumlah value={row.qtySelesai} /> dari <Jumlah value={row.qty} />
  </>
);
