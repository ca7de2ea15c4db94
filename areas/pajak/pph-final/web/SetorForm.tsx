import { Stack, Text } from "@mantine/core";
import { namaBulan } from "#areas/laporan/bulan.ts";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { pphFinal } from "../contract.ts";
import { isianSetor, type RingkasanPphFinal } from "../isiPphFinal.ts";

/** Notes what was paid to the tax office of a month; the money itself goes out by a Pengajuan. */
export function SetorForm({ dialog }: { dialog: Dialog<RingkasanPphFinal> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ bulan }) => `Setoran PPh Final ${namaBulan(bulan)}`}
      call={pphFinal.catatSetorFinal}
      initial={({ bulan, pph, disetor, tglSetor, ntpn, versi }) => ({
        ...{ bulan, nominal: (versi > 0 ? disetor : pph) as number | string, ntpn, versi },
        tglSetor: tglSetor ?? jakartaToday(new Date()),
      })}
      checkedBy="browser"
      fallback="Gagal mencatat setoran"
    >
      {(form, { pph }) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Pajaknya {rupiah(pph)}. Uangnya keluar dengan Pengajuan; di sini dicatat bukti setornya. Isi 0 bila salah
            catat.
          </Text>
          <Fields>
            {inOrder(isianSetor)("nominal", "tglSetor", "ntpn").map((name) => (
              <RecordField key={name} of={isianSetor} name={name} form={form} />
            ))}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
