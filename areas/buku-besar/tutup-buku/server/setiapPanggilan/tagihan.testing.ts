import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { isianTagihanUji } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { DITUTUP, DOKUMEN, type Temuan } from "./temuan.testing.ts";

const HARI_INI = "is booked today, whatever day the bill has; tagihan_buku, stok and kas are guarded by triggers";

export const TAGIHAN: Record<string, Temuan> = {
  "tagihan.addTagihan": {
    temuan: HARI_INI,
    terbuka: async ({ tagihan: { idPemasok, idPo } }) => [
      [
        tagihan.addTagihan,
        isianTagihanUji({
          ...{ idPemasok, tglTagihan: "2026-05-20", barang: [{ idPo, unit: 1, harga: 1_300_000 }] },
          biaya: [{ keterangan: "Ongkir", nominal: 90_000, dasar: "jumlah", idPo: [idPo] }],
        }),
      ],
    ],
  },
  "tagihan.batalTagihan": {
    temuan: HARI_INI,
    terbuka: async (d) => [[tagihan.batalTagihan, { idTagihan: d.tagihan.batal, alasan: "Ganda" }]],
  },
  "tagihan.bayarTagihan": {
    temuan: HARI_INI,
    terbuka: async ({ tagihan: { terbuka: idTagihan, idRekening } }) => [
      [tagihan.bayarTagihan, { idTagihan, idRekening, nominal: 300_000, ...(await DOKUMEN()) }],
    ],
    ditolak: async ({ tagihan: { terbuka: idTagihan, idRekening } }) => [
      [tagihan.bayarTagihan, { idTagihan, idRekening, nominal: 1, tanggalUang: DITUTUP, ...(await DOKUMEN()) }],
    ],
  },
  "tagihan.batalBayarTagihan": {
    temuan: `the money comes back today: ${HARI_INI}`,
    terbuka: async ({ office, tagihan: { dibayar: idTagihan } }) => {
      const [bayar] = await office.sql<{ id: string }[]>`
        select id_pengajuan as id from pengajuan where id_tagihan = ${idTagihan} order by urut limit 1`;
      return [[tagihan.batalBayarTagihan, { idTagihan, idPengajuan: bayar?.id ?? "", alasan: "Salah" }]];
    },
  },
  "tagihan.pakaiUangMuka": {
    temuan: HARI_INI,
    terbuka: async ({ tagihan: { terbuka: idTagihan, idUangMuka } }) => [
      [tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: 100_000 }],
    ],
  },
  "tagihan.addUangMuka": {
    temuan: HARI_INI,
    terbuka: async ({ tagihan: { idPemasok, idRekening } }) => [
      [tagihan.addUangMuka, { idPemasok, idRekening, nominal: 70_000, keterangan: "", ...(await DOKUMEN()) }],
    ],
    ditolak: async ({ tagihan: { idPemasok, idRekening } }) => [
      [
        tagihan.addUangMuka,
        { idPemasok, idRekening, nominal: 1, keterangan: "", tanggalUang: DITUTUP, ...(await DOKUMEN()) },
      ],
    ],
  },
  "tagihan.kembaliUangMuka": {
    temuan: HARI_INI,
    terbuka: async ({ tagihan: { idUangMuka, idRekening } }) => [
      [tagihan.kembaliUangMuka, { idUangMuka, idRekening, nominal: 50_000, ...(await DOKUMEN()) }],
    ],
  },
};
