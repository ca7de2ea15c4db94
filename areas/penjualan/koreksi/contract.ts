import * as z from "zod/mini";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { cari, choice, optional, paging, rupiah, text, urutan, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, gambar, Pdf } from "#kernel/row.ts";
import { idSo } from "../order/contract.ts";
import { DampakKoreksi, isiKoreksi, JENIS_KOREKSI, STATUS_KOREKSI } from "./isiKoreksi.ts";
import { OrderDiubah } from "./orderDiubah.ts";

/** A correction that somebody asked for, as its list and detail show it. */
export const Koreksi = row({
  ...wireOf(isiKoreksi),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  /** Whoever asked took it back: it is Ditolak, by its author. */
  ditarik: z.boolean(),
  buktiFoto: z.array(gambar),
  aksi: row({ putuskan: Boleh, tarik: Boleh }),
});
export type Koreksi = z.output<typeof Koreksi>;

const idKoreksi = text("Kode koreksi", { max: 40 });
const alasanKoreksi = text("Alasan", { max: 500, lines: true, empty: "Alasan tidak boleh kosong." });
const note = withDefault<string, string>(text("Note", { max: 1000, lines: true }), "");

const SEMUA = withMenu("Sales Order", "Invoice", "Piutang");
const reads = ["koreksi", "order", "karyawan", "perusahaan"] as const;
/** What deciding a correction may change. */
const changes = [
  "kabar",
  "koreksi",
  "order",
  "orderan",
  "invoice",
  "suratJalan",
  "produk",
  "po",
  "pelanggan",
  "piutang",
  "pengajuan",
  "simpanan",
  "rekening",
  "neraca",
  "jurnal",
] as const;

export const URUT_KOREKSI = ["tglPengajuan"] as const;
export type UrutKoreksi = (typeof URUT_KOREKSI)[number];

const saringan = {
  cari,
  ...rentang,
  jenis: optional(choice("Jenis", JENIS_KOREKSI)),
  status: optional(choice("Status", STATUS_KOREKSI)),
  urut: urutan(URUT_KOREKSI),
};

const Keputusan = z
  .object({
    idKoreksi,
    ...inputOf(putusan),
  })
  .check(
    z.refine(({ status, note }) => status !== "Ditolak" || note !== "", {
      path: ["note"],
      error: "Note tidak boleh kosong.",
      when: evenWithProblems,
    }),
  );

export const koreksi = {
  /** At once where that is allowed, else as a request that somebody else decides. */
  editOrder: call("PATCH /orderWeb/editOrder", {
    summary: "Mengubah order: langsung, atau sebagai permintaan yang diputuskan orang lain",
    tindakan: "mengubah order",
    permission: withMenu("Sales Order", "Produk Card"),
    input: OrderDiubah,
    output: answer(row({ langsung: z.boolean(), idPerubahan: z.optional(z.string()) })),
    changes,
  }),
  /** What a change would do, while it is typed. */
  getDampakUbah: call("POST /orderWeb/getDampakUbah", {
    summary: "Apa yang terjadi bila order diubah begini",
    tindakan: "mengubah order",
    permission: withMenu("Sales Order", "Produk Card"),
    input: OrderDiubah,
    output: answer(DampakKoreksi),
  }),
  mintaBatal: call("POST /orderWeb/mintaBatal", {
    summary: "Meminta order dibatalkan",
    tindakan: "meminta pembatalan order",
    permission: withMenu("Sales Order"),
    input: z.object({ idSo, alasan: alasanKoreksi }),
    output: answer(row({ idPerubahan: z.string() })),
    changes: ["koreksi", "order"],
  }),
  batalkanInvoice: call("POST /invoiceWeb/batalkanInvoice", {
    summary: "Meminta invoice yang sudah disetujui dibatalkan",
    tindakan: "membatalkan invoice",
    permission: withMenu("Invoice"),
    input: z.object({ idInv: text("No invoice", { max: 40 }), alasan: alasanKoreksi }),
    files: { dokumen: proofs(0, 5) },
    output: answer(row({ idPembatalan: z.string() })),
    changes: ["koreksi", "order", "invoice"],
  }),
  addNotaKredit: call("POST /notaKreditWeb/addNotaKredit", {
    summary: "Meminta nota kredit atas order yang sudah ditagih",
    tindakan: "membuat nota kredit",
    permission: withMenu("Invoice"),
    input: z.object({
      idSo,
      nominal: rupiah("Nominal", { min: 1, empty: "Nominal tidak boleh kosong." }),
      alasan: alasanKoreksi,
      idRetur: optional(text("Kode retur", { max: 40 })),
    }),
    files: { dokumen: proofs(0, 5) },
    output: answer(row({ idNotaKredit: z.string() })),
    changes: ["koreksi", "order", "retur"],
  }),
  hapusPiutang: call("POST /piutangWeb/hapusPiutang", {
    summary: "Meminta piutang yang tidak tertagih dihapus",
    tindakan: "menghapus piutang",
    permission: withMenu("Piutang"),
    input: z.object({
      idSo,
      nominal: rupiah("Nominal", { min: 1, empty: "Nominal tidak boleh kosong." }),
      alasan: alasanKoreksi,
    }),
    output: answer(row({ idHapus: z.string() })),
    changes: ["koreksi", "order", "piutang"],
  }),
  /** Newest first; `cari` looks into its code, the order and the customer. */
  getKoreksi: call("GET /koreksiWeb/getKoreksi", {
    summary: "Daftar koreksi: perubahan, pembatalan, nota kredit dan penghapusan piutang",
    tindakan: "melihat koreksi",
    permission: SEMUA,
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(Koreksi),
    reads,
  }),
  getNotaKredit: call("GET /notaKreditWeb/getNotaKredit", {
    summary: "Daftar nota kredit",
    tindakan: "melihat nota kredit",
    permission: withMenu("Sales Order", "Invoice"),
    input: berentang(z.object({ ...paging, cari, ...rentang, status: saringan.status })),
    output: pageOf(Koreksi),
    reads,
  }),
  cetakNotaKredit: call("GET /notaKreditWeb/cetakNotaKredit", {
    summary: "Mencetak nota kredit untuk customernya",
    tindakan: "mencetak nota kredit",
    permission: withMenu("Sales Order", "Invoice"),
    input: z.object({ idKoreksi }),
    output: answer(Pdf),
    reads,
    neverKept: true,
  }),
  getDetailKoreksi: call("GET /koreksiWeb/getDetailKoreksi", {
    summary: "Satu koreksi dan apa yang diubahnya",
    tindakan: "melihat koreksi",
    permission: SEMUA,
    input: z.object({ idKoreksi }),
    output: answer(row({ ...Koreksi.shape, dampak: DampakKoreksi })),
    reads: [...reads, "orderan", "invoice", "produk", "rekening", "simpanan"],
  }),
  putuskanKoreksi: call("POST /koreksiWeb/putuskanKoreksi", {
    summary: "Menyetujui atau menolak koreksi",
    tindakan: "memutuskan koreksi",
    permission: withRole(PRIVILEGED),
    input: Keputusan,
    changes,
  }),
  tarikKoreksi: call("POST /koreksiWeb/tarikKoreksi", {
    summary: "Menarik kembali koreksi sendiri yang belum diputuskan",
    tindakan: "menarik koreksi",
    permission: SEMUA,
    input: z.object({ idKoreksi, note }),
    changes: ["kabar", "koreksi", "order"],
  }),
};
