import { retur } from "#areas/penjualan/retur/contract.ts";
import { baris } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Person } from "#test/support/office.ts";
import type { Dunia } from "../dunia.testing.ts";
import { bukanAngka, DOKUMEN, type Temuan } from "./temuan.testing.ts";

export const RETUR: Record<string, Temuan> = {
  "retur.addRetur": {
    temuan: "what comes back comes back today: rows of stok and stok_rusak and the entry of today",
    terbuka: async (d, person) => [[retur.addRetur, await satuRusak(d, person)]],
  },
  "retur.kirimEmailRetur": bukanAngka("a mail"),
  "retur.putuskanRetur": {
    temuan: "value, money and replacement of today: stok_rusak, retur and journal have triggers",
    terbuka: async (d, person) => {
      const { barang, ...isian } = await satuRusak(d, person);
      const { idRetur } = (await person.call(retur.addRetur, { barang, ...isian })).data;
      const nilaiRusak = barang.map(({ idOrderan }) => ({ idOrderan, nilai: 100_000 }));
      return [[retur.putuskanRetur, { idRetur, keputusan: "tanpa", nilaiRusak }]];
    },
  },
  "produk.keluarkanRusak": {
    temuan: "what is repaired or thrown away leaves today: row of stok_rusak and its entry",
    terbuka: async (d, person) => {
      await person.call(retur.addRetur, await satuRusak(d, person));
      return [[produk.keluarkanRusak, { idProduk: d.mesin, cara: "buang", qty: 1, keterangan: "Hancur" }]];
    },
  },
};

/** The input of addRetur for a damaged unit of an order of the closed month. */
async function satuRusak(d: Dunia, person: Person) {
  const { orders, suratJalan: notes } = await baris(person, d.order.diretur.idSo);
  const barang = orders.slice(0, 1).map(({ idOrderan }) => ({ idOrderan, rusak: 1 }));
  return { idSj: notes[0]?.idSuratJalan ?? "", alasan: "Patah", barang, ...(await DOKUMEN()) };
}
