import { neraca } from "#areas/laporan/neraca/contract.ts";
import { akun } from "../../../akun/contract.ts";
import { jurnalUmum } from "../../../jurnal-umum/contract.ts";
import type { Dunia } from "../dunia.testing.ts";
import { bukanAngka, DITUTUP, DOKUMEN, type Temuan } from "./temuan.testing.ts";

export const BUKU_BESAR: Record<string, Temuan> = {
  "neraca.inputDataNeracaManual": {
    temuan: "the day of the entry: refused for days of closed months, at the field and by a trigger",
    ditolak: async () => [
      [neraca.inputDataNeracaManual, { idNeraca: 20260531, ...angkaNeraca }],
      [neraca.inputDataNeracaManual, { idNeraca: 20260115, ...angkaNeraca }],
    ],
    terbuka: async () => [[neraca.inputDataNeracaManual, { idNeraca: 20260615, ...angkaNeraca }]],
  },
  "akun.addAkun": {
    temuan: "has no line in a closed month",
    terbuka: async () => [
      [akun.addAkun, { kode: "1-7009", nama: "Uang Jaminan", jenis: "Aset", golongan: "Aset Lain" }],
    ],
  },
  "akun.updateAkun": {
    temuan:
      "its kind stays once it is used; group, name and code hold from the first open month on (akun_peta, nama_dulu)",
    terbuka: async (d) => [
      [
        akun.updateAkun,
        { idAkun: d.umum.titipan, kode: "1-7090", nama: "Titipan Pabrik", jenis: "Aset", golongan: "Piutang" },
      ],
    ],
  },
  "akun.deleteAkun": bukanAngka("only one without lines"),
  "akun.assignAkun": {
    temuan: "holds from the first open month on (akun_peta)",
    terbuka: async (d) => {
      const [row] = await d.office.sql<{ id: number }[]>`select id_akun as id from akun where id_kebutuhan = ${d.gaji}`;
      return [[akun.assignAkun, { idAkun: row?.id, induk: d.umum.akun }]];
    },
  },
  "jurnalUmum.addJurnalUmum": {
    temuan: "its day is the day of its entry: refused at the field and by triggers on jurnal_umum and jurnal",
    ditolak: async (d) => [[jurnalUmum.addJurnalUmum, { ...umum(d), ...(await DOKUMEN()), tanggal: DITUTUP }]],
    terbuka: async (d) => [[jurnalUmum.addJurnalUmum, { ...umum(d), ...(await DOKUMEN()), tanggal: "2026-06-01" }]],
  },
  "jurnalUmum.approveJurnalUmum": bukanAngka(
    "none of a closed month waits, because that keeps it from being closed; a trigger on jurnal",
  ),
  "jurnalUmum.withdrawJurnalUmum": bukanAngka("takes back what nobody decided: nothing was booked"),
  "jurnalUmum.reverseJurnalUmum": {
    temuan: "its day is today or a day of an open month: refused at the field and by triggers",
    ditolak: async (d) => [[jurnalUmum.reverseJurnalUmum, { idJurnalUmum: d.umum.idJurnalUmum, tanggal: DITUTUP }]],
    terbuka: async (d) => [[jurnalUmum.reverseJurnalUmum, { idJurnalUmum: d.umum.idJurnalUmum }]],
  },
  "pembebanan.setKebutuhanProduksi": bukanAngka("says which costs a later entry clears; nothing is booked"),
  "pembebanan.addPembebanan": bukanAngka(
    "its entry is of today and waits: a trigger on jurnal_umum; see pembebanan.test.ts",
  ),
  "tutupBuku.closeBulan": bukanAngka("a closed month is not closed again; see tutupBuku.test.ts"),
  "tutupBuku.requestBukaBulan": bukanAngka("a request; see tutupBuku.test.ts"),
  "tutupBuku.approveBukaBulan": bukanAngka("opens the month: what changes then is listed; see tutupBuku.test.ts"),
};

const umum = (d: Dunia) => ({ keterangan: "Perlengkapan", baris: d.umum.baris });
const angkaNeraca = {
  piutangUsaha: 7,
  piutangKaryawan: 0,
  pembangunan: 0,
  assetLainLain: 0,
  labaDitahan: 0,
  deviden: 0,
};
