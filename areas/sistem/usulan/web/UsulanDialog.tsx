import { Button, Group, Stack, Text } from "@mantine/core";
import { useAction } from "#web/api/hooks.ts";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { isiUsulan, type Usulan, usulan } from "../contract.ts";
import classes from "./usulan.module.css";
import { judulOf } from "./usulan.ts";

/** A draft in words, and what becomes of it: sent in the own name, or rejected with a reason. */
export function UsulanDialog({ dialog }: { dialog: Dialog<Usulan> }) {
  const tolak = useDialog<Usulan>();
  return (
    <>
      <DetailShell dialog={dialog} title={(row) => judulOf(row)} size="lg">
        {(row) => <Isi row={row} close={dialog.close} tolak={() => tolak.open(row)} />}
      </DetailShell>
      <FormShell
        dialog={tolak}
        title={(row: Usulan) => `Tolak usulan ${row.namaKunci}`}
        call={usulan.tolakUsulan}
        initial={({ idUsulan }: Usulan) => ({ idUsulan, alasan: "" })}
        checkedBy="browser"
        submit="Tolak"
        fallback="Gagal menolak usulan"
        done={dialog.close}
      >
        {(form) => <AlasanField form={form} autoFocus />}
      </FormShell>
    </>
  );
}

type IsiProps = { row: Usulan; close: () => void; tolak: () => void };

function Isi({ row, close, tolak }: IsiProps) {
  const kirim = useAction(usulan.kirimUsulan, {
    fallback: "Gagal mengirim usulan",
    fieldErrors: "dialog",
    onSuccess: close,
  });
  const { kirim: boleh } = row.aksi;
  const fakta = recordFacts(isiUsulan, row, "namaKunci", "namaUser", "dibuat", "berlaku");
  const catatan = row.catatan === "" ? [] : recordFacts(isiUsulan, row, "catatan");
  return (
    <Stack gap="md">
      <Facts facts={[...fakta, ...catatan]} />
      <Section title="Isian">
        <dl className={classes.isian}>
          {row.isian.map(({ nama, label, nilai }) => (
            <div key={nama}>
              <dt>{label}</dt>
              <dd>{nilai}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Text size="sm" c="dimmed">
        Ditulis oleh program, bukan oleh Kantor. Yang dikirim dikerjakan atas nama Anda.
      </Text>
      {boleh.alasan !== null && (
        <Text size="sm" c="red">
          {boleh.alasan}
        </Text>
      )}
      <Group>
        <Button
          disabled={!boleh.boleh}
          loading={kirim.isPending}
          onClick={() => kirim.mutate({ idUsulan: row.idUsulan })}
        >
          Kirim
        </Button>
        <Button color="red" variant="light" disabled={kirim.isPending} onClick={tolak}>
          Tolak
        </Button>
      </Group>
    </Stack>
  );
}
