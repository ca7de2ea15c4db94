import { profil } from "#areas/karyawan/profil/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import type { Pengurung, Riwayat } from "#areas/sistem/riwayat/contract.ts";
import type { Call, Schema } from "#kernel/call.ts";
import { Urungkan } from "./Urungkan.tsx";

const CALLS: Readonly<Record<Pengurung, Call<Schema, Schema, Record<never, never>>>> = {
  undoFotoSj: suratJalan.undoFotoSj,
  undoDokumenInvoice: invoice.undoDokumenInvoice,
  undoFotoProduk: produk.undoFotoProduk,
  undoFotoProfile: profil.undoFotoProfile,
  undoLogo: perusahaan.undoLogo,
  undoPl: pesanLangsung.undoPl,
  undoPoSelesai: po.undoPoSelesai,
};

/** Beside an entry of the history: takes back what it tells. */
export function UrungkanRiwayat({ urung, apa }: { urung: NonNullable<Riwayat["urung"]>; apa: string }) {
  return <Urungkan call={CALLS[urung.panggilan]} input={urung.input} apa={apa} />;
}
