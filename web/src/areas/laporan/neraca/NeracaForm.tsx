import { Divider, Text } from "@mantine/core";
import { tanggal, waktu } from "#contract/format.ts";
import { filledOf } from "#contract/kernel/record.ts";
import { ISIAN_KOSONG, isianNeraca, type Neraca, neraca, POS_MANUAL } from "#contract/laporan/neraca.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "../../../ui/form/formTypes.ts";
import { RecordField } from "../../../ui/record/RecordField.tsx";

type Values = FormValues<typeof neraca.inputDataNeracaManual>;

/** The six figures that no book holds, as they stand on a day. */
export function NeracaForm({ dialog }: { dialog: Dialog<Neraca> }) {
  return (
    <FormShell
      dialog={dialog}
      title={(entri) => `Update Data Neraca ${tanggal(entri.tglNeraca)}`}
      call={neraca.inputDataNeracaManual}
      checkedBy="browser"
      toastWhenWrong={ISIAN_KOSONG}
      fallback="Gagal edit data neraca"
      size="lg"
      initial={({ idNeraca, versi, ...entri }) => ({ idNeraca, versi, ...filledOf(isianNeraca, entri) })}
    >
      {(form, entri) => <Isi form={form} entri={entri} />}
    </FormShell>
  );
}

function Isi({ form, entri }: { form: FormApi<Values>; entri: Neraca }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {asalAngka(entri)} Yang disimpan berlaku mulai {tanggal(entri.tglNeraca)} sampai diisi kembali.
      </Text>
      <Fields>
        {POS_MANUAL.map((pos) => (
          <RecordField key={pos} of={isianNeraca} name={pos} form={form} />
        ))}
      </Fields>
      <Divider my="md" />
      <Section title="Riwayat">
        <HistoryPanel jenis="neraca" id={entri.idNeraca} />
      </Section>
    </>
  );
}

const asalAngka = ({ manual }: Neraca): string =>
  manual
    ? `Angka dari ${tanggal(manual.tanggal)}, diisi oleh ${manual.nama} pada ${waktu(manual.waktu)}.`
    : "Belum pernah diisi.";
