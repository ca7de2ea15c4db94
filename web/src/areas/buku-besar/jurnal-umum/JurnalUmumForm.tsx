import { isianJurnalUmum, jurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import { jakartaToday } from "#contract/format.ts";
import { DokumenField } from "../../../documents/DokumenField.tsx";
import { useTutupSampai } from "../../../documents/useTutupSampai.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { RecordField } from "../../../ui/record/RecordField.tsx";
import { BARIS_KOSONG, BarisFields } from "./BarisFields.tsx";

export function JurnalUmumForm({ dialog }: { dialog: Dialog }) {
  const tutupSampai = useTutupSampai();
  return (
    <FormShell
      dialog={dialog}
      title="Buat Jurnal Umum"
      call={jurnalUmum.addJurnalUmum}
      draft={() => "baru"}
      initial={() => ({
        tanggal: jakartaToday(new Date()),
        keterangan: "",
        baris: [BARIS_KOSONG, BARIS_KOSONG],
        dokumen: [],
      })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal membuat jurnal umum"
      busy="Menyimpan jurnal…"
      submit="Ajukan"
      size="xl"
    >
      {(form) => (
        <Fields>
          <RecordField
            of={isianJurnalUmum}
            name="tanggal"
            form={form}
            latest={jakartaToday(new Date())}
            closed={tutupSampai}
          />
          <RecordField of={isianJurnalUmum} name="keterangan" form={form} />
          <BarisFields form={form} />
          <DokumenField form={form} />
        </Fields>
      )}
    </FormShell>
  );
}
