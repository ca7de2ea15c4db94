import * as z from "zod/mini";
import { answer, call, pageOf, pageWith, row, sheets } from "#kernel/call.ts";
import { cari, choice, integer, month, optional, paging, text } from "#kernel/fields.ts";
import { inputOf } from "#kernel/record.ts";
import { bilangan } from "#kernel/row.ts";
import { PAJAK } from "../faktur/contract.ts";
import { isianMasukan, KEADAAN_MASUKAN, Masukan, RingkasanMasukan, TagihanBerPpn } from "./isiMasukan.ts";

const idFakturMasukan = integer("Faktur masukan", { min: 1, max: 2_000_000_000 });
const versi = integer("Versi");
const reads = ["fakturMasukan", "tagihan", "pemasok"] as const;
const changes = ["fakturMasukan", "tagihan", "faktur", "neraca", "jurnal"] as const;

export const masukan = {
  /** Those dated in the month; credited ones by the month in whose books they are. Who works the list down leaves the month out. */
  getMasukan: call("GET /pajakWeb/getMasukan", {
    summary: "Faktur masukan dari Coretax dengan tagihannya",
    tindakan: "melihat faktur masukan",
    permission: PAJAK,
    input: z.object({
      ...paging,
      cari,
      bulan: optional(month("Bulan")),
      keadaan: optional(choice("Keadaan", KEADAAN_MASUKAN)),
    }),
    output: pageWith(Masukan, { ringkasan: RingkasanMasukan }),
    reads,
  }),
  getTanpaFaktur: call("GET /pajakWeb/getTanpaFaktur", {
    summary: "Tagihan ber-PPN yang fakturnya belum ada di Coretax",
    tindakan: "melihat faktur masukan",
    permission: PAJAK,
    input: z.object({ ...paging, cari }),
    output: pageOf(TagihanBerPpn),
    reads,
  }),
  /** Bills that a faktur may be of, the likeliest first. */
  getCalonTagihan: call("GET /pajakWeb/getCalonTagihan", {
    summary: "Tagihan yang mungkin dimaksud sebuah faktur masukan",
    tindakan: "menghubungkan faktur masukan",
    permission: PAJAK,
    input: z.object({ idFakturMasukan }),
    output: answer(z.array(TagihanBerPpn)),
    reads,
  }),
  /** The list of input faktur that Coretax gives. The same list twice changes nothing. */
  bacaMasukan: call("POST /pajakWeb/bacaMasukan", {
    summary: "Membaca daftar faktur masukan dari Coretax",
    tindakan: "membaca faktur masukan",
    permission: PAJAK,
    files: { berkas: sheets(1, "Berkas dari Coretax tidak boleh kosong") },
    output: answer(
      row({
        diubah: bilangan,
        sama: bilangan,
        dihubungkan: bilangan,
        tanpaTagihan: bilangan,
        masalah: z.array(z.string()),
      }),
    ),
    changes,
  }),
  hubungkanMasukan: call("PATCH /pajakWeb/hubungkanMasukan", {
    summary: "Menghubungkan faktur masukan dengan tagihannya",
    tindakan: "menghubungkan faktur masukan",
    permission: PAJAK,
    input: z.object({
      idFakturMasukan,
      idTagihan: text("Tagihan", { max: 40, empty: "Pilih tagihannya." }),
      versi,
    }),
    changes,
  }),
  lepasMasukan: call("PATCH /pajakWeb/lepasMasukan", {
    summary: "Melepas faktur masukan dari tagihannya",
    tindakan: "melepas faktur masukan",
    permission: PAJAK,
    input: z.object({ idFakturMasukan, versi }),
    changes,
  }),
  /** No bill is to come for it; without a reason it waits for one again. */
  kesampingkanMasukan: call("PATCH /pajakWeb/kesampingkanMasukan", {
    summary: "Mencatat bahwa faktur masukan tidak mempunyai tagihan",
    tindakan: "mengesampingkan faktur masukan",
    permission: PAJAK,
    input: z.object({ idFakturMasukan, ...inputOf(isianMasukan), versi }),
    changes: ["fakturMasukan"],
  }),
};
