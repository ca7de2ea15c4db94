import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { rupiah } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { readNumber } from "#web/ui/field/readNumber.ts";
import { useUnusable } from "#web/ui/field/unusable.ts";
import { hargaBersih, persenDiskon } from "../../order/diskon.ts";
import { type Baris, MAX_QTY, problemOfDiskonBaris, problemOfTambahan } from "../isiKeranjang.ts";
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

type UangProps = {
  label: string;
  value: Rupiah | null;
  masalah: string | null;
  /** It is entered as soon as it is there. */
  entered?: boolean;
  onChange: (amount: Rupiah | null) => void;
  onEnter?: () => void;
  onLeave?: () => void;
};

/**
 * An amount per unit. Hundreds of money fields would take seconds, so a plain input becomes one when it is focused.
 */
function UangInput({ label, value, masalah, entered: mulai = false, onChange, onEnter, onLeave }: UangProps) {
  const [entered, setEntered] = useState(mulai);
  const enter = () => {
    setEntered(true);
    onEnter?.();
  };
  const leave = () => {
    setEntered(false);
    onLeave?.();
  };
  return entered ? (
    <MoneyInput
      autoFocus
      size="xs"
      aria-label={label}
      value={value}
      error={masalah}
      // A text that is no amount stays in the field.
      onBlur={(event) => event.currentTarget.validity.valid && leave()}
      onChange={(amount) => onChange(amount === "" ? null : (amount as Rupiah))}
    />
  ) : (
    <>
      <input
        className={classes.input}
        aria-label={label}
        aria-invalid={masalah !== null || undefined}
        readOnly
        value={value === null ? "" : rupiah(value)}
        onFocus={enter}
      />
      {masalah !== null && <div className={classes.masalah}>{masalah}</div>}
    </>
  );
}

/** The surcharge per unit. */
export function TambahanInput({ line, aksi }: InputProps) {
  const { idProduk, sumberProduk, tambahanHargaOnline } = line;
  return (
    <div className={classes.tambahan}>
      <small>Tambahan online / unit</small>
      <UangInput
        label={`Tambahan online per unit ${line.namaProduk}`}
        value={tambahanHargaOnline}
        masalah={problemOfTambahan(line, "Online")}
        onChange={(amount) => aksi.ubahTambahan({ idProduk, sumberProduk }, amount)}
      />
    </div>
  );
}

/** `diisi`: it is being typed, if only emptied. */
type DiskonProps = InputProps & { diisi: boolean; onDiisi: (diisi: boolean) => void };

/** The discount per unit, and what a unit is sold for with it. */
export function DiskonInput({ line, aksi, diisi, onDiisi }: DiskonProps) {
  const { idProduk, sumberProduk, hargaProduk: harga, diskon } = line;
  const masalah = problemOfDiskonBaris(line, "Reguler");
  return (
    <div className={classes.tambahan}>
      <small>Diskon / unit</small>
      <UangInput
        label={`Diskon per unit ${line.namaProduk}`}
        value={diskon ?? null}
        masalah={masalah}
        entered={diisi}
        onChange={(amount) => aksi.ubahDiskon({ idProduk, sumberProduk }, amount)}
        onEnter={() => onDiisi(true)}
        onLeave={() => onDiisi(false)}
      />
      {masalah === null && diskon ? (
        <small>
          {persenDiskon({ harga, diskon })}, dijual {rupiah(hargaBersih({ harga, diskon }))}
        </small>
      ) : null}
    </div>
  );
}
