import { Checkbox, Group } from "@mantine/core";
import { blankOf, inOrder } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { type Produk, produk } from "../contract.ts";
import { isianKeluarRusak } from "../isiProduk.ts";

type Values = FormValues<typeof produk.keluarkanRusak>;

const ISI = inOrder(isianKeluarRusak)("cara", "qty", "keterangan");

const mulai = ({ idProduk, jumlahRusak }: Produk): Values => ({
  idProduk,
  ...blankOf(isianKeluarRusak),
  qty: jumlahRusak,
  seri: [],
});

/** The form for damaged units that were repaired or thrown away. */
export function RusakKeluar({ dialog }: { dialog: Dialog<Produk> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ namaProduk }) => `Barang Rusak ${namaProduk}`}
      call={produk.keluarkanRusak}
      initial={mulai}
      checkedBy="browser"
      ask={async ({ qty }, { namaProduk }) => ({
        title: "Apakah anda yakin untuk mengeluarkan barang rusak ini?",
        text: `${qty} unit ${namaProduk}.\n${PASTIKAN}`,
      })}
      fallback="Gagal update produk"
    >
      {(form, { idProduk, jumlahRusak }) => (
        <Fields>
          {ISI.map((name) => (
            <RecordField
              key={name}
              of={isianKeluarRusak}
              name={name}
              form={form}
              description={name === "qty" ? `${jumlahRusak} unit rusak` : undefined}
            />
          ))}
          <SeriRusak form={form} idProduk={idProduk} jumlahRusak={jumlahRusak} />
        </Fields>
      )}
    </FormShell>
  );
}

type SeriRusakProps = { form: FormApi<Values> } & Pick<Produk, "idProduk" | "jumlahRusak">;

/** Which of the numbered units; nothing where all of them leave, or none has a number. */
function SeriRusak({ form: { values, set, errorAt }, idProduk, jumlahRusak }: SeriRusakProps) {
  const { data } = useCall(produk.getStokRusak, { idProduk, page: 1, limit: 1 });
  const bernomor = data?.seri ?? [];
  const qty = Number(values.qty);
  if (bernomor.length === 0 || qty >= jumlahRusak) return null;
  const dipilih = Array.isArray(values.seri) ? values.seri.map(String) : [];
  return (
    <Checkbox.Group
      label="Nomor seri yang keluar"
      description="Unit yang selesai diperbaiki dijual lagi dengan nomornya sendiri"
      value={dipilih}
      onChange={(nomor) => set("seri", nomor)}
      error={errorAt("seri")}
      data-wide
    >
      <Group mt="xs" data-field="seri">
        {bernomor.map((nomor) => (
          <Checkbox
            key={nomor}
            value={nomor}
            label={nomor}
            disabled={dipilih.length >= qty && !dipilih.includes(nomor)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
