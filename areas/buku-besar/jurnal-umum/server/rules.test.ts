import { expect, test } from "vitest";
import type { Setelan } from "#company/perusahaan.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import {
  mayApproveReversal,
  mayBeDecided,
  mayDecideCosts,
  mayReverse,
  problemOfAkun,
  problemOfHari,
  type Sasaran,
  sasaranPutusan,
} from "./rules.ts";

const orang = (idUser: number, role = "Super Admin") => ({ idUser, role }) as unknown as User;
const hari = (text: string) => text as Tanggal;
const jurnal = (lain: Partial<Sasaran> = {}): Sasaran =>
  ({
    ...{ idJurnalUmum: "JU-1", status: "Menunggu", idUser: 7, nominal: 5, penyetuju: [], ditarik: false },
    ...{ diprosesOleh: null, membalik: null, dibalik: null, ulangan: "Sekali", jumlah: 500, jadwal: [] },
    ...{ pembebanan: false, ...lain },
  }) as Sasaran;

test("a typed entry is decided like a request for money, one that clears costs never by who asked for it", () => {
  const aturan = { pengajuanSendiriOlehOrangLain: false, batas: [] } as unknown as Setelan;
  const putus = (idUser: number, lain: Partial<Sasaran> = {}, role?: string) =>
    mayBeDecided(orang(idUser, role), jurnal(lain), aturan).alasan;
  expect([putus(8), putus(7), putus(8, { pembebanan: true })]).toEqual([null, null, null]);
  expect(putus(7, { pembebanan: true })).toBe("Jurnal umum sendiri harus disetujui orang lain");
  expect(putus(8, {}, "Admin")).toBe("Hanya Super Admin dan Management");
  expect(putus(8, { status: "Disetujui", diprosesOleh: "Rina" })).toBe("Jurnal umum sudah diproses oleh Rina");
  expect(mayDecideCosts(orang(7), jurnal({ pembebanan: true, status: "Disetujui" })).alasan).toBeNull();
  expect(sasaranPutusan(jurnal({ diprosesOleh: "Rina" }))).toEqual({
    ...{ statusPengajuan: "Menunggu", idUser: 7, ditarik: false, otomatis: false, namaPemutus: "Rina" },
    ...{ kebutuhan: null, nominal: 500, penyetuju: [] },
  });
});

test("an approved entry is reversed once, also where it reverses itself", () => {
  const balik = (lain: Partial<Sasaran> = {}, role?: string) =>
    mayReverse(orang(1, role), jurnal({ status: "Disetujui", ...lain })).alasan;
  expect(balik()).toBeNull();
  expect(balik({}, "Admin")).toBe("Hanya Super Admin dan Management");
  expect(balik({ status: "Menunggu" })).toBe("Jurnal umum berstatus Menunggu, hanya yang disetujui dapat dibalik");
  expect(balik({ membalik: "JU-0" })).toBe("JU-1 sudah pembalikan dari JU-0");
  expect(balik({ dibalik: "JU-2" })).toBe("JU-1 sudah dibalik oleh JU-2");
  const jadwal = (idJurnal: number | null) => [{ tanggal: hari("2026-12-01"), idJurnal }];
  expect(balik({ ulangan: "Balik otomatis", jadwal: jadwal(4) })).toBe("JU-1 sudah dibalik otomatis pada 01-12-2026");
  expect(balik({ ulangan: "Balik otomatis", jadwal: jadwal(null) })).toBeNull();
  expect(balik({ ulangan: "Balik otomatis", jadwal: [] })).toBeNull();
  expect(balik({ ulangan: "Berulang", jadwal: jadwal(4) })).toBeNull();
});

test("a reversal is dated from the last day of what it takes back, and takes back just what is booked", () => {
  const terakhir = hari("2026-11-20");
  expect([problemOfHari(terakhir, terakhir), problemOfHari(hari("2026-11-21"), terakhir)]).toEqual([[], []]);
  expect(problemOfHari(hari("2026-11-19"), terakhir)).toEqual([
    { field: "tanggal", message: "Tanggal tidak boleh sebelum 20-11-2026, tanggal jurnal terakhirnya" },
  ]);
  const [satu, dua] = [
    { idAkun: 1, debit: 10, kredit: 0 },
    { idAkun: 2, debit: 0, kredit: 10 },
  ];
  expect(mayApproveReversal([satu, dua], [dua, satu]).alasan).toBeNull();
  for (const kini of [[satu], [satu, { ...dua, kredit: 11 }], [{ ...satu, idAkun: 3 }, dua], [satu, dua, dua]]) {
    expect(mayApproveReversal([satu, dua], kini).alasan).toBe(
      "Sejak pembalikan ini diminta, jurnal berulangnya dibukukan lagi. Tolak pembalikan ini, lalu balik sekali lagi",
    );
  }
});

test("every account of a typed entry is known, and none moves by documents alone", () => {
  const akun = [
    { idAkun: 1, kode: "6-100", nama: "Sewa", kendali: false, dokumen: null },
    { idAkun: 2, kode: "1-200", nama: "Piutang", kendali: true, dokumen: "Invoice" },
  ];
  const masalah = (dikenal: typeof akun, ...idAkun: number[]) =>
    problemOfAkun(idAkun.map((id) => ({ idAkun: id })) as unknown as Parameters<typeof problemOfAkun>[0], dikenal).map(
      ({ field, message }) => `${field}: ${message}`,
    );
  expect(masalah(akun.slice(0, 1), 1, 1)).toEqual([]);
  expect(masalah(akun, 1, 2)).toEqual(["baris: Akun 1-200 Piutang hanya bergerak lewat dokumennya: pakai Invoice"]);
  // One that is not known beside one that is.
  expect(masalah(akun.slice(0, 1), 1, 9)).toEqual(["baris: Akun tidak dikenal"]);
});
