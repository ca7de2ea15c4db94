import { ActionIcon, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { TambahProduk } from "#web/documents/TambahProduk.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { type BarisHarga, type DetailDaftarHarga, daftarHarga } from "../contract.ts";
import classes from "./daftarHarga.module.css";

type Baris = {
  idProduk: number;
  namaProduk: string;
  hargaProduk: number;
  harga: number | "";
  persen: number | string;
};
type Values = { mulai: string; baris: Baris[] };

/** A list, and one of its prices where that is to be changed. */
export type HargaDiubah = { daftar: DetailDaftarHarga; satu: BarisHarga | null };

const barisDari = ({ idProduk, namaProduk, hargaProduk, harga, persen }: BarisHarga): Baris => ({
  ...{ idProduk, namaProduk, hargaProduk },
  ...{ harga: harga ?? "", persen: persen ?? "" },
});

/** Sets prices of a list from a day on. */
export const HargaForm = ({ dialog }: { dialog: Dialog<HargaDiubah> }) => (
  <FormShell
    dialog={dialog}
    title={({ daftar }) => `Harga di ${daftar.nama}`}
    call={daftarHarga.setHarga}
    initial={({ satu }): Values => ({ mulai: jakartaToday(new Date()), baris: satu ? [barisDari(satu)] : [] })}
    prepare={({ mulai, baris }: Values, { daftar: { idDaftarHarga, versi } }) => ({
      ...{ idDaftarHarga, versi, mulai },
      baris: baris.map(({ idProduk, harga, persen }) => ({
        idProduk,
        harga: harga === "" ? null : harga,
        persen: persen === "" ? null : persen,
      })),
    })}
    checkedBy="browser"
    fallback="Gagal menyimpan harga"
    size="lg"
  >
    {(form) => (
      <Stack gap="md">
        <DateField
          label="Berlaku mulai"
          description="Harga hari-hari sebelumnya dan order yang sudah ada tidak berubah"
          {...form.field("mulai")}
        />
        <BarisFields form={form} />
      </Stack>
    )}
  </FormShell>
);

function BarisFields({ form }: { form: FormApi<Values> }) {
  const { baris } = form.values;
  const simpan = (lines: readonly Baris[]) => form.set("baris", [...lines]);
  const ubah = (at: number, isi: Partial<Baris>) =>
    simpan(baris.map((each, ke) => (ke === at ? { ...each, ...isi } : each)));
  return (
    <LinesFieldset legend="Harga">
      {baris.map((satu, at) => (
        <div className={classes.baris} key={satu.idProduk}>
          <div>
            <Text size="sm" fw={500}>
              {satu.namaProduk}
            </Text>
            <Text size="xs" c="dimmed">
              Harga produk {rupiah(satu.hargaProduk)}
            </Text>
          </div>
          <MoneyInput
            aria-label={`Harga ${satu.namaProduk}`}
            placeholder="Harga"
            value={satu.harga}
            onChange={(harga) => ubah(at, { harga: harga as number | "", persen: "" })}
          />
          <DecimalField
            aria-label={`Potongan ${satu.namaProduk}`}
            placeholder="Potongan"
            satuan="%"
            value={satu.persen}
            error={form.errorAt(`baris.${at}.persen`)}
            onChange={(persen) => ubah(at, { persen, harga: "" })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Hapus ${satu.namaProduk}`}
            onClick={() => simpan(baris.filter((_, ke) => ke !== at))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <TambahProduk
        ada={baris}
        tentang={({ hargaProduk }) => rupiah(hargaProduk)}
        tambah={({ idProduk, namaProduk, hargaProduk }) =>
          simpan([...baris, { idProduk, namaProduk, hargaProduk, harga: "", persen: "" }])
        }
      />
      <Text size="xs" c="dimmed">
        Isi harga atau potongan. Kosongkan keduanya agar produk kembali ke harganya sendiri.
      </Text>
      <FieldProblem>{form.field("baris").error}</FieldProblem>
    </LinesFieldset>
  );
}
