import { ribuan } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import { JumlahSelesai, terlaluBanyak } from "#web/documents/JumlahSelesai.tsx";
import { useBerikutnya } from "#web/documents/useBerikutnya.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { type PesanLangsung, pesanLangsung } from "../contract.ts";
import { barisPl } from "../isiPesanLangsung.ts";
import { BahanPl } from "./BahanPl.tsx";

const sisa = (row: PesanLangsung): number => row.qty - row.qtySelesai;

/** The form for machines that were finished. */
export function MesinSelesai({ dialog }: { dialog: Dialog<PesanLangsung> }) {
  const berikutnya = useBerikutnya();
  const urungkan = useAction(pesanLangsung.undoPl, {
    fallback: "Gagal mengurungkan mesin selesai",
    fieldErrors: "dialog",
  });
  return (
    <FormShell
      dialog={dialog}
      title="Update Mesin Selesai"
      call={pesanLangsung.updatePl}
      initial={({ idOrderan, qtySelesai }) => ({ idOrderan, qtySelesai, selesai: 1, bahan: null })}
      checkedBy="browser"
      draft={({ idOrderan }) => String(idOrderan)}
      check={({ selesai }, row) => ({ selesai: terlaluBanyak(sisa(row), selesai) })}
      fallback="Gagal melakukan update"
      done={(_, row, values) => {
        const { idOrderan, idSo, qtySelesai, produk } = row;
        const selesai = Number(values.selesai);
        const semua = selesai === sisa(row);
        const href = `/admin/suratjalan?baru=${idSo}`;
        berikutnya(
          `${semua ? "" : `${ribuan(selesai)} `}${produk.namaProduk} untuk ${idSo} selesai`,
          semua ? { call: suratJalan.addSuratJalan, label: "Buat surat jalan", href } : null,
          () => urungkan.mutateAsync({ idOrderan, selesai, qtySelesai: qtySelesai + selesai }),
        );
      }}
      submit="Update"
      size="sm"
    >
      {(form, row) => (
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
            {...form.field("selesai")}
            error={form.errorAt("selesai") ?? terlaluBanyak(sisa(row), form.values.selesai)}
          />
          <BahanPl form={form} />
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
