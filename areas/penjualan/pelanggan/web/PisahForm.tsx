import { Checkbox, Stack, Text } from "@mantine/core";
import { tanggal } from "#kernel/format.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { DetailPelanggan, OrderPelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { isianPelanggan } from "../isiPelanggan.ts";

type Form = FormApi<FormValues<typeof pelanggan.pisahkanPelanggan>>;
const TERBANYAK = 100;

/** Makes a customer of its own of some orders that were grouped wrongly. */
export function PisahForm({ dialog }: { dialog: Dialog<DetailPelanggan> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Pisahkan order ${nama}`}
      call={pelanggan.pisahkanPelanggan}
      initial={({ idPelanggan }) => ({ idPelanggan, instansi: "", nama: "", telepon: "", idSo: [] as string[] })}
      checkedBy="browser"
      submit="Pisahkan"
      fallback="Gagal memisahkan order"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Answered
            call={pelanggan.getOrderPelanggan}
            input={{ idPelanggan: row.idPelanggan, limit: TERBANYAK }}
            height={200}
          >
            {({ data, totalDocs }) => (
              <>
                <Pilihan form={form} rows={data} />
                {totalDocs > TERBANYAK && (
                  <Text size="sm" c="dimmed">
                    {TERBANYAK} order terbaru dari {totalDocs}; pisahkan bertahap untuk yang lebih lama.
                  </Text>
                )}
              </>
            )}
          </Answered>
          <Text fw={600}>Pelanggan baru</Text>
          <Fields>
            {(["nama", "instansi", "telepon"] as const).map((name) => (
              <RecordField key={name} of={isianPelanggan} name={name} form={form} />
            ))}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}

function Pilihan({ form, rows }: { form: Form; rows: readonly OrderPelanggan[] }) {
  const { value, error } = form.field("idSo");
  const chosen: string[] = Array.isArray(value) ? value.map(String) : [];
  const choose = (next: string[]) => {
    form.set("idSo", next);
    const [first] = rows.filter((row) => next.includes(row.idSo));
    // The first one fills the form with what was typed for it.
    if (chosen.length === 0 && first) {
      form.set("nama", first.namaCustomer);
      form.set("instansi", first.customerInstansi);
      form.set("telepon", first.noTelp);
    }
  };
  return (
    <Checkbox.Group label="Order yang dipisahkan" withAsterisk value={chosen} onChange={choose} error={error}>
      <Stack
        gap={6}
        mt="xs"
        mah={260}
        style={{ overflowY: "auto" }}
        tabIndex={0}
        role="group"
        aria-label="Daftar order"
      >
        {rows.map((row) => (
          <Checkbox
            key={row.idSo}
            value={row.idSo}
            label={`${row.idSo}, ${tanggal(row.tglOrder)}: ${[row.namaCustomer, row.customerInstansi, row.noTelp].filter(Boolean).join(" · ")}`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
