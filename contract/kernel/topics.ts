/**
 * Names of what lists are made of. A call that answers data names what it reads, a call that writes names what it
 * changes; from these the web knows what became stale, and colleagues' open lists hear of it.
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
  "kebutuhan",
  "komponenLaba",
  "rekening",
  "pengajuan",
  "simpanan",
  "pengajuanAsset",
  "asset",
  "kategoriAsset",
  "lokasiAsset",
  "neraca",
  "akun",
  "jurnal",
  "perusahaan",
  "email",
] as const;
export type Topic = (typeof TOPICS)[number];
