import { bukanAngka, type Temuan } from "./temuan.testing.ts";

const KETENTUAN = bukanAngka("an order keeps the terms that it was made on: what changes is for orders that come");
const SEBUTAN = bukanAngka("how Coretax calls somebody or something: no report has a figure of it");

export const PAJAK: Record<string, Temuan> = {
  fakturPajak: bukanAngka("what the tax office said of a faktur: its amounts are of its order and its day, and stay"),
  buktiPotong: bukanAngka("the number of a proof: what was kept is booked with its invoice"),
  masukan: bukanAngka(
    "a faktur that is credited, or not any more, is booked in its month or the first open one after it: a trigger keeps closed days",
  ),
  pphFinal: bukanAngka("the receipt of a payment to the tax office: its money is booked by its request"),
  "pajak.updatePajak": KETENTUAN,
  "pajak.addKetentuan": KETENTUAN,
  kodePajak: SEBUTAN,
  "pajak.updateKetentuan": KETENTUAN,
  "pajak.hapusKetentuan": KETENTUAN,
  "pajak.updateIdentitasPelanggan": SEBUTAN,
  "pajak.updateIdentitasProduk": SEBUTAN,
};
