import * as z from "zod/mini";
import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { DampakRekening, Kekurangan } from "#areas/keuangan/rekening/dampakRekening.ts";
import { answer, call, pageOf, proofs, row } from "#kernel/call.ts";
import { cari, choice, id, integer, listOf, optional, paging, rupiah, text, withDefault } from "#kernel/fields.ts";
import { itemOf } from "#kernel/item.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";
import { MAX_QTY_PO } from "../po/isiPo.ts";
import {
  BahanTagihan,
  DASAR_SEBAR,
  type DasarSebar,
  isianPotong,
  isianPpn,
  isianTagihan,
  isiUangMuka,
  PoTertagih,
  STATUS_TAGIHAN,
  Tagihan,
  TagihanLengkap,
  UangMuka,
} from "./isiTagihan.ts";

export const MAX_BARIS_TAGIHAN = 100;
export const MAX_FOTO_TAGIHAN = 5;

const idTagihan = text("Id tagihan", { max: 40 });
const idUangMuka = text("Id uang muka", { max: 40 });
const idPo = text("Id PO", { max: 40 });
const idPemasok = id("pemasok", "Pemasok", { empty: "Pemasok tidak boleh kosong." });
const idRekening = id("rekening", "Rekening", { empty: "Rekening tidak boleh kosong." });
const nominal = rupiah("Nominal", { min: 1, empty: "Nominal tidak boleh kosong." });
const alasan = text("Alasan", { max: 500, empty: "Alasan tidak boleh kosong." });

const Barang = z.object({
  idPo,
  unit: integer("Jumlah unit", { min: 1, max: MAX_QTY_PO }),
  harga: rupiah("Harga satuan"),
});
export type BarangDitagih = z.output<typeof Barang>;
const bacaPo = itemOf<string>(idPo, "PO tidak dapat dibaca");
const Biaya = z.object({
  keterangan: text("Keterangan biaya", { max: 200, empty: "Keterangan biaya tidak boleh kosong." }),
  nominal: rupiah("Nominal biaya", { min: 1 }),
  dasar: choice("Dasar pembagian", DASAR_SEBAR, { empty: "Dasar pembagian tidak boleh kosong." }),
  idPo: listOf<string, string>("PO", bacaPo, {
    min: 1,
    max: MAX_BARIS_TAGIHAN,
    empty: "Pilih PO yang menanggung biaya ini.",
  }),
});
export type BiayaMasuk = z.output<typeof Biaya>;

type BarangKirim = { idPo: string; unit: number | string; harga: number | string };
type BiayaKirim = { keterangan: string; nominal: number | string; dasar: DasarSebar | ""; idPo: readonly string[] };

export const jumlahTagihan = (
  barang: readonly { unit: number | string; harga: number | string }[],
  biaya: readonly { nominal: number | string }[],
): Rupiah =>
  (barang.reduce((sum, { unit, harga }) => sum + (Number(unit) || 0) * (Number(harga) || 0), 0) +
    biaya.reduce((sum, satu) => sum + (Number(satu.nominal) || 0), 0)) as Rupiah;

type IsiTagihan = { barang: readonly BarangDitagih[]; biaya: readonly BiayaMasuk[]; ppn: Rupiah };

function problemOfBaris({ barang, biaya, ppn }: IsiTagihan) {
  if (barang.length + biaya.length === 0) return "Isi barang yang ditagih atau biaya masuk.";
  if (new Set(barang.map((satu) => satu.idPo)).size < barang.length) return "Satu PO hanya boleh satu baris";
  const total = jumlahTagihan(barang, biaya);
  if (total === 0) return "Total tagihan tidak boleh 0";
  return total + ppn <= MAX_RUPIAH ? null : "Total tagihan terlalu besar";
}

const isian = z.object({
  idPemasok,
  ...inputOf(isianTagihan),
  ...inputOf(isianPpn),
  barang: withDefault(
    listOf<BarangDitagih, BarangKirim>("Barang", itemOf(Barang, "Barang tidak dapat dibaca"), {
      max: MAX_BARIS_TAGIHAN,
    }),
    [],
  ),
  biaya: withDefault(
    listOf<BiayaMasuk, BiayaKirim>("Biaya masuk", itemOf(Biaya, "Biaya masuk tidak dapat dibaca"), { max: 20 }),
    [],
  ),
});
export const TagihanBaru = isian.check(
  z.check<z.output<typeof isian>>((payload) => {
    const message = problemOfBaris(payload.value);
    if (message !== null) payload.issues.push({ code: "custom", path: ["barang"], message, input: payload.value });
  }),
  z.check<z.output<typeof isian>>((payload) => {
    const { ppn, nomorFaktur, tglFaktur, barang, biaya } = payload.value;
    const issue = (path: string, message: string) =>
      payload.issues.push({ code: "custom", path: [path], message, input: payload.value });
    if (ppn >= jumlahTagihan(barang, biaya) && ppn > 0) issue("ppn", "PPN harus lebih kecil dari harga sebelum PPN");
    if (ppn === 0 && nomorFaktur !== "") issue("nomorFaktur", "Nomor faktur pajak hanya untuk tagihan dengan PPN");
    if (ppn === 0 && tglFaktur !== null) issue("tglFaktur", "Tanggal faktur pajak hanya untuk tagihan dengan PPN");
  }),
  z.check<z.output<typeof isian>>((payload) => {
    const { tglTagihan, jatuhTempo } = payload.value;
    if (jatuhTempo === null || jatuhTempo >= tglTagihan) return;
    const message = "Jatuh tempo tidak boleh sebelum tanggal tagihan";
    payload.issues.push({ code: "custom", path: ["jatuhTempo"], message, input: payload.value });
  }),
);
export type TagihanBaru = z.output<typeof isian>;

/** Purchases with their prices: for those alone who pay them. */
const permission = withRole(PRIVILEGED, "Hutang");
const reads = ["tagihan", "uangMuka", "po", "pemasok"] as const;
const changes = [
  "tagihan",
  "uangMuka",
  "po",
  "pemasok",
  "produk",
  "pengajuan",
  "simpanan",
  "rekening",
  "neraca",
  "jurnal",
] as const;
const foto = { dokumen: proofs(0, MAX_FOTO_TAGIHAN) };
const bukti = { dokumen: proofs(1, 2) };

export const tagihan = {
  getTagihan: call("GET /tagihanWeb/getTagihan", {
    summary: "Daftar tagihan pemasok",
    tindakan: "melihat tagihan pemasok",
    permission,
    input: z.object({
      ...paging,
      cari,
      status: optional(choice("Status", STATUS_TAGIHAN)),
      idPemasok: optional(id("pemasok", "Pemasok")),
    }),
    output: pageOf(Tagihan),
    reads,
  }),
  getDetailTagihan: call("GET /tagihanWeb/getDetailTagihan", {
    summary: "Satu tagihan pemasok dengan baris, pembayaran dan akibatnya",
    tindakan: "melihat tagihan pemasok",
    permission,
    input: z.object({ idTagihan }),
    output: answer(TagihanLengkap),
    reads: [...reads, "pengajuan"],
  }),
  getBahanTagihan: call("GET /tagihanWeb/getBahanTagihan", {
    summary: "PO dan uang muka sebuah pemasok yang belum ditagih",
    tindakan: "mencatat tagihan pemasok",
    permission,
    input: z.object({ idPemasok }),
    output: answer(BahanTagihan),
    reads,
  }),
  /** Purchase orders of any supplier with units that arrived: those that a cost may be spread over. */
  getPoBiaya: call("GET /tagihanWeb/getPoBiaya", {
    summary: "PO yang unitnya sudah datang, untuk biaya masuk",
    tindakan: "mencatat biaya masuk",
    permission,
    input: z.object({ ...paging, cari }),
    output: pageOf(PoTertagih),
    reads,
  }),
  addTagihan: call("POST /tagihanWeb/addTagihan", {
    summary: "Mencatat tagihan pemasok atau biaya masuk",
    tindakan: "mencatat tagihan pemasok",
    permission,
    input: TagihanBaru,
    files: foto,
    output: answer(row({ idTagihan: z.string() })),
    changes,
  }),
  batalTagihan: call("POST /tagihanWeb/batalTagihan", {
    summary: "Membatalkan tagihan pemasok yang belum dibayar",
    tindakan: "membatalkan tagihan pemasok",
    permission,
    input: z.object({ idTagihan, alasan }),
    changes,
  }),
  getDampakTagihan: call("GET /tagihanWeb/getDampakTagihan", {
    summary: "Apa yang terjadi bila tagihan dibayar dari sebuah rekening",
    tindakan: "membayar tagihan pemasok",
    permission,
    input: z.object({ idRekening, nominal }),
    output: answer(row({ rekening: DampakRekening, kekurangan: Kekurangan })),
    reads: ["rekening"],
  }),
  /** All or a part of what is left; PPh 23 on `pphDasar` is kept of it and no money. `tanggalUang`: the day on which the money moved, today where it is not named. */
  bayarTagihan: call("POST /tagihanWeb/bayarTagihan", {
    summary: "Membayar tagihan pemasok, seluruhnya atau sebagian",
    tindakan: "membayar tagihan pemasok",
    permission,
    input: z.object({ idTagihan, idRekening, nominal, ...inputOf({ ...isianPotong, ...isianUang }) }),
    files: bukti,
    changes: [...changes, "potongPemasok"],
  }),
  /** The money returns to the account that it was paid from. */
  batalBayarTagihan: call("POST /tagihanWeb/batalBayarTagihan", {
    summary: "Membatalkan satu pembayaran tagihan pemasok",
    tindakan: "membatalkan pembayaran tagihan",
    permission,
    input: z.object({ idTagihan, idPengajuan: text("Id pengajuan", { max: 40 }), alasan }),
    changes: [...changes, "potongPemasok"],
  }),
  pakaiUangMuka: call("POST /tagihanWeb/pakaiUangMuka", {
    summary: "Memakai uang muka pembelian untuk sebuah tagihan",
    tindakan: "memakai uang muka",
    permission,
    input: z.object({ idTagihan, idUangMuka, nominal }),
    changes,
  }),
  getUangMuka: call("GET /tagihanWeb/getUangMuka", {
    summary: "Daftar uang muka pembelian",
    tindakan: "melihat uang muka pembelian",
    permission,
    input: z.object({ ...paging, cari, idPemasok: optional(id("pemasok", "Pemasok")) }),
    output: pageOf(UangMuka),
    reads,
  }),
  addUangMuka: call("POST /tagihanWeb/addUangMuka", {
    summary: "Membayar uang muka pembelian",
    tindakan: "membayar uang muka pembelian",
    permission,
    input: z.object({
      idPemasok,
      idPo: optional(idPo),
      idRekening,
      nominal,
      ...inputOf({ keterangan: isiUangMuka.keterangan, ...isianUang }),
    }),
    files: bukti,
    output: answer(row({ idUangMuka: z.string() })),
    changes,
  }),
  /** The supplier pays it back, all or a part. */
  kembaliUangMuka: call("POST /tagihanWeb/kembaliUangMuka", {
    summary: "Menerima kembali uang muka dari pemasok",
    tindakan: "menerima kembali uang muka",
    permission,
    input: z.object({ idUangMuka, idRekening, nominal }),
    files: bukti,
    changes,
  }),
};
