import { makeSerial, pesan } from "#areas/penjualan/seri/server/seri.testing.ts";
import type { Office, Person } from "#test/support/office.ts";
import { keluhan } from "../contract.ts";

let ke = 0;

/** A machine with a number that was sent today. */
export async function mesinTerkirim(office: Office, boss: Person, { bersama = 1 } = {}) {
  ke += 1;
  const kodeProduk = `SRV-${ke}`;
  const idProduk = await makeSerial(office, boss, kodeProduk, bersama);
  const order = await pesan(office, boss, idProduk, bersama);
  const nomor = Array.from({ length: bersama }, (_, at) => `${kodeProduk}-2611-${at + 1}`);
  await order.kirim({ seri: order.seri(...nomor) });
  return { idProduk, idSo: order.idSo, nomor: nomor[0] ?? "" };
}

export const KELUHAN_KOSONG = { idSo: "", idProduk: null, customer: "", pelapor: "", noTelp: "", dokumen: [] };

/** A complaint about a unit. */
export const keluhkan = async (person: Person, nomor: string, isi: object = {}): Promise<string> =>
  (await person.call(keluhan.addKeluhan, { ...KELUHAN_KOSONG, nomor, keluhan: "Motor tidak berputar", ...isi })).data
    .idKeluhan;
