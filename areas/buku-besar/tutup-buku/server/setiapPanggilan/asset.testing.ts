import { kategoriAsset } from "#areas/asset/kategori/contract.ts";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import type { Person } from "#test/support/office.ts";
import type { Dunia } from "../dunia.testing.ts";
import { bukanAngka, DITUTUP, DOKUMEN, type Temuan } from "./temuan.testing.ts";

export const ASSET: Record<string, Temuan> = {
  "kategoriAsset.addKategoriAsset": {
    temuan: "a row of Neraca from the first open month on (kategori_asset.mulai)",
    terbuka: async () => [
      [
        kategoriAsset.addKategoriAsset,
        { namaKategori: "Gedung", kode: "GDG", pembagi: 240, jenisBatas: "atas", batas: 0 },
      ],
    ],
  },
  "kategoriAsset.nonAktifKategoriAsset": bukanAngka("a switch; an asset keeps the term it was registered with"),
  "kategoriAsset.deleteKategoriAsset": {
    temuan: "only one that nothing uses and no closed month has",
    ditolak: async (d) => [[kategoriAsset.deleteKategoriAsset, { idKategori: d.dimana.idKategori }]],
  },
  "lokasiAsset.addLokasiAsset": bukanAngka("a place"),
  "lokasiAsset.nonAktifLokasiAsset": bukanAngka("a switch"),
  "lokasiAsset.deleteLokasiAsset": {
    temuan: "only one that nothing uses",
    ditolak: async (d) => [[lokasiAsset.deleteLokasiAsset, { idLokasi: d.dimana.idLokasi }]],
  },
  "pengajuanAsset.addPengajuanAsset": {
    temuan: "tglPengajuan is a document's day: refused at the field and by a trigger",
    ditolak: async (d) => [
      [pengajuanAsset.addPengajuanAsset, { ...laptop(d), ...(await DOKUMEN()), tglPengajuan: DITUTUP }],
    ],
    terbuka: async (d) => [[pengajuanAsset.addPengajuanAsset, { ...laptop(d), ...(await DOKUMEN()) }]],
  },
  "pengajuanAsset.revisiPengajuanAsset": bukanAngka(
    "sends it back; one of a closed month is decided, as with pengajuan",
  ),
  "pengajuanAsset.withdrawPengajuanAsset": bukanAngka("takes back what nobody decided: nothing was booked"),
  "pelepasanAsset.withdrawPelepasanAsset": bukanAngka("takes back what nobody decided: the asset stays"),
  "pengajuanAsset.updatePengajuanAsset": bukanAngka("its day is held as in addPengajuanAsset"),
  "pengajuanAsset.approvePengajuanAsset": {
    temuan: "bought today",
    terbuka: async (d, person) => {
      const isian = { ...laptop(d), dokumen: [await bukti()] };
      const { idPengajuanAsset } = (await person.call(pengajuanAsset.addPengajuanAsset, isian)).data;
      return [
        [
          pengajuanAsset.approvePengajuanAsset,
          { idPengajuan: idPengajuanAsset, statusPengajuan: "Disetujui", note: "" },
        ],
      ];
    },
  },
  "pengajuanAsset.approveMasukAsset": {
    temuan: "becomes an asset today; until then it counts at its price",
    terbuka: async (d) => [
      [pengajuanAsset.approveMasukAsset, { idPengajuan: d.asset.belumMasuk, statusAsset: "masuk" }],
    ],
  },
  "pelepasanAsset.addPelepasanAsset": {
    temuan: "dated today; it loses nothing before its approval",
    terbuka: async (d) => [
      [pelepasanAsset.addPelepasanAsset, { idAsset: d.asset.bor, alasan: "hilang", keterangan: "Hilang", dokumen: [] }],
    ],
  },
  "pelepasanAsset.approvePelepasanAsset": {
    temuan: "leaves today, with the book value of today",
    terbuka: async (d, person) => {
      const [row] = await d.office.sql<{ id: string }[]>`
        select id_pelepasan_asset as id from pelepasan_asset where id_asset = ${d.asset.bor} and status_pengajuan = 'Menunggu'`;
      expectSome(row, person);
      return [
        [pelepasanAsset.approvePelepasanAsset, { idPengajuan: row?.id ?? "", statusPengajuan: "Disetujui", note: "" }],
      ];
    },
  },
  "listAsset.addAsset": {
    temuan:
      "bought in a closed month it counts from the first open one on, what it lost before goes to Saldo Awal (tgl_buku)",
    terbuka: async (d) => [
      [listAsset.addAsset, { ...d.dimana, namaBarang: "Gerobak", harga: 24_000_000, tglAssetMasuk: "2026-03-10" }],
    ],
  },
  "listAsset.tinjauAsset": bukanAngka("a mark"),
  "listAsset.updateKondisiAsset": {
    temuan: "goes out of use today",
    terbuka: async (d) => [
      [listAsset.updateKondisiAsset, { idAsset: d.asset.mobil, statusAsset: "tidak", keterangan: "Rusak" }],
    ],
  },
};

const expectSome = (row: unknown, { nama }: Person) => {
  if (row === undefined) throw new Error(`${nama} found nothing to decide`);
};
const laptop = (d: Dunia) => ({
  ...d.dimana,
  namaBarang: "Laptop",
  harga: 9_000_000,
  idRekening: d.kas,
  deskripsiPengajuan: "Kantor",
});
