import { jakartaToday } from "#kernel/format.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { useTutupSampai } from "#web/documents/useTutupSampai.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianJurnalUmum, jurnalUmum } from "../contract.ts";
import { berkala } from "../jadwal.ts";
import { BARIS_KOSONG, BarisFields } from "./BarisFields.tsx";
import { JadwalIsian } from "./JadwalIsian.tsx";

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
        ...{ ulangan: "Sekali" as const, ulangSampai: "" },
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
          <RecordField of={isianJurnalUmum} name="ulangan" form={form} />
          {berkala(form.values.ulangan ?? "") && (
            <RecordField of={isianJurnalUmum} name="ulangSampai" form={form} withAsterisk />
          )}
          <BarisFields form={form} />
          <JadwalIsian values={form.values} />
          <DokumenField form={form} />
        </Fields>
      )}
    </FormShell>
  );
}
