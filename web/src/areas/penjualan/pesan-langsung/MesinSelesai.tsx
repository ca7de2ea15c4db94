import { ribuan } from "#contract/format.ts";
import { barisPl } from "#contract/penjualan/isiPesanLangsung.ts";
import { type PesanLangsung, pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import { useAction } from "../../../api/hooks.ts";
import { JumlahSelesai, terlaluBanyak } from "../../../documents/JumlahSelesai.tsx";
import { useBerikutnya } from "../../../documents/useBerikutnya.ts";
import { Facts } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { recordFacts } from "../../../ui/record/recordFacts.tsx";
import { Jumlah } from "../../../ui/value/Money.tsx";

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
      initial={({ idOrderan, qtySelesai }) => ({ idOrderan, qtySelesai, selesai: 1 })}
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
