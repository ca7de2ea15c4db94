import { Stack } from "@mantine/core";
import { useRef } from "react";
import { blankOf } from "#kernel/record.ts";
import { useOfferUndo } from "#web/ui/dialog/undo.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { Stok } from "../../produk/daftarProduk.ts";
import type { Kategori } from "../../produk/isiProduk.ts";
import { isianUbah, ubahBanyak } from "../contract.ts";
import { Pratinjau } from "./Pratinjau.tsx";
import { RiwayatUbah } from "./RiwayatUbah.tsx";

/** The products to change: those that were chosen, or what a list shows. */
export type Sasaran = { sebut: string } & (
  | { idProduk: readonly number[] }
  | { cari: string; kategori: Kategori; stok: Stok; kolom: string | null }
);

const sasaranDari = (asked: Sasaran) =>
  "idProduk" in asked
    ? { idProduk: [...asked.idProduk], cari: "", kategori: null, stok: null, kolom: null }
    : { idProduk: null, cari: asked.cari, kategori: asked.kategori, stok: asked.stok, kolom: asked.kolom };

/** Changes many products at once, after a look at each of them before and after. */
export function UbahBanyakForm({ dialog }: { dialog: Dialog<Sasaran> }) {
  const tawarkan = useOfferUndo(ubahBanyak.batalkanUbahBanyak);
  // Beside the values of the form: who has only looked at the preview has filled in nothing, and is not asked on leaving.
  const tanda = useRef("");
  return (
    <FormShell
      dialog={dialog}
      title={({ sebut }) => `Ubah Banyak: ${sebut}`}
      call={ubahBanyak.ubahBanyakProduk}
      size="xl"
      draft={() => "ubah-banyak"}
      initial={(asked) => ({ ...blankOf(isianUbah), pembulatan: "1" as const, ...sasaranDari(asked), tanda: "" })}
      prepare={(values) => ({ ...values, tanda: tanda.current })}
      checkedBy="browser"
      fallback="Gagal mengubah produk"
      busy="Mengubah produk…"
      submit="Ubah"
      quiet
      done={({ message, data }) => tawarkan(message, { idUbahBanyak: data.idUbahBanyak })}
    >
      {(form) => (
        <Stack gap="md">
          <Fields>
            <DecimalField
              label={isianUbah.persen.label}
              description="Minus untuk menurunkan, 0 untuk membulatkan saja"
              inputWrapperOrder={["label", "input", "description", "error"]}
              satuan="%"
              {...form.field("persen")}
            />
            <RecordField of={isianUbah} name="pembulatan" form={form} description="Harga jual sesudah dinaikkan" />
            <RecordField
              of={isianUbah}
              name="minimalStock"
              form={form}
              description="Kosongkan untuk tidak mengubahnya"
            />
            <RecordField of={isianUbah} name="status" form={form} placeholder="Tidak diubah" />
          </Fields>
          <Pratinjau
            values={form.values}
            tandai={(dilihat) => {
              tanda.current = dilihat;
            }}
          />
          <RiwayatUbah />
        </Stack>
      )}
    </FormShell>
  );
}
