import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { IconShoppingCart } from "@tabler/icons-react";
import { useMemo } from "react";
import { po } from "#areas/pembelian/po/contract.ts";
import { ribuan, rupiah } from "#kernel/format.ts";
import { useMay } from "#web/api/session.ts";
import { KATEGORI_LABEL } from "#web/documents/produk.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { type Chosen, useChosen } from "#web/ui/list/useChosen.ts";
import { useList } from "#web/ui/list/useList.ts";
import { Results } from "#web/ui/page/Results.tsx";
import { type Produk, type ProdukHarusPo, produk } from "../contract.ts";
import type { Kategori } from "../isiProduk.ts";
import { COLUMNS_HARUS_PO } from "./columnsHarusPo.tsx";
import classes from "./harusPo.module.css";
import { toneOf } from "./status.ts";
import { type PesanBanyak, PesanBanyakContext, usePesanBanyak } from "./usePesanBanyak.ts";

const useHarusPo = (kategori: Kategori) =>
  useList(produk.getProdukHarusPo, { filters: {}, fixed: { kategori }, prefix: `po-${kategori}` });
type Daftar = ReturnType<typeof useHarusPo>;

/** The products to reorder with what is proposed; several purchase orders are made at once. */
export function HarusPo({ actions }: { actions: readonly RowAction<Produk>[] }) {
  const [utama, upgrade] = [useHarusPo("utama"), useHarusPo("upgrade")];
  const shown = useMemo(() => [...(utama.rows ?? []), ...(upgrade.rows ?? [])], [utama.rows, upgrade.rows]);
  const terpilih = {
    utama: useChosen(utama.rows, kunci, alasanTidak),
    upgrade: useChosen(upgrade.rows, kunci, alasanTidak),
  };
  const pesanan = usePesanBanyak(shown, terpilih);
  const may = useMay(po.addBeberapaPo);
  return (
    <PesanBanyakContext.Provider value={pesanan}>
      <Stack gap="md">
        <Hasil pesanan={pesanan} />
        <Bagian kategori="utama" list={utama} actions={actions} chosen={may ? terpilih.utama : undefined} />
        <Bagian kategori="upgrade" list={upgrade} actions={actions} chosen={may ? terpilih.upgrade : undefined} />
        {may && shown.length > 0 && <Batang shown={shown} pesanan={pesanan} />}
      </Stack>
    </PesanBanyakContext.Provider>
  );
}

const kunci = ({ idProduk }: ProdukHarusPo) => idProduk;
const alasanTidak = ({ aksi }: ProdukHarusPo) => (aksi.po.boleh ? null : aksi.po.alasan);

type BagianProps = {
  kategori: Kategori;
  list: Daftar;
  actions: readonly RowAction<Produk>[];
  chosen: Chosen<ProdukHarusPo> | undefined;
};

const Bagian = ({ kategori, list, actions, chosen }: BagianProps) => (
  <ListPage
    title={`${KATEGORI_LABEL[kategori]} harus PO`}
    showTitle
    columns={COLUMNS_HARUS_PO}
    list={list}
    rowKey={kunci}
    rowName={(row) => row.namaProduk}
    search="Nama Mesin/Kode Mesin"
    rowTone={toneOf}
    actions={actions}
    chosen={chosen}
    empty={{ title: "Tidak ada yang harus PO", text: "Semua stock masih di atas minimalnya." }}
  />
);

type BatangProps = { shown: readonly ProdukHarusPo[]; pesanan: PesanBanyak };

/** Chooses everything that is proposed, and makes the purchase orders. */
function Batang({ shown, pesanan: { banyak, dipilih, pick, unit, total, masalah, buat } }: BatangProps) {
  const perlu = shown.filter(({ usulan, aksi }) => usulan > 0 && aksi.po.boleh);
  const terpilih = perlu.filter(dipilih).length;
  return (
    <section className={classes.bar} aria-label="Buat beberapa PO">
      <Checkbox
        label={`Pilih semua yang diusulkan (${perlu.length})`}
        disabled={perlu.length === 0}
        checked={perlu.length > 0 && terpilih === perlu.length}
        indeterminate={terpilih > 0 && terpilih < perlu.length}
        onChange={({ currentTarget }) => pick(perlu, currentTarget.checked)}
      />
      <Group gap="sm" ml="auto" wrap="nowrap">
        {banyak > 0 && (
          <Text size="sm" className={classes.jumlah}>
            {masalah ?? `${ribuan(unit)} unit${total === null ? "" : `, ${rupiah(total)}`}`}
          </Text>
        )}
        <Button
          leftSection={<IconShoppingCart size={17} aria-hidden />}
          disabled={banyak === 0 || masalah !== null}
          onClick={buat}
        >
          {banyak === 0 ? "Buat PO" : `Buat ${banyak} PO`}
        </Button>
      </Group>
    </section>
  );
}

/** What became of each, and where they are now. */
function Hasil({ pesanan: { hasil, forget } }: { pesanan: PesanBanyak }) {
  const follow = useFollow(DAFTAR_PO);
  const may = useMay(po.getPo);
  const berhasil = hasil.some(({ status }) => status === 200);
  return (
    <Results
      results={hasil.map(({ idProduk, status, nama, message }) => ({
        ...{ key: String(idProduk), done: status === 200, name: nama, message },
      }))}
      forget={forget}
      next={
        may &&
        berhasil && (
          <Button component="a" href={DAFTAR_PO} onClick={follow} size="xs" variant="default">
            Lihat Purchase Order
          </Button>
        )
      }
    />
  );
}

const DAFTAR_PO = "/admin/po";
