import { namaBulan } from "#areas/laporan/bulan.ts";
import { audit } from "#company/audit/audit.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { conflict, found, must } from "#platform/http/refusal.ts";
import { writeEntry } from "../../jurnal-umum/server/writeEntry.ts";
import { MAX_KEBUTUHAN, pembebanan } from "../contract.ts";
import { bagiSelisih, barisPembebanan, keadaanOf, mayBebankan } from "./rules.ts";
import {
  akunPembebanan,
  biayaBulan,
  bulanIni,
  bulanPembebanan,
  insertPembebanan,
  kebutuhanProduksi,
  lockKebutuhan,
  lockPembebanan,
  markKebutuhan,
  standarBulan,
} from "./sql.ts";

export const pembebananCalls: Handlers<typeof pembebanan> = implement(pembebanan, {
  getPembebanan: {
    async read({ db, today }) {
      const berjalan = today.slice(0, 7);
      const [rows, kebutuhan] = await Promise.all([bulanPembebanan(db), kebutuhanProduksi(db)]);
      const bulan = rows.map((row) => ({
        ...{ bulan: row.bulan, idJurnalUmum: row.idJurnalUmum, keadaan: keadaanOf(row, berjalan) },
        ...{ biaya: row.biaya as Rupiah, standar: row.standar as Rupiah, selisih: (row.biaya - row.standar) as Rupiah },
        aksi: { bebankan: mayBebankan(row, berjalan) },
      }));
      return { data: { bulan, kebutuhan: [...kebutuhan] } };
    },
  },
  setKebutuhanProduksi: {
    async write(deed, { idKebutuhan, dipilih }) {
      await lockPembebanan(deed.tx);
      const row = found(await lockKebutuhan(deed.tx, idKebutuhan), "Kebutuhan");
      const { namaKebutuhan, biayaProduksi, lain } = row;
      if (dipilih && lain >= MAX_KEBUTUHAN) throw conflict(`Paling banyak ${MAX_KEBUTUHAN} kebutuhan biaya produksi`);
      await markKebutuhan(deed.tx, idKebutuhan, dipilih);
      await audit(deed, {
        ...{ jenis: "kebutuhan", id: idKebutuhan },
        ...{ sebelum: { biayaProduksi }, sesudah: { biayaProduksi: dipilih } },
      });
      return { message: `${namaKebutuhan} ${dipilih ? "menjadi" : "bukan"} biaya produksi` };
    },
  },
  addPembebanan: {
    async write(deed, { bulan }) {
      await lockPembebanan(deed.tx);
      const row = await bulanIni(deed.tx, bulan);
      must(mayBebankan(row, deed.today.slice(0, 7)));
      const idJurnalUmum = await requestClearing(deed, bulan);
      return { message: `Pembebanan ${namaBulan(bulan)} menunggu persetujuan`, data: { idJurnalUmum } };
    },
  },
});

/**
 * Asks for the entry that clears what is left of a month. Where machines were made, it goes through goods in process, and the
 * difference to their standard is shared out among them; without any it is cost of goods.
 */
async function requestClearing(deed: Deed, bulan: string): Promise<string> {
  const { tx, today } = deed;
  const biaya = await biayaBulan(tx, bulan);
  const produk = (await standarBulan(tx, bulan)).filter(({ unit }) => unit >= 1);
  const akun = await akunPembebanan(tx);
  const [jumlah, standar] = [sumOf(biaya.map(({ nilai }) => nilai)), sumOf(produk.map((row) => row.standar))];
  const baris = barisPembebanan(biaya, produk.length > 0 ? akun.proses : akun.hpp);
  const idJurnalUmum = await writeEntry(deed, {
    ...{ tanggal: today, membalik: null, ulangan: "Sekali", ulangSampai: null },
    // Without the difference: whoever reads Buku Besar could compute purchase prices from it.
    keterangan: `Biaya produksi ${namaBulan(bulan)} dibebankan`,
    baris: baris.map(({ idAkun, debit, kredit }) => ({ idAkun, debit: debit as Rupiah, kredit: kredit as Rupiah })),
  });
  await insertPembebanan(deed, { idJurnalUmum, bulan, biaya: jumlah, standar }, bagiSelisih(jumlah - standar, produk));
  return idJurnalUmum;
}

const sumOf = (nilai: readonly number[]): number => nilai.reduce((sum, satu) => sum + satu, 0);
