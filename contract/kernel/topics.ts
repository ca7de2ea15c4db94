/**
 * Topics are the data that lists are made of. A call that answers data names the topics it reads, a call that writes
 * those it changes. From both the web knows which queries are stale, in this browser and in those of others.
 */
export const TOPICS = [
  "profil",
  "sesi",
  "karyawan",
  "divisi",
  "jabatan",
  "role",
  "produk",
  "order",
  "invoice",
  "suratJalan",
  "orderan",
  "po",
  "pemasok",
  "kebutuhan",
  "komponenLaba",
  "rekening",
  "pengajuan",
  "simpanan",
  "pengajuanAsset",
  "pelepasanAsset",
  "asset",
  "kategoriAsset",
  "lokasiAsset",
  "neraca",
  "akun",
  "jurnal",
  "jurnalUmum",
  "tutupBuku",
  "batas",
  "perusahaan",
  "email",
] as const;
export type Topic = (typeof TOPICS)[number];
