import { ActionIcon, Button, Text } from "@mantine/core";
import { IconHammer, IconMinus, IconPlus, IconShoppingCartPlus } from "@tabler/icons-react";
import { memo, useRef } from "react";
import { keteranganMesin, type Produk } from "#areas/produk/produk/contract.ts";
import { ribuan } from "#kernel/format.ts";
import { FotoProduk } from "#web/documents/FotoProduk.tsx";
import { STATUS_PRODUK } from "#web/documents/produk.ts";
import type { Shown } from "#web/ui/picture/ImageViewer.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { mayPesanLangsung } from "../../keranjang/isiKeranjang.ts";
import { type AksiKeranjang, useJumlahDiKeranjang } from "../../keranjang/web/useKeranjang.ts";
import type { SumberProduk } from "../../order/label.ts";
import classes from "./katalog.module.css";

type KartuProps = { row: Produk & { daftarHarga?: string }; aksi: AksiKeranjang; onFoto: (shown: Shown) => void };

/** A card of the catalogue. Without stock the stock button stays and tells the reason. */
export const KartuProduk = memo(function KartuProduk({ row, aksi, onFoto }: KartuProps) {
  const { namaProduk: nama, fotoProduk: foto, stockSales, softDelete } = row;
  return (
    <li className={classes.kartu} data-inactive={softDelete || undefined}>
      {foto.length > 0 ? (
        <button
          type="button"
          className={classes.perbesar}
          aria-label={`Perbesar foto ${nama}`}
          onClick={() => onFoto({ images: foto, at: 0, name: nama })}
        >
          <FotoProduk foto={foto} />
        </button>
      ) : (
        <FotoProduk foto={foto} />
      )}
      <div className={classes.isi}>
        <Text fw={600} size="sm" lineClamp={2} title={nama}>
          {nama}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1}>
          {keteranganMesin(row)}
        </Text>
        <Text fw={650} mt={4} className={classes.harga}>
          <Money value={row.hargaProduk} />
        </Text>
        {row.daftarHarga !== undefined && (
          <Text size="xs" c="dimmed" lineClamp={1}>
            Daftar harga: {row.daftarHarga}
          </Text>
        )}
        <Text size="sm" c={stockSales > 0 ? undefined : "var(--mantine-color-error)"}>
          {stockSales > 0 ? `Stock: ${ribuan(stockSales)}` : "Stock habis"}
          {softDelete && (
            <span className={classes.status}>
              <StatusBadge map={STATUS_PRODUK} state="tidakAktif" />
            </span>
          )}
        </Text>
      </div>
      <DuaTombol row={row} aksi={aksi} />
    </li>
  );
});

/** From stock, and made for the customer. */
function DuaTombol({ row, aksi }: Pick<KartuProps, "row" | "aksi">) {
  const { namaProduk: nama, stockSales, softDelete } = row;
  const langsung = mayPesanLangsung(row);
  return (
    <div className={classes.tombol}>
      <Tombol
        row={row}
        aksi={aksi}
        sumberProduk="SG"
        label="Keranjang"
        name={`Tambah ${nama} ke keranjang`}
        less={`Kurangi ${nama} di keranjang`}
        icon={<IconShoppingCartPlus size={16} aria-hidden />}
        alasan={softDelete ? "Produk tidak aktif" : null}
        quiet={stockSales <= 0}
      />
      <Tombol
        row={row}
        aksi={aksi}
        sumberProduk="PL"
        label="Pesan Langsung"
        name={`Pesan langsung ${nama}`}
        less={`Kurangi ${nama} yang dipesan langsung`}
        icon={<IconHammer size={16} aria-hidden />}
        alasan={langsung.alasan}
        quiet={!langsung.boleh}
      />
    </div>
  );
}

type TombolProps = Pick<KartuProps, "row" | "aksi"> &
  Omit<AddButtonProps, "focused" | "run"> & { sumberProduk: SumberProduk; less: string };

/** Puts the machine into the cart; once it is there, − and + around its quantity. */
function Tombol({ row, aksi, sumberProduk, less, ...button }: TombolProps) {
  const kunci = { idProduk: row.idProduk, sumberProduk };
  const qty = useJumlahDiKeranjang(kunci);
  // Who presses a button finds the focus at the one that takes its place.
  const pressed = useRef(false);
  const tambah = () => {
    pressed.current = true;
    aksi.tambah(row, sumberProduk);
  };
  if (qty === 0) return <AddButton {...button} focused={pressed.current} run={tambah} />;
  return (
    <div className={classes.jumlah}>
      <ActionIcon variant="default" size={36} aria-label={less} onClick={() => aksi.kurangi(kunci)}>
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{ribuan(qty)}</span>
      <ActionIcon
        size={36}
        autoFocus={pressed.current}
        aria-label={button.name}
        {...closedBecause(button.alasan)}
        onClick={() => button.alasan === null && tambah()}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

type AddButtonProps = {
  label: string;
  name: string;
  icon: React.ReactNode;
  alasan: string | null;
  /** A less prominent button. */
  quiet: boolean;
  focused?: boolean;
  run: () => void;
};

/** aria-disabled instead of disabled, so that the reason can be read by everybody. */
const closedBecause = (alasan: string | null) => ({
  "aria-disabled": alasan !== null || undefined,
  "aria-description": alasan ?? undefined,
  "data-disabled": alasan !== null || undefined,
  "data-tip": alasan ?? undefined,
});

function AddButton({ label, name, icon, alasan, quiet, focused, run }: AddButtonProps) {
  return (
    <Button
      size="xs"
      autoFocus={focused}
      variant={quiet ? "default" : "filled"}
      leftSection={icon}
      aria-label={name}
      {...closedBecause(alasan)}
      onClick={() => alasan === null && run()}
    >
      {label}
    </Button>
  );
}
