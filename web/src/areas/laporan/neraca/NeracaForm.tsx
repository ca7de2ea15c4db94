import { Divider, Text } from "@mantine/core";
import { tanggal, waktu } from "#contract/format.ts";
import { MAX_RUPIAH } from "#contract/kernel/types.ts";
import { ISIAN_KOSONG, LABEL_MANUAL, type Neraca, neraca, POS_MANUAL } from "#contract/laporan/neraca.ts";
import { send } from "../../../api/client.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";

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
      initial={({
        idNeraca,
        piutangUsaha,
        piutangKaryawan,
        pembangunan,
        assetLainLain,
        labaDitahan,
        deviden,
        versi,
      }) => ({
        idNeraca,
        piutangUsaha,
        piutangKaryawan,
        pembangunan,
        assetLainLain,
        labaDitahan,
        deviden,
        versi,
      })}
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
            {POS_MANUAL.map((pos) => {
              const { onChange, ...field } = form.field(pos);
              return (
                <MoneyInput
                  key={pos}
                  label={LABEL_MANUAL[pos]}
                  min={pos === "labaDitahan" ? -MAX_RUPIAH : 0}
                  {...field}
                  onChange={(value) => onChange(value)}
                />
              );
            })}
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
