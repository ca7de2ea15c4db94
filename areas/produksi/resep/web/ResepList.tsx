import { send } from "#web/api/client.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type Resep, type ResepProduk, resep } from "../contract.ts";

const ResepForm = onOpening(() => import("./ResepForm.tsx").then((file) => file.ResepForm));

const KATEGORI = { utama: "Mesin", upgrade: "Upgrade", bahan: "Bahan" } as const;
const uang = (nilai: number | null) => (nilai === null ? "-" : <Money value={nilai} />);
const COLUMNS: readonly Column<Resep>[] = [
  {
    ...{ id: "namaProduk", header: "Produk", card: "title", wrap: 360 },
    cell: (row) => <TwoLines below={row.kodeProduk}>{row.namaProduk}</TwoLines>,
  },
  { id: "kategori", header: "Kategori", card: "second", cell: (row) => KATEGORI[row.kategoriProduk] },
  { id: "jumlahBahan", header: "Bahan", align: "right", card: "second", cell: (row) => row.jumlahBahan },
  { id: "upah", header: "Upah per Unit", align: "right", unit: "Rp", card: "third", cell: (row) => uang(row.upah) },
  { id: "biaya", header: "Biaya per Unit", align: "right", unit: "Rp", card: "aside", cell: (row) => uang(row.biaya) },
  { id: "versi", header: "Versi", align: "right", card: "third", cell: (row) => row.versi },
  { id: "mulai", header: "Berlaku Mulai", card: "none", cell: (row) => <Tanggal value={row.mulai} /> },
];
const columns = columnsOf(COLUMNS);

type Terbuka = ResepProduk | null;
/** The address of the form for a product that is still to be chosen. */
const BARU = "baru";

/** What is made by a recipe, and what it costs today. */
export function ResepList() {
  const list = useList(resep.getResep, { filters: {}, prefix: "resep" });
  const form = useFormAddress<Terbuka>("resep", {
    call: resep.setResep,
    key: (row) => (row === null ? BARU : String(row.idProduk)),
    load: async (key) => (key === BARU ? null : muat(Number(key))),
  });
  const actions: RowAction<Resep>[] = [
    {
      ...{ kind: "edit", label: "Ubah resep", call: resep.setResep, boleh: "always" },
      run: (row) => void muat(row.idProduk).then((isi) => form.open(isi)),
    },
  ];
  return (
    <>
      <ListPage
        title="Resep"
        showTitle="aloud"
        columns={columns}
        list={list}
        rowKey={(row) => row.idProduk}
        rowName={(row) => row.namaProduk}
        search="Nama/Kode Produk"
        toolbar={<AddButton call={resep.setResep} label="Buat Resep" onClick={() => form.open(null)} />}
        actions={actions}
        empty={{
          title: "Belum ada resep",
          text: "Tanpa resep, mesin yang dibuat sendiri bernilai harga beli produknya. Tekan Buat Resep untuk memakai bahannya.",
        }}
      />
      <ResepForm dialog={form} />
    </>
  );
}

const muat = async (idProduk: number): Promise<ResepProduk> => (await send(resep.getResepProduk, { idProduk })).data;
