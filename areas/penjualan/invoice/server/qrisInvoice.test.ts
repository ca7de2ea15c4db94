import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from "@zxing/library";
import { expect, test } from "vitest";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { crc16, qrisDari } from "#kernel/qris.ts";
import { qrCode } from "#platform/documents/pdf/qr.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../contract.ts";
import { makeInvoice } from "./invoice.testing.ts";
import { suratInvoice } from "./surat.ts";

const office = openOffice();

const STIKER = qrisDari({
  ...{ "00": "01", "01": "11", "51": "0014ID.CO.QRIS.WWW0215ID1020000000000", "52": "5072" },
  ...{ "53": "360", "58": "ID", "59": "REJEKI JAYA", "60": "BANDUNG", "61": "40553" },
});

const isian = {
  ...{ nama: "PT Sinar", alamat: "", noTelp: "", email: "", barisBank: "", logo: [] as File[] },
  ...{ hariProduksiPl: 30, hariProduksiPo: 30, hariBackup: 7 },
};
const atur = (person: Person, lain: { qris?: string; batasQris?: number } = {}) =>
  person.call(perusahaan.updatePerusahaan, { ...isian, ...lain });

async function tagihan(person: Person, hargaProduk: number) {
  const idSo = await makeOrder(office, person, { baris: [{ qty: 1, hargaProduk }] });
  return makeInvoice(office, person, idSo);
}

const pay = async (idInvoice: string) => {
  const { db, services } = { db: office.sql, services: office.app.services };
  return (await suratInvoice({ db, services }, idInvoice, null)).lampiran.kertas().pay;
};

/** What the scanner library reads from the bars as the paper draws them. */
function scanned(text: string): string {
  const side = 400;
  const grey = new Uint8ClampedArray(side * side).fill(255);
  const { canvas = [] } = qrCode(text, side - 40) as { canvas?: { x: number; y: number; w: number; h: number }[] };
  for (const { x, y, w, h } of canvas) {
    for (let row = Math.round(y); row < Math.round(y + h); row += 1) {
      grey.fill(0, (row + 20) * side + 20 + Math.round(x), (row + 20) * side + 20 + Math.round(x + w));
    }
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, side, side)));
  return new QRCodeReader().decode(bitmap).getText();
}

test("an invoice that waits has the company's QRIS with its amount, up to the limit", async () => {
  const bos = await office.person("Super Admin");
  const idInvoice = await tagihan(bos, 2_500_000);
  expect(await pay(idInvoice)).toBeUndefined();
  await atur(bos, { qris: STIKER });
  const kode = await pay(idInvoice);
  expect(kode).toMatchObject({ label: "QRIS toko", amount: "Rp 2.500.000" });
  const dibaca = scanned(kode?.text ?? "");
  expect(dibaca).toBe(kode?.text);
  expect(dibaca).toContain("530336054072500000");
  expect(dibaca.slice(-4)).toBe(crc16(dibaca.slice(0, -4)));
  const { data } = await bos.call(invoice.cetakInvPdf, { idInvoice });
  expect(readPdfText(Buffer.from(data.base64, "base64")).join(" ")).toContain("QRIS toko, Rp 2.500.000");
  // What a client of before sends changes neither.
  await atur(bos);
  const besar = await tagihan(bos, 10_000_001);
  expect(await pay(besar)).toBeUndefined();
  await atur(bos, { batasQris: 20_000_000 });
  expect((await pay(besar))?.amount).toBe("Rp 10.000.001");
  await bos.call(invoice.approveInv, { idInv: idInvoice });
  expect(await pay(idInvoice)).toBeUndefined();
  await atur(bos, { qris: "" });
  expect(await pay(besar)).toBeUndefined();
});

test("a code that is none is refused at its field", async () => {
  const bos = await office.person("Management");
  const salah = await bos.refused(perusahaan.updatePerusahaan, { ...isian, qris: `${STIKER.slice(0, -1)}X` });
  expect(salah).toMatchObject({
    status: 400,
    errors: [{ field: "qris", message: "Kode QRIS ini tidak utuh: jumlah pemeriksanya (CRC) tidak cocok" }],
  });
});
