import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { rupiah } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { readNumber } from "#web/ui/field/readNumber.ts";
import { useUnusable } from "#web/ui/field/unusable.ts";
import { type Baris, MAX_QTY, problemOfTambahan } from "../isiKeranjang.ts";
import classes from "./keranjang.module.css";
import type { AksiKeranjang } from "./useKeranjang.ts";

type InputProps = { line: Baris; aksi: AksiKeranjang };
type QtyInputProps = InputProps & { masalah: string | null; onMasalah: (masalah: string | null) => void };

const QTY = { min: 1, max: MAX_QTY, uang: false };

/** The quantity is applied when the field is left. One that is refused stays in the field and is marked. */
export function QtyInput({ line, aksi, masalah, onMasalah }: QtyInputProps) {
  const [typed, setTyped] = useState(String(line.qty));
  const input = useRef<HTMLInputElement>(null);
  useUnusable(input, masalah);
  // When the buttons changed the quantity, this field is made anew: remove its problem.
  useEffect(() => () => onMasalah(null), [onMasalah]);
  const commit = () => {
    const { idProduk, sumberProduk } = line;
    const { angka, masalah: takTerbaca } = readNumber(typed, QTY);
    if (angka === line.qty) onMasalah(null);
    else onMasalah(takTerbaca ?? aksi.ubahQty({ idProduk, sumberProduk }, Number(angka)));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would send the form around it.
    event.preventDefault();
    commit();
  };
  return (
    <input
      ref={input}
      className={classes.input}
      inputMode="numeric"
      aria-label={`Jumlah unit ${line.namaProduk}`}
      aria-invalid={masalah !== null || undefined}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}

/**
 * The surcharge per unit. Hundreds of money fields would take seconds, so a plain input becomes one when it is focused.
 */
export function TambahanInput({ line, aksi }: InputProps) {
  const [entered, setEntered] = useState(false);
  const { idProduk, sumberProduk, tambahanHargaOnline: tambahan } = line;
  const masalah = problemOfTambahan(line, "Online");
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
          // A text that is no amount stays in the field.
          onBlur={(event) => event.currentTarget.validity.valid && setEntered(false)}
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
