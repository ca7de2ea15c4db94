import { ActionIcon, Button, Text } from "@mantine/core";
import { IconHammer, IconMinus, IconPlus, IconShoppingCartPlus } from "@tabler/icons-react";
import { memo, useRef } from "react";
import { ribuan } from "#contract/format.ts";
import { bolehPesanLangsung } from "#contract/penjualan/isiKeranjang.ts";
import { keteranganMesin, type Produk } from "#contract/produk/produk.ts";
import { STATUS_PRODUK } from "../../../documents/produk.ts";
import type { Shown } from "../../../ui/picture/ImageViewer.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { type AksiKeranjang, useJumlahDiKeranjang } from "../keranjang/useKeranjang.ts";
import { FotoProduk } from "./FotoProduk.tsx";
import classes from "./katalog.module.css";

type KartuProps = { row: Produk; aksi: AksiKeranjang; onFoto: (shown: Shown) => void };

/** A card of the catalogue. Without stock the stock button stays and tells the reason. */
export const KartuProduk = memo(function KartuProduk({ row, aksi, onFoto }: KartuProps) {
  const { namaProduk: nama, fotoProduk: foto, stockSales, softDelete } = row;
  const langsung = bolehPesanLangsung(row);
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
        <Text fw={650} mt={4}>
          <Money value={row.hargaProduk} />
        </Text>
        <Text size="sm" c={stockSales > 0 ? undefined : "var(--mantine-color-error)"}>
          {stockSales > 0 ? `Stock: ${ribuan(stockSales)}` : "Stock habis"}
          {softDelete && (
            <span className={classes.status}>
              <StatusBadge map={STATUS_PRODUK} state="tidakAktif" />
            </span>
          )}
        </Text>
      </div>
      <div className={classes.tombol}>
        <TombolGudang row={row} aksi={aksi} />
        <AddButton
          label="Pesan Langsung"
          name={`Pesan langsung ${nama}`}
          icon={<IconHammer size={16} aria-hidden />}
          alasan={langsung.alasan}
          quiet={!langsung.boleh}
          run={() => aksi.tambah(row, "PL")}
        />
      </div>
    </li>
  );
});

type TombolGudangProps = Pick<KartuProps, "row" | "aksi">;

/** Puts the machine into the cart; once it is there, − and + around its quantity. */
function TombolGudang({ row, aksi }: TombolGudangProps) {
  const { namaProduk: nama, stockSales, softDelete } = row;
  const kunci = { idProduk: row.idProduk, sumberProduk: "SG" } as const;
  const qty = useJumlahDiKeranjang(kunci);
  // Who presses a button finds the focus at the one that takes its place.
  const pressed = useRef(false);
  const tambah = () => {
    pressed.current = true;
    aksi.tambah(row, "SG");
  };
  if (qty === 0) {
    return (
      <AddButton
        label="Keranjang"
        name={`Tambah ${nama} ke keranjang`}
        icon={<IconShoppingCartPlus size={16} aria-hidden />}
        alasan={softDelete ? "Produk tidak aktif" : null}
        quiet={stockSales <= 0}
        focused={pressed.current}
        run={tambah}
      />
    );
  }
  return (
    <div className={classes.jumlah}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Kurangi ${nama} di keranjang`}
        onClick={() => aksi.kurangi(kunci)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{ribuan(qty)}</span>
      <ActionIcon size={36} autoFocus={pressed.current} aria-label={`Tambah ${nama} ke keranjang`} onClick={tambah}>
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
function AddButton({ label, name, icon, alasan, quiet, focused, run }: AddButtonProps) {
  const closed = alasan !== null;
  return (
    <Button
      size="xs"
      autoFocus={focused}
      variant={quiet ? "default" : "filled"}
      leftSection={icon}
      aria-label={name}
      aria-disabled={closed || undefined}
      aria-description={alasan ?? undefined}
      data-disabled={closed || undefined}
      data-tip={alasan ?? undefined}
      onClick={() => !closed && run()}
    >
      {label}
    </Button>
  );
}
