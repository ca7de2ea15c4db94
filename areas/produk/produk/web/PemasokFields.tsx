import { Button, Group, Stack, Text } from "@mantine/core";
import type { PilihanPemasok } from "#areas/pembelian/pemasok/barisPemasok.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import type { po } from "#areas/pembelian/po/contract.ts";
import { kesepakatanPo } from "#areas/pembelian/po/isiPo.ts";
import { useCall } from "#web/api/hooks.ts";
import { PemasokSelect, sebutanPernah } from "#web/documents/PemasokSelect.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import type { Produk } from "../contract.ts";

type Values = FormValues<typeof po.addPo>;
type Props = { form: FormApi<Values>; produk: Produk };

/** At most so many of those who delivered the machine are proposed. */
const USULAN = 3;

/** Of whom to order: those who delivered the machine are proposed with their last price and how soon they came. */
export function PemasokFields({ form, produk }: Props) {
  const { data: answer } = useCall(pemasok.getPilihanPemasok, { cari: "", idProduk: produk.idProduk });
  const usulan = (answer?.data ?? []).filter(({ pernah }) => pernah !== null).slice(0, USULAN);
  const pilih = (satu: PilihanPemasok | null) => {
    form.set("idPemasok", satu?.idPemasok ?? null);
    form.set("hargaPemasok", satu?.pernah?.hargaTerakhir ?? null);
    form.set("hariKirim", satu?.pernah?.hariKirim ?? null);
  };
  const dipilih = form.values.idPemasok;
  return (
    <Stack gap="xs">
      <PemasokSelect
        idProduk={produk.idProduk}
        {...form.field("idPemasok")}
        onChange={(_, satu) => pilih(satu)}
        description="Boleh kosong"
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      {dipilih === null && usulan.length > 0 && <Usulan usulan={usulan} pilih={pilih} />}
      {dipilih !== null && (
        <Fields>
          {produk.hargaBeli !== null && (
            <RecordField of={kesepakatanPo} name="hargaPemasok" form={form} description="Kosong: harga beli produk" />
          )}
          <RecordField of={kesepakatanPo} name="hariKirim" form={form} description="Menentukan deadline PO" />
        </Fields>
      )}
    </Stack>
  );
}

type UsulanProps = { usulan: readonly PilihanPemasok[]; pilih: (satu: PilihanPemasok) => void };

const Usulan = ({ usulan, pilih }: UsulanProps) => (
  <Stack gap={4} component="section" aria-label="Usulan pemasok">
    <Text size="xs" c="dimmed">
      Pernah mengirim mesin ini:
    </Text>
    {usulan.map((satu) => (
      <Group key={satu.idPemasok} gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => pilih(satu)}>
          {satu.nama}
        </Button>
        <Text size="xs" c="dimmed">
          {satu.pernah && sebutanPernah(satu.pernah)}
        </Text>
      </Group>
    ))}
  </Stack>
);
