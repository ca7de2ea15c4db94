import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import type { Call } from "#kernel/call.ts";
import { firstScreen } from "./openScreens.ts";
import { SCREENS } from "./screens.ts";

const {
  persetujuan,
  retur,
  perusahaan,
  batas,
  kolomSendiri,
  pemeriksaanBuku,
  jejakKeamanan,
  keadaan,
  email,
  tagihan,
  labaOrder,
  proyeksiKas,
  kunciApi,
  penawaran,
  daftarHarga,
  webhook,
  pembayaranMasuk,
} = contract;
const { fakturPajak, impor, marketplace, mulai, whatsapp } = contract;

/** The first call of each screen that asks for more than its menu. */
const FIRST: Readonly<Record<string, Call>> = {
  "/admin/persetujuan": persetujuan.getKotak,
  "/admin/koreksi": koreksi.getKoreksi,
  "/admin/penawaran": penawaran.getPenawaran,
  "/admin/daftar-harga": daftarHarga.getDaftarHarga,
  "/admin/konversi-penawaran": penawaran.getKonversiPenawaran,
  "/admin/retur": retur.getRetur,
  "/admin/marketplace": marketplace.getPesananMarketplace,
  "/admin/tagihan": tagihan.getTagihan,
  "/admin/laba-order": labaOrder.getLabaOrder,
  "/admin/proyeksi-kas": proyeksiKas.getProyeksiKas,
  "/admin/mulai": mulai.getMulai,
  "/admin/pindah/impor": impor.getImpor,
  "/admin/pajak": fakturPajak.getFaktur,
  "/admin/setting/perusahaan": perusahaan.getPerusahaan,
  "/admin/setting/kolom-sendiri": kolomSendiri.getKolomSendiri,
  "/admin/sistem/batas": batas.getBatas,
  "/admin/sistem/pemeriksaan-buku": pemeriksaanBuku.periksaBuku,
  "/admin/sistem/jejak-keamanan": jejakKeamanan.getJejakKeamanan,
  "/admin/sistem/webhook": webhook.getWebhook,
  "/admin/sistem/kunci-api": kunciApi.getKunci,
  "/admin/sistem/pembayaran-online": pembayaranMasuk.getPembayaranMasuk,
  "/admin/sistem/keadaan": keadaan.getKeadaan,
  "/admin/sistem/email-keluar": email.getEmailKeluar,
  "/admin/sistem/whatsapp-keluar": whatsapp.getWaKeluar,
};

test("a screen needs what its first call needs", () => {
  const needed = SCREENS.flatMap(({ path, needs }) => (needs ? [[path, needs]] : []));
  const permissions = Object.entries(FIRST).map(([path, call]) => [path, call.permission]);
  expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(permissions));
});

test("a person begins with the chosen screen while it may be opened, else with the dashboard", () => {
  const begins = (halamanAwal: string, role = "Sales") =>
    firstScreen({ halamanAwal, role, menu: ["Sales Order"] } as unknown as Session);
  expect(begins("/admin/salesorder")).toBe("/admin/salesorder");
  for (const unfit of ["", "/admin/pelanggan", "/admin/persetujuan", "/admin/lama"]) {
    expect(begins(unfit)).toBe("/admin/dashboards");
  }
  expect(begins("/admin/persetujuan", "Management")).toBe("/admin/persetujuan");
  expect(firstScreen(null)).toBe("/admin/dashboards");
});
