import { POS_NERACA } from "#areas/keuangan/rekening/contract.ts";
import type { Menu } from "#kernel/permission.ts";
import { addressOfSimpanan } from "#web/documents/address.ts";
import { type Neraca, POS_MANUAL } from "../contract.ts";

/**
 * What is behind a row of Neraca: a screen, the accounts of a cash row, the assets of a category, or the comparison with
 * Buku Besar.
 */
export type Asal = { alamat: string } | { kategori: number } | "kas" | "selisih" | null;

/** The rows of Aset Tetap (areas/laporan/neraca/tata-letak.ts), each with the id of its category. */
const ASSET = "asset-";
const awalBulan = (hari: string) => `${hari.slice(0, 7)}-01`;

/** What only Buku Besar has. */
const HANYA_BUKU = ["asetLainnya", "kewajibanLainnya", "ekuitasLainnya"];

/** The accounts of a cash row; null for any other row. */
export function rekeningBaris(kunci: string, entri: Neraca): Neraca["rekening"] | null {
  if (!POS_NERACA.some((pos) => pos === kunci) && kunci !== "rekeningLainnya") return null;
  const pos = kunci === "rekeningLainnya" ? null : kunci;
  return entri.rekening.filter(({ posNeraca }) => posNeraca === pos);
}

/** `may` tells whether the person has one of the menus that open the screen. */
export function asalBaris(kunci: string, entri: Neraca, may: (menu: Menu) => boolean): Asal {
  const hari = entri.tglNeraca;
  const ke = (menu: Menu, alamat: string): Asal => (may(menu) ? { alamat } : null);
  const rekening = rekeningBaris(kunci, entri);
  if (rekening !== null) {
    const [satu, lain] = rekening;
    if (!satu) return null;
    if (lain) return "kas";
    return ke("Simpanan", addressOfSimpanan(satu.idRekening, { dari: awalBulan(hari), sampai: hari }));
  }
  if (kunci === "hutangUsaha") return ke("Hutang", `/admin/hutang?tanggal=${hari}`);
  if (kunci === "persediaanStok" || HANYA_BUKU.includes(kunci))
    return ke("Buku Besar", `/admin/bukubesar/neraca?tanggal=${hari}`);
  if (kunci.startsWith(ASSET)) return { kategori: Number(kunci.slice(ASSET.length)) };
  if (kunci === "labaBulanIni" || kunci === "labaTahunBerjalan") {
    return ke(
      "Laba Rugi",
      `/admin/labarugi?${new URLSearchParams({ bulan: hari.slice(0, 7), grup: "Semua Rekening" })}`,
    );
  }
  if (kunci === "piutangUsaha" && may("Piutang")) {
    // The entered figure speaks of the day it was entered for, which may be an earlier one.
    const diketik = entri.dasar === "Kas dan isian" || entri.diketik.some(({ pos }) => pos === kunci);
    return { alamat: `/admin/piutang?milik=semua&tanggal=${(diketik && entri.manual?.tanggal) || hari}` };
  }
  if (kunci === "selisih" || POS_MANUAL.some((pos) => pos === kunci)) return "selisih";
  return null;
}
