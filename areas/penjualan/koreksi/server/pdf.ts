import { rupiah } from "#kernel/format.ts";
import { showing } from "#kernel/showing.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Company, DocumentOptions, Stamp } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { isiKoreksi } from "../isiKoreksi.ts";
import type { KoreksiRow } from "./sql.ts";

/** The paper of a credit note for its customer. */
export function kertasNotaKredit(company: Company, row: KoreksiRow): DocumentOptions {
  const stamp = cap(row);
  return {
    // No bank accounts: a note asks for no money.
    company: { ...company, bank: [] },
    title: "NOTA KREDIT",
    code: row.idKoreksi,
    ...(stamp ? { stamp } : {}),
    facts: [
      showing(
        isiKoreksi,
        {
          others: ["jenis", "idInvoice", "status", "note", "nominal", "userPengajuan", "userApprove", "idKoreksi"],
        },
        [
          ...recordFacts(isiKoreksi, row, "tglPengajuan", "idSo"),
          ...(row.tglApprove === null ? [] : recordFacts(isiKoreksi, row, "tglApprove")),
          ...(row.idRetur === null ? [] : recordFacts(isiKoreksi, row, "idRetur")),
          ...recordFacts(isiKoreksi, row, "customerInstansi", "alasan"),
        ],
      ),
      [],
    ],
    body: [],
    totals: [["Nominal Nota Kredit", row.nominal, true]],
    terbilang: row.nominal,
    notes: [`Tagihan order ${row.idSo} berkurang ${rupiah(row.nominal as Rupiah)}.`],
    signatures: ["Hormat kami", "Customer"],
  };
}

function cap({ status }: KoreksiRow): Stamp | undefined {
  if (status === "Disetujui") return undefined;
  return { text: status === "Menunggu" ? "MENUNGGU PERSETUJUAN" : "DITOLAK", tone: "warning" };
}
