import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { labaRugi } from "../contract.ts";
import { LabaRugiPage } from "./LabaRugiPage.tsx";

const isi = (id: number, nama: string, asal: string, kebutuhan: string, nominal: number) => ({
  ...{ idKomponenLaba: id, namaKomponenLaba: nama, asal, nominal },
  kebutuhan: [{ idKebutuhan: Math.abs(id), namaKebutuhan: kebutuhan, nominal, jumlah: 1, pengajuans: [] }],
});
const bulan = (ke: string, jual: number, hpp: number, gaji: number) => ({
  bulan: ke,
  komponen: [
    isi(1, "Pendapatan Penjualan", "kebutuhan", "Penjualan", jual),
    isi(-1, "HPP", "HPP", "Harga pokok barang keluar", hpp),
    isi(2, "Beban Gaji", "kebutuhan", "Gaji Karyawan", gaji),
  ],
  ...{ laba: jual + hpp + gaji, rekeningTanpaGrup: null, tanpaKomponen: [] },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T03:00:00Z") });
  return () => vi.useRealTimers();
});

const buka = (ke: string) => {
  const server = pretendServer();
  server.answers(rekening.getRekeningDropdown, { data: [] });
  const november = bulan("2026-11", 600, -410, 0);
  server.answers(labaRugi.getLabaRugi, (asked) => ({
    data: asked.bulan === "11" ? [november] : [bulan("2026-10", 500, -500, -200)],
  }));
  return onStage(() => <LabaRugiPage />, { at: `/admin/labarugi?bulan=${ke}&banding=bulan` });
};

test("the table says in the words of the sentence what became of a cost; a month that is not over shows its days", async () => {
  const { getByRole } = await buka("2026-11");
  await expect
    .element(getByRole("status").filter({ hasText: "Paling menggerakkan" }))
    .toHaveTextContent(
      "1–24 November 2026 laba Rp 190, naik Rp 390 dari rugi Rp 200 pada 1–24 Oktober 2026. Paling menggerakkan: Gaji Karyawan belum ada (sebelumnya Rp 200); Penjualan naik Rp 100 (20%); Harga pokok barang keluar turun Rp 90 (18%).",
    );
  await expect.element(getByRole("columnheader", { name: "1–24 Nov 2026" })).toBeVisible();
  await expect.element(getByRole("columnheader", { name: "1–24 Okt 2026" })).toBeVisible();
  const sel = (nama: RegExp) => getByRole("row", { name: nama }).getByRole("cell").last();
  await expect.element(sel(/^HPP/)).toHaveTextContent("Rp 90turun 18%");
  await expect.element(sel(/^Harga pokok/)).toHaveTextContent("Rp 90turun 18%");
  await expect.element(sel(/^Gaji Karyawan/)).toHaveTextContent("Rp 200belum ada");
  await expect.element(sel(/^Laba \/ Rugi/)).toHaveTextContent("Rp 390dari rugi ke laba");
});

test("on a phone the change stands below the month's figure, because its column is shown alone", async () => {
  await page.viewport(390, 844);
  try {
    const { getByRole } = await buka("2026-11");
    const hpp = getByRole("row", { name: /^HPP/ });
    await expect.element(hpp.getByRole("cell")).toHaveTextContent("-Rp 410turun 18%");
  } finally {
    await page.viewport(1366, 850);
  }
});
