import { po } from "#areas/pembelian/po/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { count, sendForDecision, startOpname } from "#areas/produk/opname/server/opname.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { OVEN } from "#areas/produk/produk/server/produk.testing.ts";
import { ubahBanyak } from "#areas/produk/ubah-banyak/contract.ts";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { resep } from "#areas/produksi/resep/contract.ts";
import { keluhan } from "#areas/servis/keluhan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import type { Person } from "#test/support/office.ts";
import { bukanAngka, DITUTUP, DOKUMEN, type Temuan } from "./temuan.testing.ts";

const BESI = {
  ...{ namaProduk: "Besi", satuan: "kg", satuanBeli: "kg", isiBeli: 1, hargaBeli: 15_000, minimalStock: 0 },
};

export const BARANG: Record<string, Temuan> = {
  "produk.addProduk": {
    temuan: "stock of the beginning is a row of today",
    terbuka: async () => [[produk.addProduk, { ...OVEN, kodeProduk: "BARU-1", fotoProduk: [] }]],
  },
  "produk.editProduk": {
    temuan:
      "a new hargaBeli is a row of stok of today: the stock of a past day keeps its price; name and code hold from the first open month on (nama_dulu)",
    terbuka: async (d, person) => {
      const { data } = await person.call(produk.getProdukDipilih, { idProduk: [d.mesin] });
      const { kodeProduk, namaProduk, kapasitas, kategoriProduk, tipe, hargaProduk, minimalStock } =
        data[0] as never as typeof OVEN;
      const isian = {
        kodeProduk: `${kodeProduk}-X`,
        namaProduk: `Baru ${namaProduk}`,
        kapasitas,
        kategoriProduk,
        tipe,
        hargaProduk,
        minimalStock,
      };
      return [[produk.editProduk, { ...isian, idProduk: d.mesin, hargaBeli: 1_250_000, fotoProduk: [] }]];
    },
  },
  "produk.undoFotoProduk": bukanAngka("pictures alone"),
  "produk.importExcelProduk": bukanAngka("the same books as addProduk and editProduk, today"),
  "produk.deleteProduk": {
    temuan: "a switch: its stock and book stay",
    terbuka: async (d) => [
      [produk.deleteProduk, { idProduk: d.mesin, statusProduk: true }],
      [produk.deleteProduk, { idProduk: d.mesin, statusProduk: false }],
    ],
  },
  "ubahBanyak.ubahBanyakProduk": {
    temuan: "the selling price of today, a minimum and a switch: no book reads them of a past day",
    terbuka: async (d) => [[ubahBanyak.ubahBanyakProduk, { idProduk: [d.mesin], persen: 5, minimalStock: 3 }]],
  },
  "ubahBanyak.batalkanUbahBanyak": {
    temuan: "the same the other way round",
    terbuka: async (d, person) => {
      const { data } = await person.call(ubahBanyak.ubahBanyakProduk, { idProduk: [d.mesin], minimalStock: 4 });
      return [[ubahBanyak.batalkanUbahBanyak, { idUbahBanyak: data.idUbahBanyak }]];
    },
  },
  "produk.koreksiStok": {
    temuan: "a row of stok of today",
    terbuka: async (d) => [[produk.koreksiStok, { idProduk: d.mesin, jumlahStock: 60, keterangan: "Opname" }]],
  },
  "bahan.addBahan": {
    temuan: "stock of the beginning is a row of today",
    terbuka: async () => [[bahan.addBahan, { ...BESI, kodeProduk: "BSI-1", jumlahStock: 12.5 }]],
  },
  "bahan.editBahan": {
    temuan: "a new price is for what comes: no row of stok",
    terbuka: async (_, person) => {
      const { idProduk } = (await person.call(bahan.addBahan, { ...BESI, kodeProduk: "BSI-2", jumlahStock: 1 })).data;
      return [[bahan.editBahan, { ...BESI, kodeProduk: "BSI-2", idProduk, hargaBeli: 20_000 }]];
    },
  },
  "bahan.setStatusBahan": bukanAngka("a switch: its stock and book stay"),
  "bahan.koreksiBahan": {
    temuan: "a row of stok of today",
    terbuka: async (_, person) => {
      const { idProduk } = (await person.call(bahan.addBahan, { ...BESI, kodeProduk: "BSI-3", jumlahStock: 1 })).data;
      return [[bahan.koreksiBahan, { idProduk, jumlahStock: 2, keterangan: "Opname" }]];
    },
  },
  "resep.setResep": {
    temuan: "what is finished takes the version of its day; what was finished keeps its own",
    terbuka: async (d, person) => {
      const { idProduk } = (await person.call(bahan.addBahan, { ...BESI, kodeProduk: "BSI-4", jumlahStock: 1 })).data;
      return [[resep.setResep, { idProduk: d.mesin, upah: 1_000, mulai: DITUTUP, bahan: [{ idProduk, qty: 0.5 }] }]];
    },
  },
  "kunjungan.kerjakanKunjungan": {
    temuan: "parts leave today: row of stok and its entry, whatever day the work was of",
    terbuka: async (d, person) => {
      const idKunjungan = await kunjunganUji(person);
      const isi = { idKunjungan, pekerjaan: "Ganti", tglKerja: DITUTUP, part: [{ idProduk: d.mesin, qty: 1 }] };
      return [[kunjungan.kerjakanKunjungan, { ...isi, beres: false, dokumen: [], tandaTangan: [] }]];
    },
  },
  "kunjungan.urungkanKunjungan": {
    temuan: "parts come back today: row of stok and its entry",
    terbuka: async (d, person) => {
      const idKunjungan = await kunjunganUji(person);
      const isi = { idKunjungan, pekerjaan: "Ganti", part: [{ idProduk: d.mesin, qty: 1 }], beres: false };
      await person.call(kunjungan.kerjakanKunjungan, { ...isi, dokumen: [], tandaTangan: [] });
      return [[kunjungan.urungkanKunjungan, { idKunjungan, alasan: "Salah" }]];
    },
  },
  "opname.putuskanOpname": {
    temuan: "rows of stok of today, whenever it was counted",
    terbuka: async (d, person) => {
      const idOpname = await startOpname(person, d.mesin);
      await count(person, idOpname, { [d.mesin]: 1_000 });
      await sendForDecision(person, idOpname);
      return [[opname.putuskanOpname, { idOpname, status: "Disetujui", note: "" }]];
    },
  },
  "po.addPo": {
    temuan: "tglOrder is a document's day: refused at the field and by a trigger on po",
    ditolak: async (d) => [[po.addPo, { idProduk: d.mesin, qty: 1, tglOrder: DITUTUP }]],
    terbuka: async (d) => [[po.addPo, { idProduk: d.mesin, qty: 1 }]],
  },
  "po.addBeberapaPo": bukanAngka("each is an addPo of its own"),
  "po.kirimEmailPo": bukanAngka("a mail"),
  "po.cancelPo": {
    temuan: "what arrived stays owed at its price; the rest was in no report",
    terbuka: async (d) => [[po.cancelPo, { idPo: d.pembelian.batal }]],
  },
  "po.updatePoSelesai": {
    temuan: "units arrive today: stok, po_riwayat and entry of today",
    terbuka: async (d) => [[po.updatePoSelesai, { idPo: d.pembelian.terbuka, selesai: 1 }]],
  },
  "po.undoPoSelesai": {
    temuan: "units of a closed month stay counted; those of today leave with rows of today",
    ditolak: async (d) => [[po.undoPoSelesai, { idPo: d.pembelian.selesai, selesai: 3, qtySelesai: 3 }]],
    terbuka: async (d, person) => {
      const { qtySelesai } = (await person.call(po.getDetailPo, { idPo: d.pembelian.terbuka })).data;
      return [[po.undoPoSelesai, { idPo: d.pembelian.terbuka, selesai: 1, qtySelesai }]];
    },
  },
  "po.updatePoLunas": {
    temuan:
      "paid today, whatever dateLunas says, or on a named day, refused at its field: in the closed month it stays owed",
    ditolak: async (d) => {
      const bayar = { idPo: d.pembelian.selesai, statusPembayaran: true, idRekening: d.kas, ...(await DOKUMEN()) };
      return [[po.updatePoLunas, { ...bayar, tanggalUang: DITUTUP }]];
    },
    terbuka: async (d) => [
      [
        po.updatePoLunas,
        {
          idPo: d.pembelian.selesai,
          statusPembayaran: true,
          dateLunas: DITUTUP,
          idRekening: d.kas,
          ...(await DOKUMEN()),
        },
      ],
    ],
  },
};

/** A planned visit under guarantee. */
async function kunjunganUji(person: Person): Promise<string> {
  const isi = { nomor: "", customer: "UD Uji", keluhan: "Bocor", tanggungan: "garansi", alasanGaransi: "Uji" } as const;
  const { idKeluhan } = (await person.call(keluhan.addKeluhan, { ...isi, dokumen: [] })).data;
  const rencana = { idKeluhan, rencana: "2026-12-20", idTeknisi: person.idUser };
  return (await person.call(kunjungan.addKunjungan, rencana)).data.idKunjungan;
}
