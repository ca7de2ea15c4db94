import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, optional, paging, text } from "#kernel/fields.ts";
import { grafik, grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { everyone } from "#kernel/permission.ts";
import { rentang } from "#kernel/range.ts";
import { paged, pretendServer } from "../../../testing/server.ts";
import { onStage } from "../../../testing/stage.tsx";
import { asChart } from "../chart.tsx";
import { columnsOf } from "../columns.ts";
import { ListPage } from "../ListPage.tsx";
import { useList } from "../useList.ts";

const GRAFIK = grafik({
  judul: "Nota",
  ukuran: {
    total: { label: "Total", uang: true },
    unit: { label: "Unit", baris: true },
    modal: { label: "Modal", uang: true, hargaBeli: true },
  },
  menurut: {
    bulan: { label: "Bulan", bulan: true, saring: "hari" },
    kota: { label: "Kota", saring: ({ kunci }) => ({ kota: kunci }) },
    barang: { label: "Barang", baris: true },
  },
});
const saringan = { cari, ...rentang, kota: optional(text("Kota")) };
const getNota = call("GET /ujiWeb/getNota", {
  summary: "Nota",
  tindakan: "melihat nota",
  permission: everyone,
  input: z.object({ ...paging, ...saringan }),
  output: pageOf(row({ kode: z.string() })),
  reads: ["produk"],
});
const grafikNota = grafikCalls(GRAFIK, {
  path: ["/ujiWeb", "Nota"],
  tentang: "nota",
  permission: everyone,
  filePermission: everyone,
  input: z.object({ ...saringan, ...isianGrafik(GRAFIK) }),
  reads: ["produk"],
});

const columns = columnsOf<{ kode: string }>([{ id: "kode", header: "Kode", card: "title", cell: ({ kode }) => kode }]);
const rowKey = ({ kode }: { kode: string }) => kode;

function Daftar() {
  const list = useList(getNota, { filters: { tglAwal: "2026-01-10", tglAkhir: "2026-12-31", kota: "" } });
  return (
    <main>
      <ListPage
        title="Nota"
        columns={columns}
        list={list}
        rowKey={rowKey}
        rowName={rowKey}
        search={null}
        actions={[]}
        empty={{ title: "Kosong", text: "" }}
        chart={asChart(grafikNota)}
      />
    </main>
  );
}

const kelompok = (kunci: string, nama: string, jumlah: number, lainnya = false) => ({ kunci, nama, jumlah, lainnya });
function answering() {
  const server = pretendServer();
  server.answers(getNota, paged([{ kode: "N-1" }]));
  server.answers(grafikNota.get, ({ kedua }) => ({
    data: {
      pertama: [kelompok("2026-01", "Januari 2026", 7_000_000), kelompok("2026-02", "Februari 2026", 1_500_000)],
      kedua: kedua ? [kelompok("Solo", "Solo", 6_000_000), kelompok("", "Lainnya", 2_500_000, true)] : [],
      sel: kedua
        ? [
            [5_000_000, 2_000_000],
            [1_000_000, 500_000],
          ]
        : [[], []],
      total: 8_500_000,
    },
  }));
  return server;
}
const isi = () =>
  [...document.querySelectorAll("table tr")].map((line) => [...line.children].map((cell) => cell.textContent));

test("a list turns into a chart and its table, and a group leads back to its documents", async () => {
  await page.viewport(1200, 900);
  const server = answering();
  const screen = await onStage(Daftar, { role: "Sales" });
  await screen.getByRole("button", { name: "Grafik", exact: true }).click();
  await expect.element(screen.getByRole("region", { name: "Tabel Total menurut Bulan" })).toBeVisible();
  expect(isi()).toEqual([
    ["Bulan", "Jumlah"],
    ["Januari 2026", "7.000.000"],
    ["Februari 2026", "1.500.000"],
    ["Jumlah", "8.500.000"],
  ]);
  await expect.element(screen.getByRole("img", { name: /^Grafik batang Total menurut Bulan/ })).toBeVisible();
  expect(server.asked(grafikNota.get).at(-1)?.input).toEqual({
    ...{ tglAwal: "2026-01-10", tglAkhir: "2026-12-31", ukuran: "total", menurut: "bulan" },
  });

  await screen.getByRole("combobox", { name: "Lalu menurut" }).click();
  await screen.getByRole("option", { name: "Kota" }).click();
  await expect.poll(() => isi()[0]).toEqual(["Bulan", "Solo", "Lainnya", "Jumlah"]);
  expect(isi().at(-1)).toEqual(["Jumlah", "6.000.000", "2.500.000", "8.500.000"]);
  await screen.getByText("Pivot").click();
  await expect.element(screen.getByRole("img", { name: /^Grafik/ })).not.toBeInTheDocument();
  expect(screen.address()).toMatch(/grafik=pivot.*kedua=kota/);

  // The days of the list stay where they are narrower than the month.
  await screen.getByRole("button", { name: "Januari 2026" }).click();
  expect(screen.address()).not.toContain("grafik");
  expect(screen.address()).toContain("tglAkhir=2026-01-31");
  expect(server.asked(getNota).at(-1)?.input).toMatchObject({ tglAwal: "2026-01-10", tglAkhir: "2026-01-31" });
  screen.history.back();
  await expect.element(screen.getByRole("button", { name: "Januari 2026" })).toBeVisible();
});

test("only what goes together can be chosen, and purchase prices only by who sees them", async () => {
  const server = answering();
  const screen = await onStage(Daftar, { role: "Sales", at: "/?grafik=pivot&ukuran=modal&menurut=barang" });
  await expect.element(screen.getByRole("region", { name: "Tabel Unit menurut Barang" })).toBeVisible();
  expect(server.asked(grafikNota.get).at(-1)?.input).toMatchObject({ ukuran: "unit", menurut: "barang" });
  await expect.element(screen.getByText(/dijumlahkan dari baris barang/)).toBeVisible();
});
