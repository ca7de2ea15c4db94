import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { type Produk, produk } from "#areas/produk/produk/contract.ts";
import { useCall } from "#web/api/hooks.ts";
import { AddBySearch } from "./AddBySearch.tsx";

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
  return (
    <AddBySearch
      label="Tambah barang"
      placeholder="Nama atau kode produk"
      found={(data?.data ?? []).filter(({ softDelete }) => !softDelete)}
      ada={ada}
      say={(satu) => `${satu.namaProduk} (${satu.kodeProduk}), ${tentang(satu)}`}
      typed={typed}
      setTyped={setTyped}
      pick={tambah}
    />
  );
}
