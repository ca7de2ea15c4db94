import { Stack, Text } from "@mantine/core";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Kunjungan, kunjungan } from "../contract.ts";

/** Cancels a visit, or takes back what was noted wrongly. */
export const UrungForm = ({ dialog }: { dialog: Dialog<Kunjungan> }) => (
  <FormShell
    dialog={dialog}
    title={({ idKunjungan, status }) => `${status === "direncanakan" ? "Batalkan" : "Urungkan"} ${idKunjungan}`}
    call={kunjungan.urungkanKunjungan}
    initial={({ idKunjungan }) => ({ idKunjungan, alasan: "" })}
    checkedBy="browser"
    fallback="Gagal mengurungkan kunjungan"
    submit="Urungkan"
  >
    {({ field }, { status, part, tanggungan }) => (
      <Stack gap="sm">
        {status === "dikerjakan" && (
          <Text>
            {part.length > 0 && tanggungan === "garansi" ? "Part yang dipakai kembali ke stock. " : ""}
            Catatannya tetap terlihat sebagai diurungkan; rencanakan kunjungan baru untuk mencatat yang benar.
          </Text>
        )}
        <AlasanField form={{ field }} autoFocus />
      </Stack>
    )}
  </FormShell>
);
