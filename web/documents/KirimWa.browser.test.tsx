import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { order } from "#areas/penjualan/order/contract.ts";
import { type PesanWa, whatsapp } from "#areas/penjualan/whatsapp/contract.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { KirimWa } from "./KirimWa.tsx";

const pesan = { call: order.getPesan, input: { idSo: "SO-2611-00001", idInvoice: null, idSuratJalan: null } };
const tampil = () => onStage(() => <KirimWa jenis="order" id="SO-2611-00001" pesan={pesan} />);
const satu = {
  ...{ idPesan: 1, jenis: "order", idDokumen: "SO-2611-00001", nomor: "6281234567890", user: { namaLengkap: "Rina" } },
  ...{ waktu: "2026-11-20T03:20:00.000Z", sejak: "2026-11-20T03:21:00.000Z" },
} as PesanWa;

test("the customer's number is filled in, and what became of each message is said", async () => {
  const server = pretendServer();
  const gagal = { ...satu, status: "Gagal", alasan: "WhatsApp tidak menyampaikan: Message undeliverable (131026)" };
  server.answers(whatsapp.getPesanWa, { data: [gagal as PesanWa], siap: true });
  server.answers(order.getPesan, { data: { telepon: "0812-3456-7890", pesan: "Yth." } });
  server.answers(whatsapp.kirimWa, { data: { idPesan: 2 } }, "Pesan WhatsApp ke 6281234567890 di kotak keluar");
  await tampil();
  await expect.element(page.getByText(/Message undeliverable/)).toBeVisible();
  await expect.element(page.getByLabelText("Nomor WhatsApp")).toHaveValue("0812-3456-7890");
  await userEvent.click(page.getByRole("button", { name: "Kirim PDF" }));
  await expect.poll(() => server.asked(whatsapp.kirimWa).length).toBe(1);
});

test("a company without a number of its own sees nothing of it", async () => {
  const server = pretendServer();
  server.answers(whatsapp.getPesanWa, { data: [], siap: false });
  await tampil();
  await expect.poll(() => server.asked(whatsapp.getPesanWa).length).toBe(1);
  expect(page.getByText("WhatsApp perusahaan").elements()).toEqual([]);
});
