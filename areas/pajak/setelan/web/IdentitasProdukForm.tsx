import { Select, Stack } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { pajak } from "../contract.ts";
import { type IdentitasProduk, identitasProduk } from "../isiPajak.ts";
import { KodeSelect } from "./KodeSelect.tsx";

/** How Coretax calls a product. */
export function IdentitasProdukForm({ dialog }: { dialog: Dialog<IdentitasProduk> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ namaProduk }) => `Kode Pajak ${namaProduk}`}
      call={pajak.updateIdentitasProduk}
      draft={({ idProduk }) => String(idProduk)}
      initial={({ idProduk, jenis, kode, satuan, versi }) => ({ idProduk, jenis, kode, satuan, versi })}
      checkedBy="browser"
      fallback="Gagal menyimpan kode pajak"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Select
            label={identitasProduk.jenis.label}
            withAsterisk
            allowDeselect={false}
            data={JENIS}
            {...form.field("jenis")}
            onChange={(jenis) => {
              if (jenis === null || jenis === form.values.jenis) return;
              form.set("jenis", jenis as IdentitasProduk["jenis"]);
              // Goods and services have lists of their own; both know this code for what has none.
              form.set("kode", "000000");
            }}
          />
          <KodeSelect
            key={form.values.jenis}
            label={identitasProduk.kode.label}
            withAsterisk
            jenis={form.values.jenis === "A" ? "barang" : "jasa"}
            nama={form.values.kode === row.kode ? row.namaKode : ""}
            {...form.field("kode")}
          />
          <KodeSelect
            label={identitasProduk.satuan.label}
            withAsterisk
            jenis="satuan"
            nama={row.namaSatuan}
            {...form.field("satuan")}
          />
        </Stack>
      )}
    </FormShell>
  );
}

const JENIS = [
  { value: "A", label: "Barang" },
  { value: "B", label: "Jasa" },
];
