import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Id } from "#kernel/types.ts";
import { sendWaiting } from "#web/offline/outbox.ts";
import { countWaiting } from "#web/offline/waiting.ts";
import { photo } from "#web/testing/photo.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { suratJalan } from "../contract.ts";
import { SuratJalanMuat } from "./SuratJalanMuat.tsx";
import type { SuratDibuka } from "./suratDibuka.ts";

const idOrderan = 7 as Id<"orderan">;
/** Of a note and its order only what the form shows. */
const SURAT = {
  order: {
    idSo: "SO-2611-00001",
    customerInstansi: "CV Kopi",
    namaCustomer: "Budi",
    orders: [
      {
        ...{ idOrderan, idProduk: 3, qty: 1, qtySelesai: 1, qtyBersurat: 1, berseri: true },
        produk: { namaProduk: "Oven", kodeProduk: "OVN-1" },
      },
    ],
  },
  note: {
    ...{ idSuratJalan: "SJ-2611-00001", statusBarang: "Belum", versi: 4, buktiFoto: [] },
    ...{ namaPenerima: "Budi", noTelpPenerima: "0812", alamatPenerima: "Jl. A", nomorResi: "", keterangan: "" },
    ...{ namaEkspedisi: "", telpEkspedisi: "", alamatEkspedisi: "" },
    ...{ barang: [{ idOrderan, qty: 1 }], seri: [] },
  },
} as unknown as SuratDibuka;

function Halaman() {
  const dialog = useDialog<SuratDibuka>();
  return (
    <>
      <button type="button" onClick={() => dialog.open(SURAT)}>
        Muat
      </button>
      <SuratJalanMuat dialog={dialog} />
    </>
  );
}

test("at the ramp: scan, photograph, done; a lost connection loses nothing and sends it once", async () => {
  await page.viewport(390, 844);
  const server = pretendServer();
  let connected = false;
  server.answers(suratJalan.updateStatusSj, () => {
    if (!connected) throw new TypeError("Failed to fetch");
    return {};
  });
  await onStage(Halaman);
  await page.getByRole("button", { name: "Muat" }).click();
  const dialog = page.getByRole("dialog", { name: "Muat Barang SJ-2611-00001" });
  await dialog.getByRole("combobox", { name: "Oven" }).fill("abc-1");
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Barang Keluar" }).click();
  await expect.element(dialog.getByText("Dokumen tidak boleh kosong.")).toBeVisible();
  const dokumen = document.querySelector<HTMLInputElement>('input[aria-label="Dokumen"]');
  if (!dokumen) throw new Error("no field for the photo");
  await userEvent.upload(dokumen, await photo());
  await dialog.getByRole("button", { name: "Barang Keluar" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => countWaiting()).toBe(1);
  connected = true;
  await sendWaiting();
  expect(countWaiting()).toBe(0);
  const [first, second, ...more] = server.asked(suratJalan.updateStatusSj);
  expect(more).toEqual([]);
  expect(second?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
  expect(second?.input).toMatchObject({
    statusBarang: "Kirim",
    idSj: "SJ-2611-00001",
    seri: JSON.stringify([{ idOrderan, nomor: "ABC-1" }]),
    versi: "4",
  });
  const bytes = ({ input }: { input: Record<string, unknown> }) => (input.dokumen as File[]).map((file) => file.size);
  await expect.poll(() => first && second && bytes(first)).toEqual(second && bytes(second));
});
