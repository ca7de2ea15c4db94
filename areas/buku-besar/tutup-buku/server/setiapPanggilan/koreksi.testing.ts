import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import type { Person } from "#test/support/office.ts";
import type { Dunia } from "../dunia.testing.ts";
import { bukanAngka, type Temuan } from "./temuan.testing.ts";

const SETUJU = { status: "Disetujui", note: "" } as const;

/** What was asked for by this person of the order that a closed month has; another one decides it. */
async function diminta(d: Dunia, person: Person): Promise<string> {
  const { idInvoice: idInv } = d.order.dikoreksi;
  return (await person.call(koreksi.batalkanInvoice, { idInv, alasan: "Salah", dokumen: [] })).data.idPembatalan;
}

export const KOREKSI: Record<string, Temuan> = {
  "koreksi.editOrder": bukanAngka(
    "at once only before anything was billed or left; else a request, which books nothing",
  ),
  "koreksi.getDampakUbah": bukanAngka("reads"),
  "koreksi.mintaBatal": bukanAngka("a request"),
  "koreksi.batalkanInvoice": bukanAngka("a request"),
  "koreksi.addNotaKredit": bukanAngka("a request"),
  "koreksi.hapusPiutang": bukanAngka("a request"),
  "koreksi.tarikKoreksi": bukanAngka("takes back what nobody decided: nothing was booked"),
  "koreksi.putuskanKoreksi": {
    temuan: "everything is booked today, also for an order, invoice or debt of a closed month",
    terbuka: async (d, person) => [[koreksi.putuskanKoreksi, { idKoreksi: await diminta(d, person), ...SETUJU }]],
  },
};
