import { Stack, Text } from "@mantine/core";
import { inOrder } from "#kernel/record.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { rekeningKoran } from "../contract.ts";
import { type JudulKolom, judulKolom } from "../isiKoran.ts";

const KOSONG = { tanggal: "", keterangan: "", debit: "", kredit: "", jumlah: "", tanda: "", saldo: "" };
type JudulProps = { dialog: Dialog; idRekening: number; judul: JudulKolom | null };

/** The names of the columns in the files of an account whose bank uses other words. */
export function JudulKoran({ dialog, idRekening, judul }: JudulProps) {
  return (
    <FormShell
      dialog={dialog}
      title="Nama kolom berkas"
      call={rekeningKoran.setJudulKoran}
      initial={() => ({ idRekening, ...KOSONG, ...judul })}
      checkedBy="server"
      fallback="Gagal menyimpan nama kolom"
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Isi judul kolom seperti tertulis di berkas bank, hanya bila berkasnya tidak dikenali. Debit dan kredit, atau
            jumlah dengan kolom DB/CR.
          </Text>
          <Fields>
            {inOrder(judulKolom)("tanggal", "keterangan", "debit", "kredit", "jumlah", "tanda", "saldo").map((name) => (
              <RecordField key={name} of={judulKolom} name={name} form={form} />
            ))}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
