import { Stack, Text } from "@mantine/core";
import type { Id } from "#kernel/types.ts";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { ProdukPemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";

type PindahProdukProps = { dari: Id<"pemasok">; nama: string; dialog: Dialog<ProdukPemasok> };

/** Gives all purchase orders of a product to another supplier: one that turns out to be two is split so. */
export function PindahProduk({ dari, nama, dialog }: PindahProdukProps) {
  return (
    <FormShell
      dialog={dialog}
      title={({ namaProduk }) => `Pindahkan PO ${namaProduk}`}
      call={pemasok.pindahProdukPemasok}
      initial={({ idProduk }) => ({ dari, ke: null, idProduk: [idProduk] })}
      checkedBy="browser"
      fallback="Gagal memindahkan PO"
      submit="Pindahkan"
      busy="Memindahkan…"
    >
      {(form, { jumlahPo, namaProduk }) => (
        <Stack gap="sm">
          <Text size="sm">
            {jumlahPo} PO {namaProduk} dipindahkan dari {nama}. Nama yang tercatat di PO saat dibuat tidak berubah.
          </Text>
          <PemasokSelect
            label="Pemasok Tujuan"
            except={dari}
            description="Kosongkan untuk melepas PO dari pemasoknya"
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.field("ke")}
          />
        </Stack>
      )}
    </FormShell>
  );
}
