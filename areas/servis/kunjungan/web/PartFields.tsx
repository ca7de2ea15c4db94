import { ActionIcon, Button, Group, Select, Text } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { kunjungan, type PartIsian } from "../contract.ts";

type Isian = readonly PartIsian[] | string | null;
const bacaPart = (isian: Isian): readonly PartIsian[] => (Array.isArray(isian) ? isian : []);
/** The lines with a part. */
export const terisi = (isian: Isian): PartIsian[] => bacaPart(isian).filter(({ idProduk }) => idProduk !== "");

type Values = Pick<FormValues<typeof kunjungan.kerjakanKunjungan>, "part">;
type PartFieldsProps = { form: Pick<FormApi<Values>, "values" | "set" | "errorAt">; bergaransi: boolean };

/** The parts that were used, from the warehouse. */
export function PartFields({ form, bergaransi }: PartFieldsProps) {
  const { data } = useCall(kunjungan.getBahanKunjungan, {});
  const part = bacaPart(form.values.part);
  const put = (at: number, isi: Partial<PartIsian>) =>
    form.set(
      "part",
      part.map((satu, ke) => (ke === at ? { ...satu, ...isi } : satu)),
    );
  const pilihan = (data?.data.part ?? []).map(({ idProduk, namaProduk, kodeProduk, stockSales }) => ({
    value: String(idProduk),
    label: `${namaProduk} (${kodeProduk}), sisa ${ribuan(stockSales)}`,
  }));
  return (
    <LinesFieldset
      legend="Part yang dipakai"
      footer={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.set("part", [...part, { idProduk: "", qty: 1 }])}
        >
          Tambah part
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {bergaransi
          ? "Ditanggung garansi: part keluar dari stock saat dicatat."
          : "Dibayar customer: part keluar dari stock bersama surat jalan ordernya."}
      </Text>
      {part.map((satu, at) => (
        <BarisPart
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name before its part is chosen
          key={at}
          ke={at + 1}
          satu={satu}
          pilihan={pilihan}
          put={(isi) => put(at, isi)}
          hapus={() =>
            form.set(
              "part",
              part.filter((_, ke) => ke !== at),
            )
          }
        />
      ))}
      <FieldProblem>{form.errorAt("part")}</FieldProblem>
    </LinesFieldset>
  );
}

type BarisPartProps = {
  ke: number;
  satu: PartIsian;
  pilihan: readonly { value: string; label: string }[];
  put: (isi: Partial<PartIsian>) => void;
  hapus: () => void;
};

function BarisPart({ ke, satu, pilihan, put, hapus }: BarisPartProps) {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      <Select
        label={`Part ${ke}`}
        flex={1}
        searchable
        limit={50}
        data={pilihan}
        value={satu.idProduk === "" ? null : String(satu.idProduk)}
        onChange={(value) => put({ idProduk: value ?? "" })}
        nothingFoundMessage="Tidak ditemukan"
      />
      <NumberField
        label="Jumlah"
        w={84}
        min={1}
        value={satu.qty === "" ? "" : Number(satu.qty)}
        onChange={(qty) => put({ qty })}
      />
      <ActionIcon variant="subtle" color="red" size="lg" aria-label={`Hapus part ${ke}`} onClick={hapus}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
