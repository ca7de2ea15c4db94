import { blankOf, inOrder } from "#contract/kernel/record.ts";
import { isianKeluarRusak } from "#contract/produk/isiProduk.ts";
import { type Produk, produk } from "#contract/produk/produk.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { RecordField } from "../../../ui/record/RecordField.tsx";

const ISI = inOrder(isianKeluarRusak)("cara", "qty", "keterangan");

/** The form for damaged units that were repaired or thrown away. */
export function RusakKeluar({ dialog }: { dialog: Dialog<Produk> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ namaProduk }) => `Barang Rusak ${namaProduk}`}
      call={produk.keluarkanRusak}
      initial={({ idProduk, jumlahRusak }: Produk) => ({ idProduk, ...blankOf(isianKeluarRusak), qty: jumlahRusak })}
      checkedBy="browser"
      ask="Apakah anda yakin untuk mengeluarkan barang rusak ini?"
      fallback="Gagal update produk"
    >
      {(form, { jumlahRusak }) => (
        <Fields>
          {ISI.map((name) => (
            <RecordField
              key={name}
              of={isianKeluarRusak}
              name={name}
              form={form}
              description={name === "qty" ? `${jumlahRusak} unit rusak` : undefined}
            />
          ))}
        </Fields>
      )}
    </FormShell>
  );
}
