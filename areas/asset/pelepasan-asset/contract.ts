import * as z from "zod/mini";
import { DOKUMEN_KOSONG, Keputusan, MAX_DOKUMEN, Penarikan } from "#areas/keuangan/pengajuan/contract.ts";
import { orangPengajuan, rekeningSisi } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { riwayatPutusan } from "#areas/keuangan/pengajuan/riwayatPutusan.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { evenWithProblems } from "#kernel/evenWithProblems.ts";
import { cari, choice, id, optional, paging, text, urutan } from "#kernel/fields.ts";
import { PRIVILEGED, withMenu, withRole } from "#kernel/permission.ts";
import { berentang, rentang } from "#kernel/range.ts";
import { blankable, field, inputOf, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, gambar, idOf, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";
import { pilihan } from "#kernel/several.ts";
import { isianBarang } from "../isiBarang.ts";
import { pokokAsset } from "../list-asset/contract.ts";

export const STATUS_PELEPASAN = ["Menunggu", "Ditolak", "Disetujui"] as const;
export type StatusPelepasan = (typeof STATUS_PELEPASAN)[number];

export const ALASAN_LEPAS = ["rusak", "hilang", "dijual"] as const;
export type AlasanLepas = (typeof ALASAN_LEPAS)[number];
export const NAMA_ALASAN: Readonly<Record<AlasanLepas, string>> = {
  rusak: "Rusak",
  hilang: "Hilang",
  dijual: "Dijual",
};

const Rekening = z.array(row(wireOf(rekeningSisi)));
const HARGA_KOSONG = "Harga jual tidak boleh kosong.";

/** What is typed when an asset is to go for good. Price and account belong to a sale alone. */
export const isianPelepasan = {
  alasan: field.choice("Alasan", ALASAN_LEPAS, {
    empty: "Alasan tidak boleh kosong.",
    say: (alasan) => NAMA_ALASAN[alasan],
  }),
  hargaJual: blankable(field.money("Harga Jual", { min: 1, empty: HARGA_KOSONG, tooSmall: HARGA_KOSONG })),
  idRekening: blankable(field.id("rekening", "Rekening Penerima", { spoken: "Rekening" })),
  keterangan: blankable(field.lines("Keterangan")),
};

/** What a request itself holds. */
export const pokokPelepasan = {
  idPelepasanAsset: field.shown("text", "ID Pelepasan", teks),
  alasan: isianPelepasan.alasan,
  hargaJual: isianPelepasan.hargaJual,
  keterangan: isianPelepasan.keterangan,
  tglPengajuan: field.shown("day", "Tanggal Pengajuan", tanggal),
  statusPengajuan: field.shown("choice", "Status", salahSatu(STATUS_PELEPASAN)),
  tglApprove: field.shown("day", "Tanggal Keputusan", atauKosong(tanggal)),
  note: field.shown("lines", "Note", teks),
  /** The book value that left with the asset; null until it is approved. */
  nilaiBuku: field.shown("money", "Nilai Buku Dilepas", atauKosong(uang)),
};
/** The same with whom and what it names. */
export const isiPelepasan = {
  ...pokokPelepasan,
  kodeAsset: pokokAsset.kodeAsset,
  namaBarang: isianBarang.namaBarang,
  rekening: field.shown("other", "Rekening Penerima", Rekening, { say: ([rekening]) => rekening?.namaRekening ?? "" }),
  ...orangPengajuan,
};
export const riwayatPelepasan = {
  kodeAsset: pokokAsset.kodeAsset,
  namaBarang: isianBarang.namaBarang,
  alasan: isianPelepasan.alasan,
  hargaJual: isianPelepasan.hargaJual,
  rekening: field.shown("text", "Rekening Penerima", teks),
  keterangan: isianPelepasan.keterangan,
  status: pokokPelepasan.statusPengajuan,
  note: pokokPelepasan.note,
  ...riwayatPutusan,
  nilaiBuku: pokokPelepasan.nilaiBuku,
  pengajuan: field.shown("text", "Pengajuan", teks),
};

/** A request to let an asset go for good. */
export const PelepasanAsset = row({
  ...wireOf(isiPelepasan),
  /** Who approved and who is missing, where two must; null if nobody has yet. */
  persetujuan: z.nullable(z.string()),
  /** Whoever asked took it back: it is Ditolak, by its author. */
  ditarik: z.boolean(),
  idAsset: idOf("asset"),
  buktiFotoPengajuan: z.array(gambar),
  /** The money that a sale brought. */
  pengajuan: z.nullable(row({ idPengajuan: z.string() })),
  aksi: row({ approve: Boleh, tarik: Boleh }),
});
export type PelepasanAsset = z.output<typeof PelepasanAsset>;

/** What approving a request does to the account that receives the money, and to the result. */
export const DampakPelepasan = row({
  idPelepasanAsset: z.string(),
  /** null where nothing is sold. */
  rekening: z.nullable(
    row({ idRekening: idOf("rekening"), namaRekening: z.string(), saldoSebelum: uang, saldoSesudah: uang }),
  ),
  hargaJual: uang,
  /** What the asset is worth today: 0 for one that is out of use already. */
  nilaiBuku: uang,
  /** Above zero a gain, below a loss. */
  hasil: uang,
  /** Whether this person may approve it now. What can not be approved may still be rejected: see the row's own `aksi`. */
  approve: Boleh,
});
export type DampakPelepasan = z.output<typeof DampakPelepasan>;

type Isian = {
  alasan: AlasanLepas;
  hargaJual: number | null;
  idRekening: number | null;
  keterangan: string | null;
};

/** What the reason asks for besides. */
function kurang({ alasan, hargaJual, idRekening, keterangan }: Partial<Isian>) {
  const dijual = alasan === "dijual";
  return [
    ...(dijual && hargaJual === null ? [{ field: "hargaJual", message: HARGA_KOSONG }] : []),
    ...(dijual && idRekening === null ? [{ field: "idRekening", message: "Rekening tidak boleh kosong." }] : []),
    ...((alasan === "rusak" || alasan === "hilang") && !keterangan
      ? [{ field: "keterangan", message: "Keterangan tidak boleh kosong." }]
      : []),
  ];
}

const PelepasanBaru = z.object({ idAsset: id("asset", "Asset"), ...inputOf(isianPelepasan) }).check(
  z.check<Isian>(
    (payload) => {
      for (const { field, message } of kurang(payload.value)) {
        payload.issues.push({ code: "custom", path: [field], message, input: payload.value });
      }
    },
    { when: evenWithProblems },
  ),
);

const idPengajuan = text("Id pelepasan", { max: 40 });
const menu = "Asset";
const reads = ["pelepasanAsset", "asset", "rekening", "karyawan", "perusahaan"] as const;

/** What the list can be sorted by. */
export const URUT_PELEPASAN = ["tglPengajuan", "hargaJual"] as const;
export type UrutPelepasan = (typeof URUT_PELEPASAN)[number];

/** What the list, and a file of it, is asked with. */
const saringan = {
  cari,
  ...rentang,
  status: optional(choice("Status", STATUS_PELEPASAN)),
  urut: urutan(URUT_PELEPASAN),
};

export const pelepasanAsset = {
  /** Newest first; `cari` looks into the request's id and the asset's code and name. */
  getPelepasanAsset: call("GET /assetWeb/getPelepasanAsset", {
    summary: "Daftar pelepasan asset",
    tindakan: "melihat pelepasan asset",
    permission: withMenu(menu),
    input: berentang(z.object({ ...paging, ...saringan })),
    output: pageOf(PelepasanAsset),
    reads,
  }),
  getDetailPelepasanAsset: call("GET /assetWeb/getDetailPelepasanAsset", {
    summary: "Satu pelepasan asset",
    tindakan: "melihat pelepasan asset",
    permission: withMenu(menu),
    input: z.object({ idPengajuan }),
    output: answer(PelepasanAsset),
    reads,
  }),
  addPelepasanAsset: call("POST /assetWeb/addPelepasanAsset", {
    summary: "Mengajukan pelepasan asset",
    tindakan: "mengajukan pelepasan asset",
    permission: withMenu(menu),
    input: PelepasanBaru,
    files: { dokumen: proofs(0, MAX_DOKUMEN, DOKUMEN_KOSONG) },
    output: answer(row({ idPelepasanAsset: z.string() })),
    changes: ["pelepasanAsset", "asset"],
  }),
  getDampakPelepasan: call("GET /assetWeb/getDampakPelepasan", {
    summary: "Apa yang terjadi bila pelepasan asset disetujui",
    tindakan: "menyetujui pelepasan asset",
    permission: withRole(PRIVILEGED, menu),
    input: z.object({ idPengajuan }),
    output: answer(DampakPelepasan),
    reads: ["pelepasanAsset", "asset", "rekening", "simpanan", "perusahaan"],
  }),
  approvePelepasanAsset: call("POST /assetWeb/approvePelepasanAsset", {
    summary: "Menyetujui atau menolak pelepasan asset",
    tindakan: "menyetujui pelepasan asset",
    permission: withRole(PRIVILEGED, menu),
    input: Keputusan,
    changes: ["kabar", "pelepasanAsset", "asset", "pengajuan", "simpanan", "rekening", "neraca", "jurnal"],
  }),
  withdrawPelepasanAsset: call("POST /assetWeb/withdrawPelepasanAsset", {
    summary: "Menarik kembali pelepasan asset sendiri yang belum diputuskan",
    tindakan: "menarik pelepasan asset",
    permission: withMenu(menu),
    input: z.object({ idPengajuan, note: Penarikan.shape.note }),
    changes: ["kabar", "pelepasanAsset", "asset"],
  }),
  exportPelepasanAsset: call("GET /assetWeb/exportPelepasanAsset", {
    summary: "Mengekspor pelepasan asset ke file .xlsx",
    tindakan: "mengekspor pelepasan asset",
    permission: withMenu(menu),
    /** With `idPelepasanAsset` these requests, of whatever day. */
    input: berentang(z.object({ ...saringan, idPelepasanAsset: optional(pilihan("Pelepasan asset", idPengajuan)) })),
    answers: "xlsx",
  }),
};
