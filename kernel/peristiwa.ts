/** The events of the security trail with their labels. */
export const PERISTIWA = {
  masuk: "Login",
  gagalMasuk: "Login gagal",
  terkunci: "Nomor terkunci",
  keluar: "Logout",
  sesiDiakhiri: "Sesi diakhiri",
  gantiPassword: "Password diganti",
  gagalPassword: "Password lama salah",
  resetPassword: "Password diatur ulang",
  faktorKedua: "Faktor kedua diubah",
  akunBaru: "Akun baru",
  akunDitutup: "Akun ditutup",
  hak: "Role atau menu diubah",
  kunciApi: "Kunci API atau webhook diubah",
  pakaiKunci: "Kunci API dipakai",
  ditolak: "Tidak diizinkan",
  ekspor: "Semua data diekspor",
  empatMata: "Aturan persetujuan diubah",
} as const;
export type Peristiwa = keyof typeof PERISTIWA;
export const JENIS_PERISTIWA = Object.keys(PERISTIWA) as Peristiwa[];
