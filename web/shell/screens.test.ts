import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import type { Call } from "#kernel/call.ts";
import { SCREENS } from "./screens.ts";

const { persetujuan, retur, perusahaan, batas, pemeriksaanBuku, jejakKeamanan, keadaan, email } = contract;

/** The first call of each screen that asks for more than its menu. */
const FIRST: Readonly<Record<string, Call>> = {
  "/admin/persetujuan": persetujuan.getKotak,
  "/admin/koreksi": koreksi.getKoreksi,
  "/admin/retur": retur.getRetur,
  "/admin/setting/perusahaan": perusahaan.getPerusahaan,
  "/admin/sistem/batas": batas.getBatas,
  "/admin/sistem/pemeriksaan-buku": pemeriksaanBuku.periksaBuku,
  "/admin/sistem/jejak-keamanan": jejakKeamanan.getJejakKeamanan,
  "/admin/sistem/keadaan": keadaan.getKeadaan,
  "/admin/sistem/email-keluar": email.getEmailKeluar,
};

test("a screen needs what its first call needs", () => {
  const needed = SCREENS.flatMap(({ path, needs }) => (needs ? [[path, needs]] : []));
  const permissions = Object.entries(FIRST).map(([path, call]) => [path, call.permission]);
  expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(permissions));
});
