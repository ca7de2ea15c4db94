import { ActionIcon, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useMemo } from "react";
import { rupiah } from "#kernel/format.ts";
import { TambahProduk } from "#web/documents/TambahProduk.tsx";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { useHargaPelanggan } from "../../daftar-harga/web/useHargaPelanggan.ts";
import { usePpnHarga } from "../../keranjang/web/usePpnHarga.ts";
import { nilaiPenawaran } from "../nilai.ts";
import { type BarisIsian, menurutPelanggan, type PenawaranValues } from "./isianForm.ts";
import classes from "./penawaran.module.css";

const angka = ({ qty, harga, diskon }: BarisIsian) => ({ harga, qty: Number(qty), diskon: Number(diskon) });

/** The goods of an offer while they are typed, and what they come to. */
export function BarangFields({ form }: { form: FormApi<PenawaranValues> }) {
  const { barang } = form.values;
  const simpan = (lines: readonly BarisIsian[]) => form.set("barang", [...lines]);
  const ids = useMemo(() => barang.map(({ idProduk }) => idProduk), [barang]);
  const harga = useHargaPelanggan(form.values.idPelanggan, ids);
  useEffect(() => {
    const lines = harga ? menurutPelanggan(barang, harga) : barang;
    if (lines !== barang) form.set("barang", [...lines]);
  }, [harga, barang, form.set]);
  return (
    <LinesFieldset legend="Barang" footer={<Total barang={barang} />}>
      {barang.map((satu, at) => (
        <Baris
          key={satu.idProduk}
          satu={satu}
          ubah={(isi) => simpan(barang.map((each, ke) => (ke === at ? { ...each, ...isi } : each)))}
          hapus={() => simpan(barang.filter((_, ke) => ke !== at))}
        />
      ))}
      <TambahProduk
        ada={barang}
        tentang={({ hargaProduk }) => rupiah(hargaProduk)}
        tambah={({ idProduk, namaProduk, hargaProduk }) =>
          simpan([...barang, { idProduk, namaProduk, qty: 1, harga: hargaProduk, diskon: "" }])
        }
      />
      <FieldProblem>{form.field("barang").error}</FieldProblem>
    </LinesFieldset>
  );
}

type BarisProps = { satu: BarisIsian; ubah: (isi: Partial<BarisIsian>) => void; hapus: () => void };

function Baris({ satu, ubah, hapus }: BarisProps) {
  const { qty, harga, diskon } = angka(satu);
  return (
    <div className={classes.baris}>
      <div>
        <Text size="sm" fw={500}>
          {satu.namaProduk}
        </Text>
        <Text size="xs" c="dimmed">
          Harga {rupiah(harga)}
          {satu.daftar && ` (Daftar harga: ${satu.daftar.nama})`}
          {diskon > 0 && `, dengan diskon ${rupiah(harga - diskon)}`}
        </Text>
      </div>
      <NumberField
        aria-label={`Jumlah ${satu.namaProduk}`}
        min={1}
        max={1_000_000}
        value={satu.qty}
        onChange={(value) => ubah({ qty: value })}
      />
      <MoneyInput
        aria-label={`Diskon per unit ${satu.namaProduk}`}
        placeholder="Diskon per unit"
        max={harga}
        value={satu.diskon}
        onChange={(value) => ubah({ diskon: value })}
      />
      <Text size="sm" className={classes.total}>
        <Money value={qty * (harga - diskon)} />
      </Text>
      <ActionIcon variant="subtle" color="red" size="lg" aria-label={`Hapus ${satu.namaProduk}`} onClick={hapus}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Total({ barang }: { barang: readonly BarisIsian[] }) {
  const nilai = nilaiPenawaran(barang.map(angka), usePpnHarga());
  if (nilai === null) return <Text size="sm">Total penawaran terlalu besar</Text>;
  return (
    <Text size="sm" role="status">
      Total {rupiah(nilai.total)}
      {nilai.ppnDiAtas > 0 && `, di dalamnya PPN ${rupiah(nilai.ppnDiAtas)}`}
    </Text>
  );
}
