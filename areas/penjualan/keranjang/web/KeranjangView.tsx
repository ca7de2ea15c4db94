import { Alert, Button, Group, List, Stack, Title } from "@mantine/core";
import { IconArrowLeft, IconHistory, IconInfoCircle, IconShoppingCart } from "@tabler/icons-react";
import { memo, useEffect, useMemo, useRef } from "react";
import "@mantine/core/styles/List.css";
import { produk } from "#areas/produk/produk/contract.ts";
import { waktu } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { berharga, useHargaPelanggan } from "../../daftar-harga/web/useHargaPelanggan.ts";
import type { Keranjang } from "../isiKeranjang.ts";
import { BarisKeranjang } from "./BarisKeranjang.tsx";
import classes from "./keranjang.module.css";
import { OrderForm } from "./OrderForm.tsx";
import { type AksiKeranjang, useAksiKeranjang, useKeranjang } from "./useKeranjang.ts";
import { type OnOrder, useOrder } from "./useOrder.ts";

type KeranjangViewProps = {
  onClose: () => void;
  onDone: OnOrder;
};

/** The page of the cart: its lines and the order form. */
export function KeranjangView({ onClose, onDone }: KeranjangViewProps) {
  const { keranjang } = useKeranjang();
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Keranjang
        </Title>
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onClose}>
          Close
        </Button>
      </Group>
      {keranjang.length === 0 ? (
        <div className={classes.frame}>
          <EmptyState
            icon={IconShoppingCart}
            title="Maaf anda belum memiliki produk pada keranjang belanja"
            text="Kembali ke katalog, lalu tambahkan produk ke keranjang."
          />
        </div>
      ) : (
        <Isi onClose={onClose} onDone={onDone} />
      )}
    </Stack>
  );
}

function Isi({ onClose, onDone }: KeranjangViewProps) {
  const { keranjang } = useKeranjang();
  const aksi = useAksiKeranjang();
  const refresh = useRef(() => {});
  const { api, element, unplaced, submit, tersimpan, kosongkan } = useOrder({
    keranjang,
    refused: () => refresh.current(),
    done: (...jadi) => {
      aksi.kosongkan();
      onDone(...jadi);
    },
    waits: () => {
      aksi.kosongkan();
      onClose();
    },
  });
  const muatUlang = usePembaruan(api.values);
  useEffect(() => {
    refresh.current = muatUlang;
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={classes.halaman}>
      <div>
        <Perubahan />
        <DaftarBaris keranjang={keranjang} tipeSo={api.values.tipeSo} aksi={aksi} />
      </div>
      <OrderForm form={api} keranjang={keranjang} problems={unplaced} onClose={onClose}>
        {tersimpan !== null && <IsianLama sejak={tersimpan} buang={kosongkan} />}
      </OrderForm>
    </form>
  );
}

/** Says from when the fields are that stand here already. */
function IsianLama({ sejak, buang }: { sejak: number; buang: () => void }) {
  return (
    <Alert color="blue" role="status" mb="md" icon={<IconHistory aria-hidden />} title="Isian ini belum terkirim">
      Diisi {waktu(new Date(sejak))}, dan masih tersimpan di perangkat ini.
      <Button mt="sm" variant="default" onClick={buang}>
        Kosongkan isian
      </Button>
    </Alert>
  );
}

type DaftarProps = { keranjang: Keranjang; tipeSo: string; aksi: AksiKeranjang };

/** Memoized: typing in the order form must not draw hundreds of lines again. */
const DaftarBaris = memo(function DaftarBaris({ keranjang, tipeSo, aksi }: DaftarProps) {
  return (
    <ul className={classes.frame} aria-label="Isi keranjang">
      {keranjang.map((line) => (
        <BarisKeranjang key={`${line.idProduk} ${line.sumberProduk}`} line={line} tipeSo={tipeSo} aksi={aksi} />
      ))}
    </ul>
  );
});

/** Keeps prices and stock in the cart up to date, at the prices of the chosen customer. */
function usePembaruan({ idPelanggan, pelanggan }: { idPelanggan: string; pelanggan: string }): () => void {
  const { keranjang } = useKeranjang();
  const { perbarui, untukPelanggan } = useAksiKeranjang();
  const ids = keranjang.map((line) => line.idProduk).join();
  const idProduk = useMemo(() => [...new Set(ids.split(",").map(Number))].sort((a, b) => a - b), [ids]);
  const { data, refetch } = useCall(produk.getProdukDipilih, { idProduk }, { staleTime: 0 });
  const harga = useHargaPelanggan(idPelanggan, idProduk);
  useEffect(() => {
    if (data && harga) perbarui(data.data.map((satu) => berharga(satu, harga)));
  }, [data, harga, perbarui]);
  useEffect(() => untukPelanggan({ idPelanggan, nama: pelanggan }), [idPelanggan, pelanggan, untukPelanggan]);
  return () => void refetch();
}

/** The changes since the cart was filled, until the person closes them: as many as lines, and not drawn again with a typed key. */
const Perubahan = memo(function Perubahan() {
  const { perubahan, sudahDibaca } = useKeranjang();
  if (perubahan.length === 0) return null;
  return (
    <Alert color="yellow" mb="md" icon={<IconInfoCircle aria-hidden />} title="Ada yang berubah" role="alert">
      <List size="sm">
        {perubahan.map((kalimat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be true twice
          <List.Item key={`${at} ${kalimat}`}>{kalimat}</List.Item>
        ))}
      </List>
      <Button mt="sm" size="xs" variant="default" onClick={sudahDibaca}>
        Mengerti
      </Button>
    </Alert>
  );
});
