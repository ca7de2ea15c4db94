import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { kebutuhan } from "../../kebutuhan/contract.ts";
import { rekening } from "../../rekening/contract.ts";
import { pengajuan } from "../contract.ts";
import { readFirst } from "./bacaAwal.ts";
import { type Awal, PengajuanForm } from "./PengajuanForm.tsx";

function Halaman() {
  const dialog = useDialog<Awal>();
  const buka = async (key: string) => dialog.open(await readFirst(key));
  return (
    <>
      <button type="button" onClick={() => buka("1")}>
        Baru
      </button>
      <button type="button" onClick={() => buka("pindah-2-1-500000")}>
        Pindah
      </button>
      <PengajuanForm dialog={dialog} />
    </>
  );
}

function buka() {
  const server = pretendServer();
  const need = (idKebutuhan: number, namaKebutuhan: string, boleh: boolean) => ({
    ...{ idKebutuhan, namaKebutuhan, aksi: { ajukan: { boleh, alasan: boleh ? null : "Dipakai program" } } },
  });
  server.answers(kebutuhan.getKebutuhanDropdown, { data: [need(1, "Listrik", true), need(2, "Penjualan", false)] });
  server.answers(rekening.getRekeningDropdown, {
    data: ["Kas Kecil", "BCA RJP"].map((namaRekening, at) => ({ idRekening: at + 1, namaRekening, grup: null })),
  });
  const lama = { id: "PB-2611-00007", oleh: "Siti", waktu: "2026-11-21T02:00:00Z", status: "Menunggu" };
  server.answers(pengajuan.getPengajuanSerupa, ({ tipePengajuan }) => ({
    data: tipePengajuan === "pindah" ? [lama] : [],
  }));
  return server;
}

const pilih = async (field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("everything that is missing is said at its field, and nothing is sent", async () => {
  const server = buka();
  await onStage(Halaman);
  await page.getByRole("button", { name: "Baru" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await form.getByRole("button", { name: "Ajukan" }).click();
  for (const kosong of [
    ...["Kebutuhan", "Tipe pengajuan", "Rekening asal", "Rekening tujuan"],
    ...["Nominal pengajuan", "Deskripsi", "Dokumen"],
  ]) {
    await expect.element(form.getByText(`${kosong} tidak boleh kosong.`)).toBeVisible();
  }
  expect(server.asked(pengajuan.addPengajuan)).toEqual([]);
});

test("only needs of the company are offered, and the account of a side that does not count is a dash again", async () => {
  buka();
  await onStage(Halaman);
  await page.getByRole("button", { name: "Baru" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await form.getByRole("combobox", { name: "Kebutuhan" }).click();
  await expect.element(page.getByRole("option", { name: "Listrik", exact: true })).toBeVisible();
  await expect.element(page.getByRole("option", { name: "Penjualan", exact: true })).not.toBeInTheDocument();
  await page.getByRole("option", { name: "Listrik", exact: true }).click();
  const tujuan = form.getByRole("combobox", { name: "Rekening Tujuan" });
  await pilih("Rekening Tujuan", "BCA RJP");
  await expect.element(tujuan).toHaveValue("BCA RJP");
  await pilih("Tipe Pengajuan", "Dana Keluar");
  await expect.element(tujuan).toBeDisabled();
  await expect.element(tujuan).toHaveValue("");
  await expect.element(tujuan).toHaveAttribute("placeholder", "-");
  await form.getByRole("textbox", { name: "Nominal" }).fill("1250000");
  await expect.element(form.getByRole("textbox", { name: "Nominal" })).toHaveValue("Rp 1.250.000");
});

test("a Pindah Dana of an address is filled in, and that it was asked for already is said before it is sent", async () => {
  buka();
  await onStage(Halaman);
  await page.getByRole("button", { name: "Pindah" }).click();
  const form = page.getByRole("dialog", { name: "Buat Pengajuan" });
  await expect.element(form.getByRole("combobox", { name: "Rekening Asal" })).toHaveValue("BCA RJP");
  await expect.element(form.getByRole("combobox", { name: "Rekening Tujuan" })).toHaveValue("Kas Kecil");
  await expect.element(form.getByRole("textbox", { name: "Nominal" })).toHaveValue("Rp 500.000");
  await pilih("Kebutuhan", "Listrik");
  await expect.element(form.getByText("Permintaan yang sama baru saja dibuat")).toBeVisible();
  await expect.element(form.getByText(/PB-2611-00007 oleh Siti/)).toBeVisible();
});
