import { ribuan } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import { JumlahSelesai, terlaluBanyak } from "#web/documents/JumlahSelesai.tsx";
import { useBerikutnya } from "#web/documents/useBerikutnya.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { type Po, po } from "../contract.ts";
import { sebutanUnit } from "../isiPo.ts";

const sisa = (row: Po): number => row.qty - row.qtySelesai;

/** The form for units of a purchase order that arrived. */
export function PoSelesai({ dialog }: { dialog: Dialog<Po> }) {
  const berikutnya = useBerikutnya();
  const urungkan = useAction(po.undoPoSelesai, { fallback: "Gagal mengurungkan mesin selesai", fieldErrors: "dialog" });
  return (
    <FormShell
      dialog={dialog}
      title="Update PO Mesin Selesai"
      call={po.updatePoSelesai}
      initial={({ idPo, idProduk, qtySelesai }) => ({ idPo, idProduk, qtySelesai, selesai: 1 })}
      checkedBy="browser"
      draft={({ idPo }) => String(idPo)}
      check={({ selesai }, row) => ({ selesai: terlaluBanyak(sisa(row), selesai) })}
      fallback="Gagal melakukan update"
      done={(_, row, values) => {
        const { idPo, kloter, qtySelesai } = row;
        const selesai = Number(values.selesai);
        const semua = selesai === sisa(row);
        const href = `/admin/po?tab=selesai&bayar=${idPo}`;
        berikutnya(
          `${semua ? "Semua" : ribuan(selesai)} ${sebutanUnit(row)} PO ${kloter} selesai`,
          semua ? { call: po.updatePoLunas, label: "Bayar PO", href } : null,
          () => urungkan.mutateAsync({ idPo, selesai, qtySelesai: qtySelesai + selesai }),
        );
      }}
      submit="Update"
      size="sm"
    >
      {({ field, values, errorAt }, row) => (
        <>
          <Facts
            facts={[
              { label: row.satuan === "" ? "Mesin" : "Bahan", value: `${row.namaProduk} (${row.kloter})`, wide: true },
              { label: "Selesai", value: <Progres row={row} /> },
              { label: "Ditunggu Pesan Langsung", value: <Jumlah value={ditunggu(row)} /> },
            ]}
          />
          <JumlahSelesai
            sisa={sisa(row)}
            {...(row.satuan !== "" && { label: `Jumlah ${row.satuan} datang` })}
            {...field("selesai")}
            error={errorAt("selesai") ?? terlaluBanyak(sisa(row), values.selesai)}
          />
        </>
      )}
    </FormShell>
  );
}

const Progres = ({ row }: { row: Po }) => (
  <>
    <Jumlah value={row.qtySelesai} /> dari <Jumlah value={row.qty} />
  </>
);

/** Units that go to lines made to order before any goes to stock. */
const ditunggu = ({ orderan }: Po): number =>
  orderan
    .filter((line) => !line.dilepas && line.tglAwalPengerjaan !== null)
    .reduce((sum, line) => sum + line.qty - line.qtyDilayani, 0);
