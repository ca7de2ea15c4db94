import { Button, Skeleton, Stack, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearchOff } from "@tabler/icons-react";
import { useMemo } from "react";
import { type Produk, produk } from "#areas/produk/produk/contract.ts";
import type { Kategori } from "#areas/produk/produk/isiProduk.ts";
import { KATEGORI_LABEL } from "#web/documents/produk.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { Forgiven } from "#web/ui/list/DidYouMean.tsx";
import { FoldedFilters } from "#web/ui/list/FoldedFilters.tsx";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import type { ListState } from "#web/ui/list/listState.ts";
import { Pager } from "#web/ui/list/Pager.tsx";
import { PHONE } from "#web/ui/list/phone.ts";
import { SearchBox } from "#web/ui/list/SearchBox.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import type { Shown } from "#web/ui/picture/ImageViewer.tsx";
import { Viewer } from "#web/ui/picture/Photos.tsx";
import { berharga, useHargaPelanggan } from "../../daftar-harga/web/useHargaPelanggan.ts";
import { useAksiKeranjang, useKeranjang } from "../../keranjang/web/useKeranjang.ts";
import { KartuProduk } from "./KartuProduk.tsx";
import classes from "./katalog.module.css";

const LIMITS = [12, 60, 100] as const;

const URUT = [
  { value: "namaProduk", label: "Nama A–Z" },
  { value: "hargaProduk", label: "Harga terendah" },
  { value: "-hargaProduk", label: "Harga tertinggi" },
  { value: "-stockSales", label: "Stock terbanyak" },
];

const hasil = (rows: readonly unknown[] | undefined) => rows && (rows.length > 0 ? "ada" : "kosong");

/** The machines of a category as cards. */
export function KatalogList({ kategori, adaStok }: { kategori: Kategori; adaStok: boolean }) {
  const list = useList(produk.getProduk, {
    filters: { urut: "", kolom: "" },
    fixed: adaStok ? { kategori, stok: "Ada" } : { kategori },
    prefix: kategori,
    limits: LIMITS,
    forgives: true,
  });
  const rows = useBerharga(list.rows);
  const aksi = useAksiKeranjang();
  const viewer = useDialog<Shown>();
  const judul = KATEGORI_LABEL[kategori];
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const urutan = <SelectFilter list={list} name="urut" label="Urutan" all="Terbaru" options={URUT} />;
  return (
    <Stack gap="sm" component="section" aria-label={judul} data-hasil={hasil(list.rows)}>
      <div className={classes.kepala}>
        <Title order={2} size="h4">
          {judul}
        </Title>
        <SearchBox label="Nama Mesin/Kode Mesin" value={list.cari} onSearch={list.setCari} />
        {phone ? (
          <FoldedFilters label="Urutkan" narrowed={list.filters.urut !== ""}>
            {urutan}
          </FoldedFilters>
        ) : (
          urutan
        )}
      </div>
      <Forgiven list={list} />
      <div className={classes.bingkai}>
        {(list.rows === undefined && list.error !== null) || list.rows?.length === 0 ? (
          <Kosong list={list} judul={judul} adaStok={adaStok} />
        ) : (
          <ul className={classes.kisi} data-stale={list.stale || undefined} aria-busy={list.rows === undefined}>
            {rows?.map((row) => <KartuProduk key={row.idProduk} row={row} aksi={aksi} onFoto={viewer.open} />) ?? (
              <Kerangka />
            )}
          </ul>
        )}
        <Pager label={judul} list={list} />
      </div>
      <Viewer dialog={viewer} />
    </Stack>
  );
}

/** The machines at the prices of the customer that the cart is for; the same objects while nothing changes. */
function useBerharga(rows: readonly Produk[] | undefined) {
  const { untuk } = useKeranjang();
  const ids = useMemo(() => (rows ?? []).map(({ idProduk }) => idProduk), [rows]);
  const harga = useHargaPelanggan(untuk?.idPelanggan ?? "", ids);
  return useMemo(() => (harga && harga.size > 0 ? rows?.map((row) => berharga(row, harga)) : rows), [rows, harga]);
}

type KosongProps = {
  list: Pick<ListState<unknown, string>, "rows" | "error" | "narrowed" | "retry" | "reset">;
  judul: string;
  adaStok: boolean;
};

/** What stands where there are no machines to show: they could not be loaded, or none fits. */
function Kosong({ list: { rows, error, narrowed, retry, reset }, judul, adaStok }: KosongProps) {
  if (rows === undefined) {
    return (
      <EmptyState title="Data tidak dapat dimuat" text={error ?? ""}>
        <Button size="xs" variant="default" onClick={retry}>
          Coba lagi
        </Button>
      </EmptyState>
    );
  }
  const text = narrowed
    ? "Ubah kata pencariannya."
    : adaStok
      ? `Tidak ada ${judul} yang stoknya ada. Lepas Ada stok untuk melihat yang dapat dipesan.`
      : `Belum ada ${judul} yang dapat dijual. Tambahkan di layar Produk.`;
  return (
    <EmptyState icon={IconSearchOff} title="Data Tidak Ditemukan" text={text}>
      {narrowed && (
        <Button size="xs" variant="default" onClick={reset}>
          Hapus pencarian
        </Button>
      )}
    </EmptyState>
  );
}

const PLACES = Array.from({ length: LIMITS[0] }, (_, place) => place);
const Kerangka = () =>
  PLACES.map((place) => (
    <li key={place} aria-hidden>
      <Skeleton height={300} radius="md" />
    </li>
  ));
