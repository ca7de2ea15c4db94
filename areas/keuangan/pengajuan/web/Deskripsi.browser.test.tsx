import { expect, test } from "vitest";
import { onStage } from "#web/testing/stage.tsx";
import type { PengajuanLengkap } from "../contract.ts";
import { Deskripsi } from "./Deskripsi.tsx";

const lihat = async (isi: object) => {
  const row = { inv: null, po: null, asset: null, pelepasan: null, ...isi } as PengajuanLengkap;
  const { container, getByRole } = await onStage(() => (
    <main>
      <Deskripsi row={row} />
    </main>
  ));
  await expect.element(getByRole("link").first()).toBeVisible();
  return {
    teks: container.querySelector("main")?.textContent,
    tautan: [...container.querySelectorAll("a")].map((satu) => [satu.textContent, satu.getAttribute("href")]),
  };
};

test("the documents that a description names are links in it, and are not named again", async () => {
  const deskripsiPengajuan = "Pembayaran SO-2606-00135 dengan invoice INV-2606-00209";
  const inv = { idSo: "SO-2606-00135", idInvoice: "INV-2606-00209" };
  expect(await lihat({ deskripsiPengajuan, inv })).toEqual({
    teks: deskripsiPengajuan,
    tautan: [
      ["SO-2606-00135", "/admin/salesorder?buka=SO-2606-00135"],
      ["INV-2606-00209", "/admin/invoiceorder?buka=INV-2606-00209"],
    ],
  });
});

test("a document that the description does not name stands below it", async () => {
  const po = { idPo: "PO-2606-00007", kloter: "OVG-9/3" };
  expect(await lihat({ deskripsiPengajuan: "pelunasan oven", po })).toEqual({
    teks: "pelunasan ovenOVG-9/3",
    tautan: [["OVG-9/3", "/admin/po?buka=PO-2606-00007"]],
  });
});
