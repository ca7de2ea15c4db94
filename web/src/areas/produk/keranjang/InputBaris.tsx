import { type KeyboardEvent, useState } from "react";
import { rupiah } from "#contract/format.ts";
import type { Rupiah } from "#contract/kernel/types.ts";
import { type Baris, masalahTambahan } from "#contract/produk/keranjang.ts";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import type { AksiKeranjang } from "./isiKeranjang.ts";
import classes from "./keranjang.module.css";

type InputProps = { line: Baris; aksi: AksiKeranjang };

/** Typed freely; taken over when the field is left, or not at all. */
export function QtyInput({ line, aksi }: InputProps) {
  const [typed, setTyped] = useState(String(line.qty));
  const commit = () => {
    if (typed === String(line.qty)) return;
    const { idProduk, sumberProduk } = line;
    if (!aksi.ubahQty({ idProduk, sumberProduk }, Number(typed))) setTyped(String(line.qty));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The form around it would be sent.
    event.preventDefault();
    commit();
  };
  return (
    <input
      className={classes.input}
      inputMode="numeric"
      maxLength={7}
      aria-label={`Jumlah unit ${line.namaProduk}`}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ""))}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}

/** The surcharge per unit. Hundreds of real money inputs would take seconds: one becomes real when it is entered. */
export function TambahanInput({ line, aksi }: InputProps) {
  const [entered, setEntered] = useState(false);
  const { idProduk, sumberProduk, tambahanHargaOnline: tambahan } = line;
  const masalah = masalahTambahan(line, "Online");
  const label = `Tambahan online per unit ${line.namaProduk}`;
  return (
    <div className={classes.tambahan}>
      <small>Tambahan online / unit</small>
      {entered ? (
        <MoneyInput
          autoFocus
          size="xs"
          aria-label={label}
          value={tambahan}
          error={masalah}
          onBlur={() => setEntered(false)}
          onChange={(amount) =>
            aksi.ubahTambahan({ idProduk, sumberProduk }, amount === "" ? null : (amount as Rupiah))
          }
        />
      ) : (
        <>
          <input
            className={classes.input}
            aria-label={label}
            aria-invalid={masalah !== null || undefined}
            readOnly
            value={tambahan === null ? "" : rupiah(tambahan)}
            onFocus={() => setEntered(true)}
          />
          {masalah !== null && <div className={classes.masalah}>{masalah}</div>}
        </>
      )}
    </div>
  );
}
