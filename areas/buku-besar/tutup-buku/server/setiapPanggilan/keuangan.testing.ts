import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import type { Dunia } from "../dunia.testing.ts";
import { bukanAngka, DITUTUP, DOKUMEN, type Temuan } from "./temuan.testing.ts";

export const KEUANGAN: Record<string, Temuan> = {
  "pengajuan.addPengajuan": {
    temuan: "tglPengajuan is a document's day, by which Mutasi lists it: refused at the field and by a trigger",
    ditolak: async (d) => [[pengajuan.addPengajuan, { ...keluar(d), ...(await DOKUMEN()), tglPengajuan: DITUTUP }]],
    terbuka: async (d) => [[pengajuan.addPengajuan, { ...keluar(d), ...(await DOKUMEN()) }]],
  },
  "pengajuan.approvePengajuan": {
    temuan:
      "money moves today or on a named day, refused at its field; none of a closed month waits: that keeps it open",
    ditolak: async (d, person) => {
      const isian = { ...keluar(d), tipePengajuan: "keluar" as const, dokumen: [await bukti()] };
      const { idPengajuan } = (await person.call(pengajuan.addPengajuan, isian)).data;
      const putusan = { idPengajuan, statusPengajuan: "Disetujui", note: "", ...(await DOKUMEN()) };
      return [[pengajuan.approvePengajuan, { ...putusan, tanggalUang: DITUTUP }]];
    },
    terbuka: async (d, person) => {
      const isian = { ...keluar(d), tipePengajuan: "keluar" as const, dokumen: [await bukti()] };
      const { idPengajuan } = (await person.call(pengajuan.addPengajuan, isian)).data;
      return [
        [pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui", note: "", ...(await DOKUMEN()) }],
      ];
    },
  },
  "pengajuan.revisiPengajuan": bukanAngka(
    "sends it back; none of a closed month waits or is being revised, because that keeps it from being closed",
  ),
  "pengajuan.updatePengajuan": {
    temuan: "tglPengajuan again: refused at the field and by a trigger",
    ditolak: async (d, person) => {
      const isian = { ...keluar(d), tipePengajuan: "keluar" as const, dokumen: [await bukti()] };
      const { idPengajuan } = (await person.call(pengajuan.addPengajuan, isian)).data;
      await person.call(pengajuan.revisiPengajuan, { idPengajuan, note: "Periksa" });
      return [[pengajuan.updatePengajuan, { ...keluar(d), idPengajuan, ...(await DOKUMEN()), tglPengajuan: DITUTUP }]];
    },
  },
  "pengajuan.hanguskanPengembalian": bukanAngka("decided today: its entry and the new request are of today"),
  "pengajuan.withdrawPengajuan": bukanAngka("takes back what nobody decided: nothing was booked"),
  "persetujuan.putuskan": bukanAngka(
    "the decisions of approveInv, approvePengajuan, approvePengajuanAsset and their like",
  ),
  "kebutuhan.addKebutuhan": {
    temuan: "a row of the reports from the first open month on",
    terbuka: async () => [[kebutuhan.addKebutuhan, { namaKebutuhan: "Keperluan Juni" }]],
  },
  "kebutuhan.updateKebutuhan": {
    temuan: "its name holds from the first open month on (nama_dulu)",
    terbuka: async (d) => [
      [kebutuhan.updateKebutuhan, { idKebutuhan: d.lain, namaKebutuhan: "Bayar Sewa" }],
      [kebutuhan.updateKebutuhan, { idKebutuhan: d.listrik, namaKebutuhan: "Air dan Listrik" }],
      [kebutuhan.updateKebutuhan, { idKebutuhan: d.listrik, namaKebutuhan: "Zat dan Listrik" }],
    ],
  },
  "kebutuhan.deleteKebutuhan": {
    temuan: "only one without requests; one with a row in a closed month is refused",
    terbuka: async (_, person) => {
      const { idKebutuhan } = (await person.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Salah" })).data;
      return [[kebutuhan.deleteKebutuhan, { idKebutuhan }]];
    },
    ditolak: async (d) => [[kebutuhan.deleteKebutuhan, { idKebutuhan: d.gaji }]],
  },
  "komponenLaba.addKomponenLaba": {
    temuan: "a row of the reports from the first open month on (komponen_laba.mulai)",
    terbuka: async () => [[komponenLaba.addKomponenLaba, { namaKomponenLaba: "Komponen Juni" }]],
  },
  "komponenLaba.updateKomponenLaba": {
    temuan: "its name holds from the first open month on (nama_dulu)",
    terbuka: async (d) => [
      [komponenLaba.updateKomponenLaba, { idKomponenLaba: d.komponen, namaKomponenLaba: "Aneka Beban" }],
    ],
  },
  "komponenLaba.deleteKomponenLaba": {
    temuan: "refused while a month that is closed has it",
    ditolak: async (d) => [[komponenLaba.deleteKomponenLaba, { idKomponenLaba: d.komponen }]],
  },
  "komponenLaba.assignKomponenLaba": {
    temuan: "holds from the first open month on (akun_peta)",
    terbuka: async (d) => [
      [komponenLaba.assignKomponenLaba, { idKebutuhan: d.belumDipetakan, idKomponenLaba: d.komponen }],
      [komponenLaba.assignKomponenLaba, { idKebutuhan: d.listrik, idKomponenLaba: d.komponen }],
    ],
  },
  "komponenLaba.hapusAssignKomponenLaba": {
    temuan: "holds from the first open month on (akun_peta)",
    terbuka: async (d) => [[komponenLaba.hapusAssignKomponenLaba, { idKebutuhan: d.gaji }]],
  },
  "rekening.addRekening": {
    temuan: "has no money in a closed month",
    terbuka: async () => [[rekening.addRekening, { namaRekening: "BCA Baru", posNeraca: "bcaRjp", grup: "RJP" }]],
  },
  "rekening.updateRekening": {
    temuan: "group, row of Neraca and name hold from the first open month on (rekening_peta, nama_dulu)",
    terbuka: async (d) => [
      [
        rekening.updateRekening,
        { idRekening: d.kas, namaRekening: "Kas Toko", posNeraca: "kasManagement", grup: "RJP" },
      ],
    ],
  },
  "rekening.deleteRekening": {
    temuan: "only one that nothing uses",
    ditolak: async (d) => [[rekening.deleteRekening, { idRekening: d.kas }]],
  },
};

const keluar = (d: Dunia) => ({
  idKebutuhan: d.lain,
  tipePengajuan: "keluar",
  idRekeningAsal: d.kas,
  idRekeningTujuan: "-",
  nominalPengajuan: 90_000,
  deskripsiPengajuan: "Sewa",
});
