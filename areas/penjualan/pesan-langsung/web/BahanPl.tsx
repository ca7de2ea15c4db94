import { Alert, Box, Button, Group, Skeleton, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { PilihanResep } from "#areas/produksi/resep/contract.ts";
import { denganSatuan } from "#kernel/satuan.ts";
import { useCall } from "#web/api/hooks.ts";
import { CariBahan } from "#web/documents/CariBahan.tsx";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { type BahanPl as Bahan, pesanLangsung } from "../contract.ts";

export type Values = FormValues<typeof pesanLangsung.updatePl>;
type Terpakai = { idProduk: number; dipakai: number | string };

const kurang = ({ rencana, stock }: Bahan) => rencana > stock;

/** What these units take by the recipe, and what the workshop took instead, where it says so. */
export function BahanPl({ form }: { form: FormApi<Values> }) {
  const selesai = Number(form.values.selesai);
  const layak = Number.isInteger(selesai) && selesai > 0;
  const { data } = useCall(pesanLangsung.getBahanPl, { idOrderan: form.values.idOrderan, selesai }, { enabled: layak });
  if (!layak) return null;
  if (data === undefined) return <Skeleton height={80} aria-hidden />;
  if (data.data.length === 0) return null;
  return (
    <Box mt="md">
      <Isi form={form} bahan={data.data} />
    </Box>
  );
}

/** Another material that the workshop took. */
type Lain = Pick<PilihanResep, "idProduk" | "namaProduk" | "satuan">;

function Isi({ form, bahan }: { form: FormApi<Values>; bahan: readonly Bahan[] }) {
  const [lain, setLain] = useState<readonly Lain[]>([]);
  const dipakai = form.values.bahan as readonly Terpakai[] | null;
  const put = (baris: readonly Terpakai[] | null) => form.set("bahan", baris as Values["bahan"]);
  const ubah = (idProduk: number, isi: string) =>
    put((dipakai ?? []).map((satu) => (satu.idProduk === idProduk ? { ...satu, dipakai: isi } : satu)));
  const isian = ({ idProduk, namaProduk, satuan }: Lain) =>
    dipakai && (
      <DecimalField
        aria-label={`${namaProduk} yang dipakai`}
        w={130}
        satuan={satuan}
        value={dipakai.find((satu) => satu.idProduk === idProduk)?.dipakai ?? "0"}
        onChange={(isi) => ubah(idProduk, isi)}
      />
    );
  const tambah = (satu: Lain) => {
    setLain([...lain, satu]);
    put([...(dipakai ?? []), { idProduk: satu.idProduk, dipakai: "" }]);
  };
  const berbeda = () => put(bahan.map(({ idProduk, rencana }) => ({ idProduk, dipakai: rencana })));
  const menurutResep = () => {
    setLain([]);
    put(null);
  };
  return (
    <LinesFieldset
      legend="Bahan dari gudang"
      footer={
        <Button variant="default" onClick={dipakai === null ? berbeda : menurutResep}>
          {dipakai === null ? "Yang dipakai berbeda" : "Menurut resep"}
        </Button>
      }
    >
      {dipakai === null && <Kekurangan bahan={bahan} />}
      {bahan.map((satu) => (
        <Baris
          key={satu.idProduk}
          nama={satu.namaProduk}
          tentang={`Resep ${denganSatuan(satu.rencana, satu.satuan)}, stock ${denganSatuan(satu.stock, satu.satuan)}`}
          kurang={kurang(satu)}
        >
          {isian(satu)}
        </Baris>
      ))}
      {lain.map((satu) => (
        <Baris key={satu.idProduk} nama={satu.namaProduk} tentang="Di luar resep" kurang={false}>
          {isian(satu)}
        </Baris>
      ))}
      {dipakai !== null && (
        <CariBahan bahan label="Bahan lain" placeholder="Nama atau kode bahan" ada={dipakai} pilih={tambah} />
      )}
      <FieldProblem>{form.field("bahan").error}</FieldProblem>
    </LinesFieldset>
  );
}

function Kekurangan({ bahan }: { bahan: readonly Bahan[] }) {
  const tidakCukup = bahan.filter(kurang);
  if (tidakCukup.length === 0) return null;
  return <Alert color="red">Bahan kurang: {tidakCukup.map(({ namaProduk }) => namaProduk).join(", ")}</Alert>;
}

type BarisProps = { nama: string; tentang: string; kurang: boolean; children: ReactNode };

const Baris = ({ nama, tentang, kurang: merah, children }: BarisProps) => (
  <Group justify="space-between" wrap="nowrap" py={4}>
    <div>
      <Text size="sm">{nama}</Text>
      <Text size="xs" c={merah ? "red" : "dimmed"}>
        {tentang}
      </Text>
    </div>
    {children}
  </Group>
);
