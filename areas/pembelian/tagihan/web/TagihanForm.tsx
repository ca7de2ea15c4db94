import { Text } from "@mantine/core";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { BesideProofs } from "#web/ui/picture/BesideProofs.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { jumlahTagihan, MAX_FOTO_TAGIHAN, tagihan } from "../contract.ts";
import { isianTagihan } from "../isiTagihan.ts";
import { type Barang, BarangFields, type Values } from "./BarangFields.tsx";
import { BIAYA_KOSONG, type Biaya, BiayaFields } from "./BiayaFields.tsx";
import { PpnFields } from "./PpnFields.tsx";

type TagihanFormProps = { dialog: Dialog<void>; biaya?: boolean };

/** Enters a supplier's bill; `biaya`: one of costs alone, as of a carrier. */
export function TagihanForm({ dialog, biaya = false }: TagihanFormProps) {
  return (
    <FormShell
      dialog={dialog}
      title={biaya ? "Catat Biaya Masuk" : "Catat Tagihan Pemasok"}
      call={tagihan.addTagihan}
      draft={() => (biaya ? "biaya" : "baru")}
      initial={() => ({
        ...{ idPemasok: "", nomor: "", tglTagihan: jakartaToday(new Date()), jatuhTempo: "", keterangan: "" },
        ...{ ppn: 0 as number | string, nomorFaktur: "", tglFaktur: "" },
        barang: [],
        biaya: (biaya ? [BIAYA_KOSONG] : []) as Values["biaya"],
        dokumen: [],
      })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal mencatat tagihan"
      busy="Menyimpan tagihan…"
      submit="Catat"
      size="72rem"
    >
      {(form) => (
        <BesideProofs files={form.values.dokumen}>
          <Fields>
            <PemasokSelect
              withAsterisk
              {...form.field("idPemasok")}
              onChange={(idPemasok) => {
                form.set("idPemasok", idPemasok ?? "");
                form.set("barang", []);
                form.set("ppn", 0);
              }}
            />
            <RecordField of={isianTagihan} name="nomor" form={form} />
            <RecordField of={isianTagihan} name="tglTagihan" form={form} latest={jakartaToday(new Date())} />
            <RecordField
              of={isianTagihan}
              name="jatuhTempo"
              form={form}
              description="Kosong: tanggal tagihan ditambah termin pemasok"
            />
            {!biaya && <BarangFields form={form} />}
            <BiayaFields form={form} />
            <PpnFields form={form} />
            <FieldProblem>{form.field("barang").error}</FieldProblem>
            <Total
              barang={form.values.barang as readonly Barang[]}
              biaya={form.values.biaya as readonly Biaya[]}
              ppn={Number(form.values.ppn) || 0}
            />
            <RecordField of={isianTagihan} name="keterangan" form={form} />
            <DokumenField form={form} max={MAX_FOTO_TAGIHAN} withAsterisk={false} />
          </Fields>
        </BesideProofs>
      )}
    </FormShell>
  );
}

type TotalProps = { barang: readonly Barang[]; biaya: readonly Biaya[]; ppn: number };

function Total({ barang, biaya, ppn }: TotalProps) {
  return (
    <Text fw={600} role="status" data-wide>
      Total tagihan {rupiah(jumlahTagihan(barang, biaya) + ppn)}
    </Text>
  );
}
