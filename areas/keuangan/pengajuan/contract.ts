import * as z from "zod/mini";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import {
  cari,
  choice,
  flag,
  id,
  integer,
  optional,
  paging,
  rupiah,
  text,
  urutan,
  withDefault,
} from "#kernel/fields.ts";
import { grafikCalls, isianGrafik } from "#kernel/grafik.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { inputOf, wireOf } from "#kernel/record.ts";
import { Boleh, gambar, salahSatu, waktu } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { DampakRekening, Kekurangan } from "../rekening/dampakRekening.ts";
import { GRAFIK_PENGAJUAN } from "./grafikPengajuan.ts";
import { isianUang } from "./isianUang.ts";
import {
  isiPengajuan,
  keputusan,
  permintaan,
  Revisi,
  STATUS_PENGAJUAN,
  sisiPengajuan,
  URUT_PENGAJUAN,
} from "./isiPengajuan.ts";
import { isian, PengajuanBaru, sisinya } from "./pengajuanBaru.ts";

export const MAX_DOKUMEN = 2;
export const DOKUMEN_KOSONG = "Dokumen tidak boleh kosong.";

/** A request with its pictures, for the list and Simpanan Rekening. */
export const PengajuanLengkap = row({
  ...wireOf(isiPengajuan),
  /** Grows with every change; a decision names the version that was seen. */
  versi: z.int(),
  /** Whoever asked took it back: it is Ditolak, by its author. */
  ditarik: z.boolean(),
  buktiFotoPengajuan: z.array(gambar),
  buktiFotoApprove: z.array(gambar),
  /** The document of a request that the program made; a refund has an order, but no invoice. */
  inv: z.nullable(row({ idSo: z.string(), idInvoice: z.nullable(z.string()) })),
  po: z.nullable(row({ idPo: z.string(), kloter: z.string() })),
  asset: z.nullable(row({ idPengajuanAsset: z.string() })),
  /** The asset that was sold. */
  pelepasan: z.nullable(row({ idPelepasanAsset: z.string() })),
});
export type PengajuanLengkap = z.output<typeof PengajuanLengkap>;
export const Pengajuan = row({
  ...PengajuanLengkap.shape,
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  aksi: row({ approve: Boleh, revisi: Boleh, ubah: Boleh, tarik: Boleh, hangus: Boleh }),
});
export type Pengajuan = z.output<typeof Pengajuan>;
/** `revisi`: the last time it was sent back; `idKunjungan`: the visit of service that it pays. */
const PengajuanDetail = row({ ...Pengajuan.shape, revisi: z.nullable(Revisi), idKunjungan: z.nullable(z.string()) });
export type PengajuanDetail = z.output<typeof PengajuanDetail>;

/** A request like the one that is being made, of the last day. */
export const Serupa = row({ id: z.string(), oleh: z.string(), waktu, status: salahSatu(STATUS_PENGAJUAN) });
export type Serupa = z.output<typeof Serupa>;

/** The effect of an approval on each account of a request. */
const DampakApprove = row({
  idPengajuan: z.string(),
  rekening: z.array(DampakRekening),
  kekurangan: Kekurangan,
  /** Whether this person may approve it now. What cannot be approved may still be rejected: see `aksi` of the row. */
  approve: Boleh,
  /** Whether this person may decide it as kept ("DP hangus") instead. */
  hangus: Boleh,
});
export type DampakApprove = z.output<typeof DampakApprove>;

export const idPengajuan = text("Id pengajuan", { max: 40 });

const isiKeputusan = z.object({ idPengajuan, ...inputOf(keputusan) });
const versi = optional<number, number | string>(integer("Versi"));

const noteBilaDitolak = z.refine<z.output<typeof isiKeputusan>>(
  ({ statusPengajuan, note }) => statusPengajuan !== "Ditolak" || note !== "",
  { path: ["note"], error: "Note tidak boleh kosong.", when: evenWithProblems },
);

/** The decision about a request. Amount and accounts are those stored. */
export const Keputusan = isiKeputusan.check(noteBilaDitolak);
/** The same for one that may change while it waits: it names the version that was seen. */
export const KeputusanBerversi = z.object({ ...isiKeputusan.shape, versi }).check(noteBilaDitolak);

/** `buktiPengajuan`: the proofs of the request prove the approval too, where no others are sent. */
const KeputusanDana = z
  .object({
    ...isiKeputusan.shape,
    versi,
    ...inputOf(isianUang),
    buktiPengajuan: withDefault<boolean, boolean | string>(flag("Bukti pengajuan"), false),
  })
  .check(noteBilaDitolak);

const PengajuanDiubah = z.object({ idPengajuan, ...isian.shape, versi }).check(sisinya);

/** Sends a request back to its author. */
export const Dikembalikan = z.object({
  idPengajuan,
  note: text("Note", { max: 1000, lines: true, empty: "Note tidak boleh kosong." }),
  versi,
});

/** Takes a request back, by its author. */
export const Penarikan = z.object({
  idPengajuan,
  note: withDefault<string, string>(text("Alasan", { max: 1000, lines: true }), ""),
  versi,
});

/** What the list, and a file of it, is asked with. */
const saringan = {
  cari,
  ...rentang,
  idKebutuhan: optional(id("kebutuhan", "Kebutuhan")),
  status: optional(choice("Status", STATUS_PENGAJUAN)),
  urut: urutan(URUT_PENGAJUAN),
};

const { urut: _, ...tersaring } = saringan;
export const grafikPengajuan = grafikCalls(GRAFIK_PENGAJUAN, {
  path: ["/pengajuanWeb", "Pengajuan"],
  tentang: "pengajuan",
  permission: withMenu("Pengajuan"),
  filePermission: withMenu("Pengajuan"),
  input: berentang(z.object({ ...tersaring, ...isianGrafik(GRAFIK_PENGAJUAN) })),
  reads: ["pengajuan", "kebutuhan", "rekening", "karyawan"],
});

export const pengajuan = {
  getPengajuan: call("GET /pengajuanWeb/getPengajuan", {
    summary: "Daftar pengajuan dan mutasi rekening",
    tindakan: "melihat pengajuan",
    permission: withMenu("Pengajuan"),
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(Pengajuan),
    reads: ["pengajuan", "kebutuhan", "rekening", "karyawan", "perusahaan"],
  }),
  getGrafikPengajuan: grafikPengajuan.get,
  exportGrafikPengajuan: grafikPengajuan.file,
  getDetailPengajuan: call("GET /pengajuanWeb/getDetailPengajuan", {
    summary: "Satu pengajuan dengan persetujuan dan fotonya",
    tindakan: "melihat pengajuan",
    permission: withMenu("Pengajuan"),
    input: z.object({ idPengajuan }),
    output: answer(PengajuanDetail),
    reads: ["pengajuan", "kebutuhan", "rekening", "karyawan", "perusahaan", "batas"],
  }),
  getPengajuanSerupa: call("GET /pengajuanWeb/getPengajuanSerupa", {
    summary: "Pengajuan serupa yang dibuat dalam sehari terakhir",
    tindakan: "membuat pengajuan",
    permission: withMenu("Pengajuan"),
    input: z.object({
      idKebutuhan: permintaan.idKebutuhan.input,
      tipePengajuan: permintaan.tipePengajuan.input,
      nominalPengajuan: permintaan.nominalPengajuan.input,
      ...inputOf(sisiPengajuan),
    }),
    output: answer(z.array(Serupa)),
    reads: ["pengajuan"],
  }),
  addPengajuan: call("POST /pengajuanWeb/addPengajuan", {
    summary: "Membuat pengajuan biaya",
    tindakan: "membuat pengajuan",
    permission: withMenu("Pengajuan"),
    input: PengajuanBaru,
    files: { dokumen: proofs(1, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    output: answer(row({ idPengajuan: z.string() })),
    changes: ["pengajuan"],
  }),
  getDampakApprove: call("GET /pengajuanWeb/getDampakApprove", {
    summary: "Apa yang terjadi bila pengajuan disetujui",
    tindakan: "menyetujui pengajuan",
    permission: withRole(PRIVILEGED, "Pengajuan"),
    input: z.object({ idPengajuan }),
    output: answer(DampakApprove),
    reads: ["pengajuan", "rekening", "simpanan", "perusahaan"],
  }),
  approvePengajuan: call("POST /pengajuanWeb/approvePengajuan", {
    summary: "Menyetujui atau menolak pengajuan",
    tindakan: "menyetujui pengajuan",
    permission: withRole(PRIVILEGED, "Pengajuan"),
    input: KeputusanDana,
    files: { dokumen: proofs(0, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    changes: ["kabar", "pengajuan", "simpanan", "rekening", "neraca", "jurnal"],
  }),
  /** What is not kept is asked for anew: `idPengajuan` of that request. */
  hanguskanPengembalian: call("POST /pengajuanWeb/hanguskanPengembalian", {
    summary: "Memutuskan pengembalian dana order yang dibatalkan sebagai hangus, semua atau sebagian",
    tindakan: "menghanguskan pengembalian dana",
    permission: withRole(PRIVILEGED, "Pengajuan"),
    input: z.object({
      idPengajuan,
      nominal: rupiah("Nominal", { min: 1, empty: "Nominal tidak boleh kosong." }),
      note: text("Note", { max: 1000, lines: true, empty: "Note tidak boleh kosong." }),
      versi,
    }),
    output: answer(row({ idPengajuan: z.nullable(z.string()) })),
    changes: ["kabar", "pengajuan", "neraca", "jurnal", "piutang"],
  }),
  revisiPengajuan: call("POST /pengajuanWeb/revisiPengajuan", {
    summary: "Mengembalikan pengajuan untuk direvisi",
    tindakan: "mengembalikan pengajuan",
    permission: withRole(PRIVILEGED, "Pengajuan"),
    input: Dikembalikan,
    changes: ["kabar", "pengajuan"],
  }),
  /** Without new documents those of before stay. */
  updatePengajuan: call("POST /pengajuanWeb/updatePengajuan", {
    summary: "Mengubah pengajuan yang dikembalikan dan mengajukannya lagi",
    tindakan: "mengubah pengajuan",
    permission: withMenu("Pengajuan"),
    input: PengajuanDiubah,
    files: { dokumen: proofs(0, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    changes: ["pengajuan"],
  }),
  withdrawPengajuan: call("POST /pengajuanWeb/withdrawPengajuan", {
    summary: "Menarik kembali pengajuan sendiri yang belum diputuskan",
    tindakan: "menarik pengajuan",
    permission: withMenu("Pengajuan"),
    input: Penarikan,
    changes: ["kabar", "pengajuan"],
  }),
  exportMutasi: call("GET /pengajuanWeb/exportMutasi", {
    summary: "Mengekspor mutasi rekening ke file .xlsx",
    tindakan: "mengekspor mutasi rekening",
    permission: withMenu("Pengajuan"),
    /** With `idPengajuan` these requests, of whatever day. */
    input: berentang(z.object({ ...saringan, idPengajuan: optional(pilihan("Pengajuan", idPengajuan)) })),
    answers: "xlsx",
  }),
};
