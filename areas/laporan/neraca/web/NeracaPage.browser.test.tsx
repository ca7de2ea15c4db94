import { expect, test } from "vitest";
import { POS_NERACA } from "#areas/keuangan/rekening/contract.ts";
import type { Menu } from "#kernel/permission.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { assetNeraca } from "../../asset-neraca/contract.ts";
import { idNeracaOf, neraca, POS_MANUAL } from "../contract.ts";
import { NeracaPage } from "./NeracaPage.tsx";

const nol = (pos: readonly string[]) => Object.fromEntries(pos.map((nama) => [nama, 0]));

/** Neraca of a day with one category of assets. */
const kolom = (tglNeraca: string, totalNilaiPenyusutan: number, more: object = {}) => ({
  ...{ idNeraca: idNeracaOf(tglNeraca), tglNeraca },
  ...nol([...POS_NERACA, ...POS_MANUAL]),
  ...nol(["rekeningLainnya", "persediaanStok", "hutangUsaha", "labaBulanIni", "labaTahunBerjalan"]),
  ...nol(["totalAset", "totalKewajibanEkuitas", "selisih"]),
  asset: [{ idKategoriAsset: 7, namaKategori: "Kendaraan", totalNilaiPenyusutan }],
  ...nol(["asetLainnya", "kewajibanLainnya", "ekuitasLainnya"]),
  ...{ rekening: [], dasar: "Kas dan isian", diketik: [], manual: null, versi: 0 },
  aksi: { isi: { boleh: true, alasan: null } },
  ...more,
});

const page = (data: readonly object[], more: object = {}) => ({
  ...{ data, totalDocs: data.length, totalPages: 1, page: 1, limit: 20, pagingCounter: 1 },
  ...more,
});

const buka = (data: object[], menu: readonly Menu[] = ["Neraca"]) => {
  const server = pretendServer();
  server.answers(neraca.getNeraca, { data });
  return { server, screen: onStage(() => <NeracaPage />, { at: "/admin/neraca", role: "Staf", menu }) };
};

test("a line of Aset Tetap opens the assets of that day, which add up to it; a code is a link for those with Asset", async () => {
  const { server, screen } = buka(
    [kolom("2026-10-31", 12_500_000), kolom("2026-11-24", 9_000_000)],
    ["Neraca", "Asset"],
  );
  const mobil = { namaBarang: "Mobil Box", tglAssetMasuk: "2026-01-31", harga: 10_000_000, akumulasiSusut: 4_500_000 };
  const belum = { namaBarang: "Motor", tglAssetMasuk: "2026-10-08", harga: 7_000_000, akumulasiSusut: 0 };
  const rows = [
    { ...belum, kunci: "PA-2610-00001", kodeAsset: null, idPengajuanAsset: "PA-2610-00001", totalSusut: 7_000_000 },
    { ...mobil, kunci: "KEN/1", kodeAsset: "KEN/1", idPengajuanAsset: null, totalSusut: 5_500_000 },
  ];
  const jumlah = { hargaPerolehan: 17_000_000, akumulasiSusut: 4_500_000, totalSusut: 12_500_000 };
  server.answers(assetNeraca.getAssetNeraca, page(rows, { jumlah }));
  const { getByRole, address } = await screen;
  await getByRole("link", { name: "Rp 12.500.000" }).click();
  expect(address()).toBe("/admin/neraca?asset=7.2026-10-31");
  const dialog = getByRole("dialog", { name: "Kendaraan per 31-10-2026" });
  await expect.element(dialog.getByText("Total Rp 12.500.000")).toBeVisible();
  await expect.element(dialog.getByText("Harga perolehan Rp 17.000.000, akumulasi susut Rp 4.500.000.")).toBeVisible();
  expect(server.asked(assetNeraca.getAssetNeraca).map(({ input }) => input)).toEqual([
    { tglToday: "2026-10-31", idKategori: "7", page: "1", limit: "20" },
  ]);
  await expect.element(dialog.getByRole("row", { name: /Motor/ }).getByText(/belum masuk/)).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "KEN/1" }))
    .toHaveAttribute("href", "/admin/asset/listAsset?buka=KEN%2F1");
});

test("an entered figure that is from an earlier day opens the debts of that day", async () => {
  const manual = { tanggal: "2026-10-31", waktu: "2026-11-02T03:00:00.000Z", nama: "Sari" };
  const { screen } = buka(
    [
      kolom("2026-10-31", 0, { manual, piutangUsaha: 4_000_000 }),
      kolom("2026-11-24", 0, { manual, piutangUsaha: 4_000_000 }),
    ],
    ["Neraca", "Piutang"],
  );
  const baris = (await screen).getByRole("row", { name: /^Piutang Usaha/ });
  await expect.element(baris.getByText("dari 31-10-2026")).toBeVisible();
  for (const link of await baris.getByRole("link").all()) {
    await expect.element(link).toHaveAttribute("href", "/admin/piutang?milik=semua&tanggal=2026-10-31");
  }
  expect(baris.getByRole("link").length).toBe(2);
});

test("profits, which have no account of their own, lead to the statements of Buku Besar that have them", async () => {
  const { server, screen } = buka([kolom("2026-10-31", 0, { selisih: 17 })], ["Neraca", "Buku Besar"]);
  const bagian = (kunci: string, nama: string, nominal: number) => ({
    ...{ kunci, nama, nominal, neraca: 100, bukuBesar: 100 + nominal, akun: [] },
  });
  server.answers(neraca.getSelisihNeraca, {
    data: {
      ...{ tglNeraca: "2026-10-31", selisih: 17 },
      bagian: [bagian("labaDitahan", "Laba Ditahan", 10), bagian("laba", "Laba tahun berjalan", 7)],
    },
  });
  const { getByRole, address } = await screen;
  await getByRole("row", { name: /^Selisih/ })
    .getByRole("link")
    .click();
  expect(address()).toBe("/admin/neraca?selisih=2026-10-31");
  const dialog = getByRole("dialog", { name: "Selisih Neraca 31-10-2026" });
  await expect
    .element(dialog.getByRole("row", { name: /^Laba Ditahan/ }).getByRole("link", { name: "Neraca Buku Besar" }))
    .toHaveAttribute("href", "/admin/bukubesar/neraca?tanggal=2026-10-31");
  await expect
    .element(dialog.getByRole("row", { name: /^Laba tahun/ }).getByRole("link", { name: "Laba Rugi Akrual" }))
    .toHaveAttribute("href", "/admin/bukubesar/laba-rugi?dari=2026-01-01&sampai=2026-10-31");
});

test("the accounts of a cash row have an address, which opens them again", async () => {
  const [pos = ""] = POS_NERACA;
  const rekening = [3, 4].map((idRekening) => ({
    ...{ idRekening, namaRekening: `BCA ${idRekening}`, posNeraca: pos, saldo: idRekening * 1_000_000 },
  }));
  const kas = kolom("2026-10-31", 0, { [pos]: 7_000_000, rekening });
  const { screen } = buka([kas]);
  const { getByRole, address } = await screen;
  await getByRole("link", { name: "Rp 7.000.000" }).click();
  expect(address()).toBe(`/admin/neraca?kas=${pos}.2026-10-31`);
  const dialog = getByRole("dialog", { name: / per 31-10-2026$/ });
  await expect.element(dialog.getByRole("row", { name: "BCA 3 Rp 3.000.000" })).toBeVisible();
  await expect.element(dialog.getByRole("row", { name: /BCA 4/ })).toBeVisible();
});

test("an address of accounts that Neraca does not have says so", async () => {
  const server = pretendServer();
  server.answers(neraca.getNeraca, { data: [kolom("2026-10-31", 0)] });
  const { getByRole } = await onStage(() => <NeracaPage />, {
    ...{ at: "/admin/neraca?kas=tidakAda.2026-10-31", role: "Staf", menu: ["Neraca"] },
  });
  const dialog = getByRole("dialog", { name: "Rekening per 31-10-2026" });
  await expect.element(dialog.getByText("Tidak ada rekening pos ini di neraca tanggal ini.")).toBeVisible();
});

test("each column says its basis; what is typed over Buku Besar says how far it is from it, and since when", async () => {
  const manual = { tanggal: "2026-10-31", waktu: "2026-11-02T02:00:00.000Z", nama: "Sari" };
  const buku = {
    dasar: "Buku Besar",
    manual,
    piutangUsaha: 1_000_000,
    pembangunan: 5_000_000,
    ekuitasLainnya: 4_000_000,
    diketik: [{ pos: "pembangunan", bukuBesar: 2_000_000 }],
  };
  const { screen } = buka([kolom("2026-10-31", 0), kolom("2026-11-24", 0, buku)], ["Neraca", "Piutang", "Buku Besar"]);
  const { getByRole } = await screen;
  await expect.element(getByRole("columnheader", { name: /31-10-2026 *Kas dan isian/ })).toBeVisible();
  await expect.element(getByRole("columnheader", { name: /24-11-2026 *Buku Besar/ })).toBeVisible();
  const pembangunan = getByRole("row", { name: /^Pembangunan/ });
  await expect.element(pembangunan.getByText("diketik, dari 31-10-2026, beda Rp 3.000.000")).toBeVisible();
  // The receivable follows Buku Besar: it is that of its own day.
  await expect.element(getByRole("row", { name: /^Piutang Usaha/ }).getByText("diketik")).not.toBeInTheDocument();
  await expect
    .element(getByRole("row", { name: /^Piutang Usaha/ }).getByRole("link"))
    .toHaveAttribute("href", "/admin/piutang?milik=semua&tanggal=2026-11-24");
  await expect
    .element(getByRole("row", { name: /^Modal dan Ekuitas Lainnya/ }).getByRole("link"))
    .toHaveAttribute("href", "/admin/bukubesar/neraca?tanggal=2026-11-24");
});

test("a day that no calendar has is said at its field and asks nothing", async () => {
  const server = pretendServer();
  const screen = await onStage(() => <NeracaPage />, { at: "/admin/neraca?tglToday=2026-02-30" });
  await expect.element(screen.getByText("Tanggal tidak ada").first()).toBeVisible();
  await expect.element(screen.getByLabelText("Tanggal neraca")).toHaveValue("2026-02-30");
  expect(server.asked(neraca.getNeraca)).toEqual([]);
});
