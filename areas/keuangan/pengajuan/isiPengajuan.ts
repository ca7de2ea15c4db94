import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { Refused, required } from "#kernel/field.ts";
import { optional } from "#kernel/fields.ts";
import { blankable, field, pick, wireOf } from "#kernel/record.ts";
import { atauKosong, gambar, idOf, salahSatu, tanggal, teks, uang, waktu } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import { PilihanKebutuhan } from "../kebutuhan/contract.ts";
import { isiRekening, LAINNYA, sebutanRekening } from "../rekening/contract.ts";
import { isianUang } from "./isianUang.ts";
import { riwayatPutusan } from "./riwayatPutusan.ts";

export const TIPE_PENGAJUAN = ["masuk", "keluar", "pindah"] as const;
export type TipePengajuan = (typeof TIPE_PENGAJUAN)[number];
export const NAMA_TIPE: Readonly<Record<TipePengajuan, string>> = {
  masuk: "Dana Masuk",
  keluar: "Dana Keluar",
  pindah: "Pindah Dana",
};

export const STATUS_PENGAJUAN = ["Menunggu", "Ditolak", "Revisi", "Disetujui"] as const;
export type StatusPengajuan = (typeof STATUS_PENGAJUAN)[number];
/** Decisions of the form; a request is sent back (Revisi) by a call of its own. */
export const KEPUTUSAN = ["Ditolak", "Disetujui"] as const;

/** The note of one that was taken back without a reason. */
export const DITARIK = "Ditarik oleh yang mengajukan";

/** Which sides a type of request has: *masuk* has no paying account, *keluar* no receiving one. */
export const berasal = (tipe?: TipePengajuan): boolean => tipe !== "masuk";
export const bertujuan = (tipe?: TipePengajuan): boolean => tipe !== "keluar";

/** The account of one side; blank, a dash or LAINNYA mean none. */
const sisi = (label: string, spoken: string) => {
  const rekening = field.id("rekening", label, { spoken });
  const parse = (raw: unknown) => {
    if (raw === "-" || raw === LAINNYA) return null;
    const parsed = z.safeParse(rekening.input, raw);
    if (!parsed.success) throw new Refused(parsed.error.issues[0]?.message);
    return parsed.data;
  };
  const input = required<Id<"rekening"> | null, number | string>(spoken, { type: "integer" }, parse);
  return { ...blankable(rekening), input: optional(input), blank: "-" as const };
};
export const sisiPengajuan = {
  idRekeningAsal: sisi("Rekening Asal", "Rekening asal"),
  idRekeningTujuan: sisi("Rekening Tujuan", "Rekening tujuan"),
};

const NOMINAL_KOSONG = "Nominal pengajuan tidak boleh kosong.";
const nominalPengajuan = field.money("Nominal", {
  spoken: "Nominal pengajuan",
  min: 1,
  empty: NOMINAL_KOSONG,
  tooSmall: NOMINAL_KOSONG,
});

/** Fields typed for a request. */
export const permintaan = {
  idKebutuhan: field.id("kebutuhan", "Kebutuhan", { empty: "Kebutuhan tidak boleh kosong." }),
  tipePengajuan: field.choice("Tipe Pengajuan", TIPE_PENGAJUAN, {
    empty: "Tipe pengajuan tidak boleh kosong.",
    say: (tipe) => NAMA_TIPE[tipe],
  }),
  /** null if it would tell a purchase price to someone who may not see those. */
  nominalPengajuan: { ...nominalPengajuan, wire: atauKosong(uang) },
  deskripsiPengajuan: field.lines("Deskripsi", { empty: "Deskripsi tidak boleh kosong." }),
  /** Today if not given. */
  tglPengajuan: { ...blankable(field.day("Tanggal Pengajuan")), wire: tanggal },
};

/** Fields of the decision. */
export const keputusan = {
  statusPengajuan: field.choice("Status Pengajuan", KEPUTUSAN, { empty: "Status pengajuan tidak boleh kosong." }),
  note: blankable(field.lines("Note", { max: 1000 })),
};

/** The same of documents whose state is simply called status. */
export const putusan = {
  status: field.choice("Status", KEPUTUSAN),
  note: keputusan.note,
};

/** The state of a request. */
export const keadaanPengajuan = {
  idPengajuan: field.shown("text", "ID Pengajuan", teks),
  statusPengajuan: field.shown("choice", "Status", salahSatu(STATUS_PENGAJUAN)),
  tglApprove: field.shown("day", "Tanggal Approve", atauKosong(tanggal)),
  /** The day of its money, from which it counts: that of the approval unless another was named. */
  tanggalUang: field.shown("day", isianUang.tanggalUang.label, atauKosong(tanggal)),
  note: keputusan.note,
};

/** An account in the answer for a request. */
export const rekeningSisi = pick(isiRekening, "idRekening", "namaRekening");
const Rekening = z.array(row(wireOf(rekeningSisi)));
/** The name of an account; a dash if that side has none. */
export const sebutanSisi = ([rekening]: z.output<typeof Rekening>): string =>
  rekening ? sebutanRekening(rekening.namaRekening) : "-";
const Orang = z.array(row({ idUser: idOf("karyawan"), namaLengkap: teks }));
const namaOrang = ([orang]: z.output<typeof Orang>): string => orang?.namaLengkap ?? "";

/** Who asked and who decided, as arrays; the second is empty until the decision. */
export const orangPengajuan = {
  userPengajuan: field.shown("other", "Diajukan Oleh", Orang, { say: namaOrang }),
  userApprove: field.shown("other", "Diproses Oleh", Orang, { say: namaOrang }),
};

/** Need and accounts, as arrays; empty for a side without an account. */
export const rujukanPengajuan = {
  kebutuhan: field.shown("other", permintaan.idKebutuhan.label, z.array(PilihanKebutuhan), {
    say: ([kebutuhan]) => kebutuhan?.namaKebutuhan ?? "",
  }),
  rekeningAsal: field.shown("other", sisiPengajuan.idRekeningAsal.label, Rekening, { say: sebutanSisi }),
  rekeningTujuan: field.shown("other", sisiPengajuan.idRekeningTujuan.label, Rekening, { say: sebutanSisi }),
};

/** All fields of a request, for pages and spreadsheets. */
export const isiPengajuan = { ...permintaan, ...keadaanPengajuan, ...rujukanPengajuan, ...orangPengajuan };

/** A request that was sent back: why, by whom, and what its author changed since. */
export const Revisi = row({
  note: z.string(),
  oleh: z.string(),
  waktu,
  perubahan: z.array(row({ label: z.string(), sebelum: z.string(), sesudah: z.string() })),
});
export type Revisi = z.output<typeof Revisi>;

/** Fields in its history: names instead of ids. */
export const riwayatPengajuan = {
  tglPengajuan: permintaan.tglPengajuan,
  kebutuhan: field.shown("text", rujukanPengajuan.kebutuhan.label, teks),
  tipe: { ...permintaan.tipePengajuan, short: "Tipe" },
  rekeningAsal: field.shown("text", rujukanPengajuan.rekeningAsal.label, teks),
  rekeningTujuan: field.shown("text", rujukanPengajuan.rekeningTujuan.label, teks),
  nominal: permintaan.nominalPengajuan,
  deskripsi: permintaan.deskripsiPengajuan,
  status: keadaanPengajuan.statusPengajuan,
  bukti: field.shown("files", "Bukti", z.array(gambar)),
  note: keadaanPengajuan.note,
  tanggalUang: keadaanPengajuan.tanggalUang,
  hangus: field.money("Hangus"),
  ...riwayatPutusan,
};

/** What the list can be sorted by. */
export const URUT_PENGAJUAN = ["tglPengajuan", "nominalPengajuan"] as const;
export type UrutPengajuan = (typeof URUT_PENGAJUAN)[number];
