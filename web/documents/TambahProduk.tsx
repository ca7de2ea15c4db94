import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { type Produk, produk } from "#areas/produk/produk/contract.ts";
import { useCall } from "#web/api/hooks.ts";

type TambahProdukProps = {
  /** Those that are there already, where each may be there once. */
  ada?: readonly { idProduk: number }[];
  /** What is said of a product beside its name and code. */
  tentang: (satu: Produk) => string;
  tambah: (satu: Produk) => void;
};

/** A product that is still sold, found by name or code, for one more line. */
export function TambahProduk({ ada = [], tentang, tambah }: TambahProdukProps) {
  const [typed, setTyped] = useState("");
  const [cari] = useDebouncedValue(typed.trim(), 200);
  const { data } = useCall(produk.getProduk, { cari, limit: 20, page: 1 });
  const semua = (data?.data ?? []).filter(
    ({ idProduk, softDelete }) => !softDelete && !ada.some((satu) => satu.idProduk === idProduk),
  );
  return (
    <Select
      label="Tambah barang"
      placeholder="Nama atau kode produk"
      searchable
      openOnFocus={false}
      nothingFoundMessage="Tidak ditemukan"
      comboboxProps={{ withinPortal: true }}
      data={semua.map((satu) => ({
        value: String(satu.idProduk),
        label: `${satu.namaProduk} (${satu.kodeProduk}), ${tentang(satu)}`,
      }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(id) => {
        const satu = semua.find(({ idProduk }) => String(idProduk) === id);
        if (!satu) return;
        setTyped("");
        tambah(satu);
      }}
    />
  );
}
