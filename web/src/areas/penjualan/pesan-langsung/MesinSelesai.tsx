import { barisPl } from "#contract/penjualan/isiPesanLangsung.ts";
import { type PesanLangsung, pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { JumlahSelesai, terlaluBanyak } from "../../../documents/JumlahSelesai.tsx";
import { Facts } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";

const sisa = (row: PesanLangsung): number => row.qty - row.qtySelesai;

/** The form for machines that were finished. */
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
      submit="Update"
      size="sm"
    >
      {({ field, values, errorAt }, row) => (
        <>
          <Facts
            facts={[
              { label: "Mesin", value: row.produk.namaProduk, wide: true },
              ...recordFacts(barisPl, row, "idSo"),
              { label: barisPl.qtySelesai.short, value: <Progres row={row} /> },
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
