import { jakartaToday } from "#kernel/format.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import { useTutupSampai } from "#web/documents/useTutupSampai.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianJurnalUmum, type JurnalUmum, jurnalUmum } from "../contract.ts";
import { berkala } from "../jadwal.ts";
import { BARIS_KOSONG, BarisFields } from "./BarisFields.tsx";
import { JadwalIsian } from "./JadwalIsian.tsx";

type Awal = Pick<JurnalUmum, "keterangan" | "baris">;
const KOSONG = { keterangan: "", baris: [BARIS_KOSONG, BARIS_KOSONG] };

/** The lines as they are typed: a side without an amount is blank. */
const isianBaris = ({ baris }: Awal) =>
  baris.map(({ idAkun, debit, kredit }) => ({ idAkun, debit: debit || "", kredit: kredit || "" }));

/** A new entry; with another one, what it says and its lines. Its day, repetition and proofs are its own. */
export function JurnalUmumForm({ dialog }: { dialog: Dialog<JurnalUmum | null> }) {
  const tutupSampai = useTutupSampai();
  return (
    <FormShell
      dialog={dialog}
      title={(asal) => (asal === null ? "Buat Jurnal Umum" : `Duplikat Jurnal Umum ${asal.idJurnalUmum}`)}
      call={jurnalUmum.addJurnalUmum}
      draft={(asal) => asal?.idJurnalUmum ?? "baru"}
      initial={(asal) => ({
        ...(asal === null ? KOSONG : { keterangan: asal.keterangan, baris: isianBaris(asal) }),
        tanggal: jakartaToday(new Date()),
        ...{ ulangan: "Sekali" as const, ulangSampai: "" },
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
