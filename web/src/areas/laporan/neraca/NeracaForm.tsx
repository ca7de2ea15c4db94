import { Divider, Text } from "@mantine/core";
import { tanggal, waktu } from "#contract/format.ts";
import { filledOf } from "#contract/kernel/record.ts";
import { ISIAN_KOSONG, isianNeraca, type Neraca, neraca, POS_MANUAL } from "#contract/laporan/neraca.ts";
import { send } from "../../../api/client.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import { RecordField } from "../../../ui/record/RecordField.tsx";

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
      reload={async ({ tglNeraca }) => {
        const [tahun = 0, bulan = 0, hari = 0] = tglNeraca.split("-").map(Number);
        return (await send(neraca.getNeracaByTanggal, { tahun, bulan, tanggal: hari })).data;
      }}
    >
      {(form, entri) => (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {entri.manual
              ? `Angka dari ${tanggal(entri.manual.tanggal)}, diisi oleh ${entri.manual.nama} pada ${waktu(entri.manual.waktu)}. `
              : "Belum pernah diisi. "}
            Yang disimpan berlaku mulai {tanggal(entri.tglNeraca)} sampai diisi kembali.
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
      )}
    </FormShell>
  );
}
