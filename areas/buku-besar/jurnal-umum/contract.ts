import * as z from "zod/mini";
import { DOKUMEN_KOSONG, MAX_DOKUMEN, Penarikan } from "#areas/keuangan/pengajuan/contract.ts";
import { putusan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { riwayatPutusan } from "#areas/keuangan/pengajuan/riwayatPutusan.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { Refused } from "#kernel/field.ts";
import { cari, choice, date, id, listOf, optional, paging, rupiah, text, withDefault } from "#kernel/fields.ts";
import { itemBy, itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { blankable, field, inputOf, orElse, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, gambar, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { isiAkun } from "../akun/contract.ts";
import { ARTI_ULANGAN, berkala, masalahUlangan, ULANGAN } from "./jadwal.ts";

export const STATUS_JURNAL_UMUM = ["Menunggu", "Disetujui", "Ditolak"] as const;
export type StatusJurnalUmum = (typeof STATUS_JURNAL_UMUM)[number];
export const MIN_BARIS = 2;
export const MAX_BARIS = 20;

/** What is typed about an entry, but for its lines. */
export const isianJurnalUmum = {
  tanggal: field.day("Tanggal"),
  keterangan: field.lines("Keterangan"),
  ulangan: orElse(field.choice("Pengulangan", ULANGAN, { say: (word) => ARTI_ULANGAN[word] }), "Sekali"),
  ulangSampai: blankable(field.day("Sampai Tanggal")),
};
export const isiJurnalUmum = {
  idJurnalUmum: field.shown("text", "ID Jurnal Umum", teks, { short: "ID" }),
  ...isianJurnalUmum,
  nominal: field.shown("money", "Nominal", uang),
  /** What the entry and its repetitions come to. */
  jumlah: field.shown("money", "Jumlah Seluruhnya", uang),
  status: field.shown("choice", "Status", salahSatu(STATUS_JURNAL_UMUM)),
  dibuatOleh: field.shown("text", "Dibuat Oleh", teks),
  /** Its own day, `tanggal`, may be an earlier one. */
  tglDibuat: field.shown("day", "Tanggal Dibuat", tanggal),
  diprosesOleh: field.shown("text", "Diproses Oleh", atauKosong(teks)),
  tglApprove: field.shown("day", "Tanggal Approve", atauKosong(tanggal)),
  note: putusan.note,
};
/** Of its lines its history holds one text. */
export const riwayatJurnalUmum = {
  ...isianJurnalUmum,
  baris: field.shown("lines", "Baris", teks),
  status: isiJurnalUmum.status,
  note: isiJurnalUmum.note,
  ...riwayatPutusan,
};

export const barisJurnalUmum = {
  kode: isiAkun.kode,
  nama: isiAkun.nama,
  debit: field.shown("money", "Debit", uang),
  kredit: field.shown("money", "Kredit", uang),
};
/** An entry that follows by itself. */
export const isiJadwal = {
  tanggal: isianJurnalUmum.tanggal,
  nominal: isiJurnalUmum.nominal,
  keadaan: field.shown("text", "Keadaan", teks),
};
export const JurnalUmum = row({
  ...wireOf(isiJurnalUmum),
  baris: z.array(row({ idAkun: idOf("akun"), ...wireOf(barisJurnalUmum) })),
  jadwal: z.array(row({ ke: z.int(), ...wireOf(isiJadwal), idJurnal: z.nullable(z.int()) })),
  bukti: z.array(gambar),
  /** Whoever typed it took it back: it is Ditolak, by its author. */
  ditarik: z.boolean(),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  /** The one whose sides it exchanges, and the one that exchanges its own. */
  membalik: z.nullable(z.string()),
  dibalik: z.nullable(z.string()),
  /** The entry of the journal that it led to. */
  idJurnal: z.nullable(z.int()),
  aksi: row({ putuskan: Boleh, tarik: Boleh, balik: Boleh }),
});
export type JurnalUmum = z.output<typeof JurnalUmum>;

export type BarisJurnalUmum = { idAkun: Id<"akun">; debit: Rupiah; kredit: Rupiah };
type BarisKirim = { idAkun: number | string; debit: number | string; kredit: number | string };

const sisi = (label: string) => withDefault<Rupiah, number | string>(rupiah(label), 0 as Rupiah);
const Baris = z.object({ idAkun: id("akun", "Akun"), debit: sisi("Debit"), kredit: sisi("Kredit") });

/** One line: what is wrong with one is said for the whole list. */
const barisDari = itemOf(Baris, "Baris jurnal tidak dapat dibaca");
const bacaBaris = itemBy(Baris, (raw): BarisJurnalUmum => {
  const baris = barisDari(raw);
  if ((baris.debit === 0) === (baris.kredit === 0)) {
    throw new Refused("Setiap baris berisi debit atau kredit, salah satunya saja");
  }
  return baris;
});

type Sisi = { debit: number | string; kredit: number | string };
const angka = (nilai: number | string): number => Number(nilai) || 0;

/** How much more stands on the debit side than on the other: 0 where an entry balances. */
export const selisihBaris = (baris: readonly Sisi[]): number =>
  baris.reduce((sum, { debit, kredit }) => sum + angka(debit) - angka(kredit), 0);

function masalahBaris(baris: readonly BarisJurnalUmum[]): string | null {
  const debit = new Set(baris.filter((satu) => satu.debit > 0).map(({ idAkun }) => idAkun));
  if (baris.some((satu) => satu.kredit > 0 && debit.has(satu.idAkun))) {
    return "Satu akun hanya boleh berdiri di satu sisi, debit atau kredit";
  }
  return selisihBaris(baris) === 0 ? null : "Jumlah debit dan kredit harus sama";
}

const isian = z.object({
  ...inputOf(isianJurnalUmum),
  baris: listOf<BarisJurnalUmum, BarisKirim>("Baris jurnal", bacaBaris, {
    min: MIN_BARIS,
    max: MAX_BARIS,
    empty: `Jurnal paling sedikit ${MIN_BARIS} baris`,
  }),
});
export const JurnalUmumBaru = isian.check(
  z.check<z.output<typeof isian>>((payload) => {
    const message = masalahBaris(payload.value.baris);
    if (message !== null) payload.issues.push({ code: "custom", path: ["baris"], message, input: payload.value });
  }),
  z.check<z.output<typeof isian>>((payload) => {
    const masalah = masalahUlangan(payload.value);
    if (masalah === null) return;
    payload.issues.push({ code: "custom", path: [masalah.field], message: masalah.message, input: payload.value });
  }),
);

/** The form as it is kept: an entry that does not repeat has no last day. */
export const tanpaSisa = <Isian extends { ulangan: string; ulangSampai: unknown }>(isian: Isian): Isian =>
  berkala(isian.ulangan) ? isian : { ...isian, ulangSampai: null };

const idJurnalUmum = text("Id jurnal umum", { max: 40 });
const permission = withMenu("Buku Besar");
const mengubah = withRole(PRIVILEGED, "Buku Besar");
const reads = ["jurnalUmum", "akun", "karyawan", "perusahaan"] as const;

export const jurnalUmum = {
  getJurnalUmum: call("GET /bukuBesar/getJurnalUmum", {
    summary: "Daftar jurnal umum",
    tindakan: "melihat jurnal umum",
    permission,
    input: berentang(z.object({ ...paging, cari, ...rentang, status: optional(choice("Status", STATUS_JURNAL_UMUM)) })),
    output: pageOf(JurnalUmum),
    reads,
  }),
  getDetailJurnalUmum: call("GET /bukuBesar/getDetailJurnalUmum", {
    summary: "Satu jurnal umum dengan baris dan buktinya",
    tindakan: "melihat jurnal umum",
    permission,
    input: z.object({ idJurnalUmum }),
    output: answer(JurnalUmum),
    reads,
  }),
  addJurnalUmum: call("POST /bukuBesar/addJurnalUmum", {
    summary: "Membuat jurnal umum",
    tindakan: "membuat jurnal umum",
    permission: mengubah,
    input: JurnalUmumBaru,
    files: { dokumen: proofs(1, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    output: answer(row({ idJurnalUmum: z.string() })),
    changes: ["jurnalUmum"],
  }),
  approveJurnalUmum: call("POST /bukuBesar/approveJurnalUmum", {
    summary: "Menyetujui atau menolak jurnal umum",
    tindakan: "menyetujui jurnal umum",
    permission: mengubah,
    input: z.object({ idJurnalUmum, ...inputOf(putusan) }).check(
      z.refine(({ status, note }) => status !== "Ditolak" || note !== "", {
        path: ["note"],
        error: "Note tidak boleh kosong.",
        when: evenWithProblems,
      }),
    ),
    changes: ["kabar", "jurnalUmum", "jurnal", "produk"],
  }),
  withdrawJurnalUmum: call("POST /bukuBesar/withdrawJurnalUmum", {
    summary: "Menarik kembali jurnal umum sendiri yang belum diputuskan",
    tindakan: "menarik jurnal umum",
    permission: mengubah,
    input: z.object({ idJurnalUmum, note: Penarikan.shape.note }),
    changes: ["kabar", "jurnalUmum"],
  }),
  reverseJurnalUmum: call("POST /bukuBesar/reverseJurnalUmum", {
    summary: "Membalik jurnal umum",
    tindakan: "membalik jurnal umum",
    permission: mengubah,
    /** The day of the reversal: today without one. */
    input: z.object({ idJurnalUmum, tanggal: optional(date("Tanggal")) }),
    output: answer(row({ idJurnalUmum: z.string() })),
    changes: ["jurnalUmum", "jurnal"],
  }),
};
