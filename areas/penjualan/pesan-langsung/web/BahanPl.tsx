import { Alert, Button, Group, Skeleton, Text } from "@mantine/core";
import { satuan as bersatuan, SERIBU } from "#kernel/satuan.ts";
import { useCall } from "#web/api/hooks.ts";
import { JumlahBahan } from "#web/ui/field/JumlahBahan.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { type BahanPl as Bahan, pesanLangsung } from "../contract.ts";

export type Values = FormValues<typeof pesanLangsung.updatePl>;
type Terpakai = { idProduk: number; dipakai: number | string };

const tulis = (jumlah: number, unit: string) => bersatuan(Math.round(jumlah * SERIBU), unit);
const kurang = ({ rencana, stock }: Bahan) => rencana > stock;

/** What these units take by the recipe, and what the workshop took instead, where it says so. */
export function BahanPl({ form }: { form: FormApi<Values> }) {
  const selesai = Number(form.values.selesai);
  const layak = Number.isInteger(selesai) && selesai > 0;
  const { data } = useCall(pesanLangsung.getBahanPl, { idOrderan: form.values.idOrderan, selesai }, { enabled: layak });
  if (!layak) return null;
  if (data === undefined) return <Skeleton height={80} aria-hidden />;
  if (data.data.length === 0) return null;
  return <Isi form={form} bahan={data.data} />;
}

function Isi({ form, bahan }: { form: FormApi<Values>; bahan: readonly Bahan[] }) {
  const dipakai = form.values.bahan as readonly Terpakai[] | null;
  const tidakCukup = bahan.filter(kurang);
  const ubah = (idProduk: number, isi: string) =>
    form.set(
      "bahan",
      (dipakai ?? []).map((satu) => (satu.idProduk === idProduk ? { ...satu, dipakai: isi } : satu)),
    );
  return (
    <LinesFieldset
      legend="Bahan dari gudang"
      footer={
        dipakai === null ? (
          <Button
            variant="default"
            onClick={() =>
              form.set(
                "bahan",
                bahan.map(({ idProduk, rencana }) => ({ idProduk, dipakai: rencana })),
              )
            }
          >
            Yang dipakai berbeda
          </Button>
        ) : (
          <Button variant="default" onClick={() => form.set("bahan", null)}>
            Menurut resep
          </Button>
        )
      }
    >
      {dipakai === null && tidakCukup.length > 0 && (
        <Alert color="red">Bahan kurang: {tidakCukup.map(({ namaProduk }) => namaProduk).join(", ")}</Alert>
      )}
      {bahan.map((satu) => (
        <Group key={satu.idProduk} justify="space-between" wrap="nowrap" py={4}>
          <div>
            <Text size="sm">{satu.namaProduk}</Text>
            <Text size="xs" c={kurang(satu) ? "red" : "dimmed"}>
              Resep {tulis(satu.rencana, satu.satuan)}, stock {tulis(satu.stock, satu.satuan)}
            </Text>
          </div>
          {dipakai !== null && (
            <JumlahBahan
              aria-label={`${satu.namaProduk} yang dipakai`}
              w={130}
              satuan={satu.satuan}
              value={dipakai.find(({ idProduk }) => idProduk === satu.idProduk)?.dipakai ?? "0"}
              onChange={(isi) => ubah(satu.idProduk, isi)}
            />
          )}
        </Group>
      ))}
      <FieldProblem>{form.field("bahan").error}</FieldProblem>
    </LinesFieldset>
  );
}
