import { field } from "#kernel/record.ts";
import { atauKosong, benar, bilangan, salahSatu, tanggal, teks, waktu } from "#kernel/row.ts";
import { isianRencana } from "../kunjungan/isiKunjungan.ts";

/** So many days ahead the next maintenance is near. */
export const HARI_SEGERA = 30;

/** When a machine is to be maintained, by its day and today; `baca`: by hours alone, and nobody has read its counter yet. */
export const TEMPO_PERAWATAN = ["terlambat", "segera", "nanti", "baca"] as const;
export type TempoPerawatan = (typeof TEMPO_PERAWATAN)[number];
const NAMA_TEMPO: Readonly<Record<TempoPerawatan, string>> = {
  terlambat: "Terlambat",
  segera: `Dalam ${HARI_SEGERA} hari`,
  nanti: "Nanti",
  baca: "Jam belum dibaca",
};
export const namaTempo = (tempo: TempoPerawatan): string => NAMA_TEMPO[tempo];

/** A machine at a customer and its next maintenance. */
export const isiPerawatan = {
  nomor: field.shown("text", "Nomor Seri", teks),
  namaProduk: field.shown("text", "Produk", teks),
  customer: field.shown("text", "Customer", teks),
  noTelp: field.shown("text", "No Telepon", teks),
  idSo: field.shown("text", "Order", teks),
  dikirim: field.shown("day", "Dikirim", tanggal),
  /** The day from which it counts. */
  dasar: field.shown("day", "Dihitung Dari", tanggal),
  tempo: field.shown("day", "Jatuh Tempo", atauKosong(tanggal)),
  keadaan: field.shown("choice", "Keadaan", salahSatu(TEMPO_PERAWATAN), { say: namaTempo }),
  /** Whether the hours come before the months. */
  karenaJam: field.shown("flag", "Menurut", benar, { say: (jam) => (jam ? "Jam mesin" : "Bulan") }),
  bulan: field.shown("number", "Tiap Bulan", atauKosong(bilangan)),
  jam: field.shown("number", "Tiap Jam", atauKosong(bilangan)),
  jamDasar: field.shown("number", "Jam Waktu Itu", bilangan),
  jamBaca: field.shown("number", "Jam Terakhir Dibaca", atauKosong(bilangan)),
  tglBaca: field.shown("day", "Dibaca", atauKosong(tanggal)),
  /** The complaint by which it is under way, and the day of its visit. */
  idKeluhan: field.shown("text", "Servis", atauKosong(teks)),
  rencana: field.shown("day", "Kunjungan", atauKosong(tanggal)),
  diingatkan: field.shown("moment", "Diingatkan", atauKosong(waktu)),
};

/** What is asked to plan it. */
export const isianJadwal = isianRencana;
