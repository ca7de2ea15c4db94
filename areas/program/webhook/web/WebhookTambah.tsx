import { Checkbox, Group } from "@mantine/core";
import { blankOf } from "#kernel/record.ts";
import type { Secret } from "#web/ui/dialog/OnceDialog.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldGroup, Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { isianWebhook, isiWebhook, PERISTIWA_WEBHOOK, webhook } from "../contract.ts";

type WebhookTambahProps = { dialog: Dialog; onAdded: (rahasia: Secret) => void };

export function WebhookTambah({ dialog, onAdded }: WebhookTambahProps) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Webhook"
      call={webhook.addWebhook}
      draft={() => "baru"}
      initial={() => ({ ...blankOf(isianWebhook), peristiwa: [] })}
      checkedBy="browser"
      fallback="Gagal menambahkan webhook"
      quiet
      done={({ data, message }) => onAdded({ title: message, secret: data.rahasia })}
    >
      {(form) => (
        <>
          <Fields>
            <RecordField of={isianWebhook} name="url" form={form} description="Dipanggil dengan POST" />
          </Fields>
          <FieldGroup title={isiWebhook.peristiwa.label}>
            <Checkbox.Group {...form.field("peristiwa")} aria-label={isiWebhook.peristiwa.label} data-wide>
              <Group>
                {PERISTIWA_WEBHOOK.map((name) => (
                  <Checkbox key={name} value={name} label={name} />
                ))}
              </Group>
            </Checkbox.Group>
          </FieldGroup>
        </>
      )}
    </FormShell>
  );
}
