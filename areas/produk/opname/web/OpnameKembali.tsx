import { Textarea } from "@mantine/core";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type Opname, opname } from "../contract.ts";

/** Sends an opname back to be counted again, and says what. */
export function OpnameKembali({ dialog }: { dialog: Dialog<Opname> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idOpname }) => `Kembalikan ${idOpname}`}
      call={opname.kembalikanOpname}
      initial={({ idOpname, versi }) => ({ idOpname, versi, note: "" })}
      checkedBy="browser"
      toastWhenWrong
      fallback="Gagal mengembalikan stock opname"
      submit="Kembalikan"
    >
      {({ field }) => (
        <Fields>
          <Textarea label="Yang dihitung ulang" withAsterisk rows={3} maxLength={1000} {...field("note")} />
        </Fields>
      )}
    </FormShell>
  );
}
