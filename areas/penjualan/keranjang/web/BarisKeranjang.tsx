import { IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { memo, useState } from "react";
import { keteranganMesin } from "#areas/produk/produk/contract.ts";
import { FotoProduk } from "#web/documents/FotoProduk.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { type Baris, problemOfBaris, totalHarga } from "../isiKeranjang.ts";
import { DiskonInput, QtyInput, TambahanInput } from "./InputBaris.tsx";
import classes from "./keranjang.module.css";
import type { AksiKeranjang } from "./useKeranjang.ts";

const SUMBER: StatusMap<Baris["sumberProduk"]> = {
  SG: { label: "Stock Gudang", tone: "info" },
  PL: { label: "Pesan Langsung", tone: "revision" },
};

type BarisProps = { line: Baris; tipeSo: string; aksi: AksiKeranjang };

/** Plain elements and memoized, because a page may have two hundred lines. */
export const BarisKeranjang = memo(function BarisKeranjang({ line, tipeSo, aksi }: BarisProps) {
  const nama = line.namaProduk;
  const kunci = { idProduk: line.idProduk, sumberProduk: line.sumberProduk };
  const [masalahQty, setMasalahQty] = useState<string | null>(null);
  const masalah = masalahQty ?? problemOfBaris(line);
  const [memberi, setMemberi] = useState(false);
  const bisaDiskon = tipeSo !== "Online";
  const berdiskon = bisaDiskon && (memberi || Boolean(line.diskon));
  return (
    <li className={classes.baris} data-wrong={masalah !== null || undefined}>
      <FotoProduk foto={line.fotoProduk} size={52} />
      <div className={classes.nama}>
        <b>{nama}</b>
        <small>{keteranganMesin(line)}</small>
        <StatusBadge map={SUMBER} state={line.sumberProduk} />
        {line.daftarHarga !== undefined && <small>Daftar harga: {line.daftarHarga}</small>}
      </div>
      <Harga line={line} beri={bisaDiskon && !berdiskon ? () => setMemberi(true) : null} />
      <fieldset className={classes.qty} aria-label={`Jumlah ${nama}`}>
        <button type="button" aria-label={`Kurangi ${nama}`} onClick={() => aksi.kurangi(kunci)}>
          <IconMinus size={15} aria-hidden />
        </button>
        <QtyInput key={line.qty} line={line} aksi={aksi} masalah={masalahQty} onMasalah={setMasalahQty} />
        <button type="button" aria-label={`Tambah ${nama}`} onClick={() => aksi.ubahQty(kunci, line.qty + 1)}>
          <IconPlus size={15} aria-hidden />
        </button>
      </fieldset>
      {tipeSo === "Online" && <TambahanInput line={line} aksi={aksi} />}
      {berdiskon && <DiskonInput line={line} aksi={aksi} diisi={memberi} onDiisi={setMemberi} />}
      <div className={classes.akhir}>
        <div className={classes.total}>
          <small>Total</small>
          <b>
            <Money value={totalHarga(line, tipeSo)} blank="Terlalu besar" />
          </b>
        </div>
        <button
          type="button"
          className={classes.hapus}
          aria-label={`Hapus ${nama} dari keranjang`}
          onClick={() => aksi.hapus(kunci)}
        >
          <IconTrash size={15} aria-hidden />
          Hapus
        </button>
      </div>
      {masalah !== null && (
        <div className={classes.masalah} role="alert">
          {masalah}
        </div>
      )}
    </li>
  );
});

/** The price before a discount; `beri` begins one. */
function Harga({ line, beri }: { line: Baris; beri: (() => void) | null }) {
  return (
    <div className={classes.harga}>
      <small>Harga</small>
      <Money value={line.hargaProduk} />
      {beri && (
        <button type="button" className={classes.beri} aria-label={`Beri diskon ${line.namaProduk}`} onClick={beri}>
          Beri diskon
        </button>
      )}
    </div>
  );
}
