import { ActionIcon, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { CariBahan } from "#web/documents/CariBahan.tsx";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import type { PilihanResep, resep } from "../contract.ts";
import classes from "./resep.module.css";

export type BarisIsi = Pick<PilihanResep, "idProduk" | "namaProduk" | "satuan"> & { qty: number | string };
export type ResepValues = Omit<FormValues<typeof resep.setResep>, "bahan"> & { bahan: BarisIsi[]; namaProduk: string };

/** What one unit takes. */
export function BahanFields({ form }: { form: FormApi<ResepValues> }) {
  const { bahan } = form.values;
  const simpan = (baris: readonly BarisIsi[]) => form.set("bahan", [...baris]);
  return (
    <LinesFieldset legend="Bahan untuk satu unit">
      {bahan.map((satu, at) => (
        <div className={classes.baris} key={satu.idProduk}>
          <Text size="sm">{satu.namaProduk}</Text>
          <DecimalField
            aria-label={`Jumlah ${satu.namaProduk}`}
            placeholder="Jumlah"
            satuan={satu.satuan}
            value={satu.qty}
            error={form.errorAt(`bahan.${at}.qty`)}
            onChange={(qty) => simpan(bahan.map((each, ke) => (ke === at ? { ...each, qty } : each)))}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Hapus ${satu.namaProduk}`}
            onClick={() => simpan(bahan.filter((_, ke) => ke !== at))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <CariBahan
        bahan
        label="Tambah bahan"
        placeholder="Nama atau kode bahan"
        ada={bahan}
        pilih={({ idProduk, namaProduk, satuan }) => simpan([...bahan, { idProduk, namaProduk, satuan, qty: "" }])}
      />
      <FieldProblem>{form.field("bahan").error}</FieldProblem>
    </LinesFieldset>
  );
}
