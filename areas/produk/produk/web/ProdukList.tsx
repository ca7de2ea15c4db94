import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { po } from "#areas/pembelian/po/contract.ts";
import { send } from "#web/api/client.ts";
import { useMay, useSession } from "#web/api/session.ts";
import { useKolomSendiri } from "#web/documents/kolomSendiri.ts";
import { KATEGORI_LABEL } from "#web/documents/produk.ts";
import { SaringanKolom } from "#web/documents/SaringanKolom.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { ubahBanyak } from "../../ubah-banyak/contract.ts";
import type { Sasaran } from "../../ubah-banyak/web/UbahBanyakForm.tsx";
import { type Produk, produk } from "../contract.ts";
import { STOK } from "../daftarProduk.ts";
import type { Kategori } from "../isiProduk.ts";
import { barisProduk } from "./columns.tsx";
import { daftarProduk } from "./daftar.ts";
import type { Pesanan } from "./PoBanyakForm.tsx";

const PoBanyakForm = onOpening(() => import("./PoBanyakForm.tsx").then((file) => file.PoBanyakForm));
const UbahBanyakForm = onOpening(() =>
  import("../../ubah-banyak/web/UbahBanyakForm.tsx").then((file) => file.UbahBanyakForm),
);

type Formulir = { pesan: Dialog<Pesanan>; ubah: Dialog<Sasaran> };

/** What can be done with several machines: purchase orders in the proposed quantities, a change of them all, and a file. */
function useSekaligus({ pesan, ubah }: Formulir): readonly ManyAction<Produk>[] {
  return [
    {
      ...{ kind: "po", label: "Buat PO", call: po.addBeberapaPo, done: "PO dibuat", fallback: "Gagal membuat PO" },
      boleh: ({ aksi }) => aksi.po,
      asks: true,
      run: async (rows) => {
        const { data } = await send(produk.getUsulanPo, { idProduk: rows.map(({ idProduk }) => idProduk) });
        const usulan = new Map(data.map((row) => [row.idProduk, row]));
        // In the order in which they were chosen, as the results are told.
        const diminta = rows.map(({ idProduk }) => usulan.get(idProduk)).filter((row) => row !== undefined);
        return new Promise((done) => pesan.open({ rows: diminta, done }));
      },
    },
    {
      ...{
        kind: "ubah",
        label: "Ubah Banyak",
        call: ubahBanyak.ubahBanyakProduk,
        done: "diubah",
        fallback: "Gagal mengubah produk",
      },
      asks: true,
      run: async (rows) => {
        ubah.open({ sebut: `${rows.length} produk`, idProduk: rows.map(({ idProduk }) => idProduk) });
        return null;
      },
    },
    exportsMany({
      call: produk.exportExcelProduk,
      input: (rows: readonly Produk[]) => ({ idProduk: rows.map(({ idProduk }) => idProduk) }),
    }),
  ];
}

type ProdukListProps = { kategori: Kategori; actions: readonly RowAction<Produk>[] };

/** The machines of a category. */
export function ProdukList({ kategori, actions }: ProdukListProps) {
  const session = useSession();
  const list = useList(produk.getProduk, startsOf(daftarProduk(kategori)));
  const baris = barisProduk(kategori, session);
  const columns = useKolomSendiri(baris.columns, list.rows);
  const pesan = useDialog<Pesanan>();
  const ubah = useDialog<Sasaran>();
  const sekaligus = useSekaligus({ pesan, ubah });
  const mayUbah = useMay(ubahBanyak.ubahBanyakProduk);
  const stok = STOK.find((satu) => satu === list.filters.stok) ?? null;
  const sebut = list.narrowed ? "hasil pencarian" : KATEGORI_LABEL[kategori];
  const terlihat = { sebut, kategori, cari: list.cari, stok, kolom: list.filters.kolom || null };
  return (
    <>
      <ListPage
        {...baris}
        columns={columns}
        list={list}
        filters={
          <>
            <SelectFilter
              list={list}
              name="stok"
              label="Stok"
              all="Semua stok"
              options={STOK.map((satu) => ({ value: satu, label: `${satu} stok` }))}
            />
            <SaringanKolom untuk="produk" list={list} rows={list.rows} />
          </>
        }
        toolbar={
          <>
            {list.narrowed && (
              <ExportButton
                call={produk.exportExcelProduk}
                input={list.searched}
                label="Export hasil"
                fallback="Gagal download data mesin"
              />
            )}
            {mayUbah && list.total > 0 && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => ubah.open(terlihat)}
              >
                Ubah Banyak
              </Button>
            )}
          </>
        }
        actions={actions}
        many={sekaligus}
        empty={{ title: "Belum ada produk", text: "Tambahkan satu per satu, atau impor dari file excel." }}
      />
      <PoBanyakForm dialog={pesan} />
      <UbahBanyakForm dialog={ubah} />
    </>
  );
}
