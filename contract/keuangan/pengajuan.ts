import * as z from "zod/mini";
import { answer, call, images, pageOf, row } from "../kernel/call.ts";
import { evenWithProblems } from "../kernel/evenWithProblems.ts";
import { Refused, required } from "../kernel/field.ts";
import { cari, choice, id, optional, paging, text } from "../kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "../kernel/permission.ts";
import { berentang, rentang } from "../kernel/range.ts";
import { blankable, field, inputOf, wireOf } from "../kernel/record.ts";
import { atauKosong, Boleh, gambar, idOf, salahSatu, tanggal, teks, uang } from "../kernel/row.ts";
import type { Id } from "../kernel/types.ts";
import { PilihanKebutuhan } from "./kebutuhan.ts";
import { LAINNYA } from "./rekening.ts";

export const TIPE_PENGAJUAN = ["masuk", "keluar", "pindah"] as const;
export type TipePengajuan = (typeof TIPE_PENGAJUAN)[number];
export const NAMA_TIPE: Readonly<Record<TipePengajuan, string>> = {
  masuk: "Dana Masuk",
  keluar: "Dana Keluar",
  pindah: "Pindah Dana",
};

export const STATUS_PENGAJUAN = ["Menunggu", "Ditolak", "Revisi", "Disetujui"] as const;
export type StatusPengajuan = (typeof STATUS_PENGAJUAN)[number];
/** What a person can decide; Revisi is only shown. */
export const KEPUTUSAN = ["Ditolak", "Disetujui"] as const;

export const MAX_DOKUMEN = 2;
export const DOKUMEN_KOSONG = "Dokumen tidak boleh kosong.";

/** Which accounts count: money that comes in has no account on our paying side, money that goes out none receiving. */
export const berasal = (tipe?: TipePengajuan): boolean => tipe !== "masuk";
export const bertujuan = (tipe?: TipePengajuan): boolean => tipe !== "keluar";

/** The account of one side. The side that does not count holds nothing, a dash or LAINNYA: all mean none. */
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

/** What someone asks for. */
export const permintaan = {
  idKebutuhan: field.id("kebutuhan", "Kebutuhan", { empty: "Kebutuhan tidak boleh kosong." }),
  tipePengajuan: field.choice("Tipe Pengajuan", TIPE_PENGAJUAN, {
    empty: "Tipe pengajuan tidak boleh kosong.",
    say: (tipe) => NAMA_TIPE[tipe],
  }),
  /** null where it would tell a purchase price to someone who may not see those. */
  nominalPengajuan: { ...nominalPengajuan, wire: atauKosong(uang) },
  deskripsiPengajuan: field.lines("Deskripsi", { empty: "Deskripsi tidak boleh kosong." }),
  /** Today where none is given. */
  tglPengajuan: { ...blankable(field.day("Tanggal Pengajuan")), wire: tanggal },
};

/** What someone decides about it. */
export const keputusan = {
  statusPengajuan: field.choice("Status Pengajuan", KEPUTUSAN, { empty: "Status pengajuan tidak boleh kosong." }),
  note: blankable(field.lines("Note", { max: 1000 })),
};

/** What becomes of it. */
export const keadaanPengajuan = {
  idPengajuan: field.shown("text", "ID Pengajuan", teks),
  statusPengajuan: field.shown("choice", "Status", salahSatu(STATUS_PENGAJUAN)),
  tglApprove: field.shown("day", "Tanggal Approve", atauKosong(tanggal)),
  note: keputusan.note,
};

/** What its history tells of: names stand there instead of ids. */
export const riwayatPengajuan = {
  tglPengajuan: permintaan.tglPengajuan,
  kebutuhan: field.shown("text", "Kebutuhan", teks),
  tipe: { ...permintaan.tipePengajuan, short: "Tipe" },
  rekeningAsal: field.shown("text", "Rekening Asal", teks),
  rekeningTujuan: field.shown("text", "Rekening Tujuan", teks),
  nominal: permintaan.nominalPengajuan,
  deskripsi: permintaan.deskripsiPengajuan,
  status: keadaanPengajuan.statusPengajuan,
  note: keadaanPengajuan.note,
};

const Sisi = z.array(row({ idRekening: idOf("rekening"), namaRekening: z.string() }));
const Orang = z.array(row({ idUser: idOf("karyawan"), namaLengkap: z.string() }));

/** A request to move money, as the list and the ledger show it. */
export const isiPengajuan = {
  ...wireOf(permintaan),
  ...wireOf(keadaanPengajuan),
  kebutuhan: z.array(PilihanKebutuhan),
  rekeningAsal: Sisi,
  rekeningTujuan: Sisi,
  userPengajuan: Orang,
  userApprove: Orang,
  buktiFotoPengajuan: z.array(gambar),
  buktiFotoApprove: z.array(gambar),
  /** The document behind a request that the program made; a refund has an order, but no invoice. */
  inv: z.nullable(row({ idSo: z.string(), idInvoice: z.nullable(z.string()) })),
  po: z.nullable(row({ idPo: z.string(), kloter: z.string() })),
  asset: z.nullable(row({ idPengajuanAsset: z.string() })),
};
export const Pengajuan = row({ ...isiPengajuan, aksi: row({ approve: Boleh }) });
export type Pengajuan = z.output<typeof Pengajuan>;

const isian = z.object({ ...inputOf(permintaan), ...inputOf(sisiPengajuan) });
type Isian = z.output<typeof isian>;

/** What the accounts lack for the type that was chosen; as long as none is, neither side is ruled out. */
function masalahRekening({ tipePengajuan, idRekeningAsal, idRekeningTujuan }: Partial<Isian>) {
  const problems: { field: "idRekeningAsal" | "idRekeningTujuan"; message: string }[] = [];
  if (berasal(tipePengajuan) && idRekeningAsal === null) {
    problems.push({ field: "idRekeningAsal", message: "Rekening asal tidak boleh kosong." });
  }
  if (bertujuan(tipePengajuan) && idRekeningTujuan === null) {
    problems.push({ field: "idRekeningTujuan", message: "Rekening tujuan tidak boleh kosong." });
  }
  if (tipePengajuan === "pindah" && idRekeningAsal !== null && idRekeningAsal === idRekeningTujuan) {
    problems.push({ field: "idRekeningTujuan", message: "Rekening tujuan harus berbeda dari rekening asal." });
  }
  return problems;
}

export const PengajuanBaru = isian.check(
  z.check<Isian>(
    (payload) => {
      for (const { field, message } of masalahRekening(payload.value)) {
        payload.issues.push({ code: "custom", path: [field], message, input: payload.value });
      }
    },
    { when: evenWithProblems },
  ),
);
export type PengajuanBaru = Isian;

export const idPengajuan = text("Id pengajuan", { max: 40 });

/** What is decided about a request to move money or to buy an asset: everything else is the server's own. */
export const Keputusan = z
  .object({
    idPengajuan,
    ...inputOf(keputusan),
  })
  .check(
    z.refine(({ statusPengajuan, note }) => statusPengajuan !== "Ditolak" || note !== "", {
      path: ["note"],
      error: "Note tidak boleh kosong.",
      when: evenWithProblems,
    }),
  );

const daftar = berentang(
  z.object({
    ...paging,
    cari,
    ...rentang,
    idKebutuhan: optional(id("kebutuhan", "Kebutuhan")),
    status: optional(choice("Status", STATUS_PENGAJUAN)),
  }),
);

export const pengajuan = {
  getPengajuan: call("GET /pengajuanWeb/getPengajuan", {
    summary: "Daftar pengajuan dan mutasi rekening",
    tindakan: "melihat pengajuan",
    permission: withMenu("Pengajuan"),
    input: daftar,
    output: pageOf(Pengajuan),
    reads: ["pengajuan", "kebutuhan", "rekening", "karyawan", "perusahaan"],
  }),
  getDetailPengajuan: call("GET /pengajuanWeb/getDetailPengajuan", {
    summary: "Satu pengajuan dengan persetujuan dan fotonya",
    tindakan: "melihat pengajuan",
    permission: withMenu("Pengajuan"),
    input: z.object({ idPengajuan }),
    output: answer(Pengajuan),
    reads: ["pengajuan", "kebutuhan", "rekening", "karyawan", "perusahaan"],
  }),
  addPengajuan: call("POST /pengajuanWeb/addPengajuan", {
    summary: "Membuat pengajuan biaya",
    tindakan: "membuat pengajuan",
    permission: withMenu("Pengajuan"),
    input: PengajuanBaru,
    files: { dokumen: images(1, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    output: answer(row({ idPengajuan: z.string() })),
    changes: ["pengajuan"],
  }),
  approvePengajuan: call("POST /pengajuanWeb/approvePengajuan", {
    summary: "Menyetujui atau menolak pengajuan",
    tindakan: "menyetujui pengajuan",
    permission: withRole(PRIVILEGED, "Pengajuan"),
    input: Keputusan,
    files: { dokumen: images(0, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    changes: ["pengajuan", "simpanan", "rekening", "neraca"],
  }),
  exportMutasi: call("GET /pengajuanWeb/exportMutasi", {
    summary: "Mengekspor mutasi rekening ke file .xlsx",
    tindakan: "mengekspor mutasi rekening",
    permission: withMenu("Pengajuan"),
    input: berentang(z.object(rentang)),
    answers: "xlsx",
  }),
};
