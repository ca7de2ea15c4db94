import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../akun.ts";
import { type Berapa, barisan } from "./barisan.ts";

/** The lines that follow from the value of orders (nilai.ts). */

/**
 * The share of an amount for some of the units; with the last unit it is the whole amount, so that nothing is lost by
 * rounding.
 */
const bagian = (db: Db, nominal: Fragment, unit: Fragment): Fragment => db`
  case ${unit} when 0 then 0 when f.semua then ${nominal}
    else div(${nominal}::numeric * ${unit}, f.semua)::bigint end`;

const beda = (db: Db, nama: string): Fragment => {
  const pada = (kolom: string) => db`f.${db(kolom)}`;
  return db`${bagian(db, pada(`${nama}1`), db`f.unit1`)} - ${bagian(db, pada(`${nama}0`), db`f.unit0`)}`;
};

const KOMPONEN = ["penjualan", "tambahan", "admin", "ongkir", "diskon"] as const;

/** The PPN within some of an order's value: the difference that a fact makes. */
const bedaPpn = (db: Db, nilai: (ke: 0 | 1) => Fragment): Fragment => db`
  case when f.ppn_atas is null then 0
    else ppn_dari(${nilai(1)}, f.ppn_atas, f.ppn_bawah) - ppn_dari(${nilai(0)}, f.ppn_atas, f.ppn_bawah) end`;

/**
 * The facts with what each changed. `ppn` is the PPN within the whole; the other amounts have their own, and the goods take
 * what rounding leaves (`ppn_penjualan`).
 */
const perubahan = (db: Db, fakta: Fragment): Fragment => {
  const nilai = (nama: string, ke: 0 | 1) => {
    const pada = (kolom: string) => db`f.${db(kolom)}`;
    return bagian(db, pada(`${nama}${ke}`), pada(`unit${ke}`));
  };
  const seluruh = (ke: 0 | 1) => db`${nilai("penjualan", ke)} + ${nilai("tambahan", ke)} + ${nilai("admin", ke)}
    + ${nilai("ongkir", ke)} - ${nilai("diskon", ke)}`;
  const lain = KOMPONEN.slice(1).map((nama) => db`, ${bedaPpn(db, (ke) => nilai(nama, ke))} as ${db(`ppn_${nama}`)}`);
  return db`
  select *, ppn - ppn_tambahan - ppn_admin - ppn_ongkir + ppn_diskon as ppn_penjualan
  from (
    select f.*, ${beda(db, "penjualan")} as penjualan, ${beda(db, "tambahan")} as tambahan, ${beda(db, "admin")} as admin,
      ${beda(db, "ongkir")} as ongkir, ${beda(db, "diskon")} as diskon, ${bedaPpn(db, seluruh)} as ppn ${lain}
    -- offset 0: units and shares are computed once, not for each line that names them.
    from (${fakta} offset 0) f offset 0) f`;
};

export const barisNilai = (db: Db, fakta: Fragment, berapa: Berapa = "sedikit"): Fragment =>
  barisan(
    db,
    perubahan(db, fakta),
    berapa,
    [akun(db, "piutang"), db`f.id_so`, db`penjualan + tambahan + admin + ongkir - diskon`],
    [akun(db, "penjualan"), null, db`ppn_penjualan - penjualan`],
    [akun(db, "tambahan-online"), null, db`ppn_tambahan - tambahan`],
    [akun(db, "admin"), null, db`ppn_admin - admin`],
    [akun(db, "ongkir-peti"), null, db`ppn_ongkir - ongkir`],
    [akun(db, "diskon"), null, db`diskon - ppn_diskon`],
    [akun(db, "ppn-belum"), db`f.id_so`, db`-ppn`],
  );

/** The customer owes nothing more for what left, and what was sold is a return. */
export const barisReturBatal = (db: Db, fakta: Fragment): Fragment =>
  barisan(
    db,
    db`select *, penjualan + tambahan + admin + ongkir - diskon - dana as nominal, ppn - dana_ppn as ppn_batal
      from (${perubahan(db, fakta)}) f`,
    "sedikit",
    [akun(db, "retur-penjualan"), null, db`f.nominal - f.ppn_batal`],
    [akun(db, "ppn-belum"), db`f.id_so`, db`f.ppn_batal`],
    [akun(db, "piutang"), db`f.id_so`, db`-f.nominal`],
  );
