import * as z from "zod/mini";
import { answer, call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, id, integer, optional, paging } from "#kernel/fields.ts";
import { withMenu, withRole } from "#kernel/permission.ts";
import { inputOf } from "#kernel/record.ts";
import { PAJAK } from "../faktur/contract.ts";
import {
  IdentitasPelanggan,
  IdentitasProduk,
  identitasPelanggan,
  identitasProduk,
  isianKetentuan,
  Pajak,
  PpnHarga,
  setelanPajak,
} from "./isiPajak.ts";

const idPelanggan = id("pelanggan", "Pelanggan");
const idProduk = id("produk", "Produk");
const versi = integer("Versi");

export const pajak = {
  getPajak: call("GET /pajakWeb/getPajak", {
    summary: "Setelan pajak perusahaan dan ketentuan yang berlaku",
    tindakan: "melihat setelan pajak",
    permission: PAJAK,
    output: answer(Pajak),
    reads: ["pajak"],
  }),
  updatePajak: call("PATCH /pajakWeb/updatePajak", {
    summary: "Mengubah setelan pajak perusahaan",
    tindakan: "mengubah setelan pajak",
    permission: PAJAK,
    input: z.object({ ...inputOf(setelanPajak), versi }),
    changes: ["pajak", "faktur"],
  }),
  getPpnHarga: call("GET /pajakWeb/getPpnHarga", {
    summary: "PPN yang ditambahkan pada harga produk hari ini",
    tindakan: "melihat PPN",
    permission: withMenu("Produk Card"),
    output: answer(PpnHarga),
    reads: ["pajak"],
  }),
  addKetentuan: call("POST /pajakWeb/addKetentuan", {
    summary: "Menambah tarif, batas atau tanggal baru dengan hari mulai berlakunya",
    tindakan: "menambah ketentuan pajak",
    permission: withRole(["Super Admin"], "Buku Besar"),
    input: z.object(inputOf(isianKetentuan)),
    changes: ["pajak", "faktur"],
  }),
  /** While nothing was computed with it; `versi` is that of the settings. */
  updateKetentuan: call("PATCH /pajakWeb/updateKetentuan", {
    summary: "Membetulkan ketentuan yang belum dipakai menghitung apa pun",
    tindakan: "mengubah ketentuan pajak",
    permission: withRole(["Super Admin"], "Buku Besar"),
    input: z.object({ ...inputOf(isianKetentuan), versi }),
    changes: ["pajak", "faktur"],
  }),
  hapusKetentuan: call("PATCH /pajakWeb/hapusKetentuan", {
    summary: "Menghapus ketentuan yang belum dipakai menghitung apa pun",
    tindakan: "menghapus ketentuan pajak",
    permission: withRole(["Super Admin"], "Buku Besar"),
    input: z.object({ ...inputOf({ kunci: isianKetentuan.kunci, sejak: isianKetentuan.sejak }), versi }),
    changes: ["pajak", "faktur"],
  }),
  getIdentitasPelanggan: call("GET /pajakWeb/getIdentitasPelanggan", {
    summary: "Identitas pajak sebuah pelanggan",
    tindakan: "melihat identitas pajak pelanggan",
    permission: PAJAK,
    input: z.object({ idPelanggan }),
    output: answer(IdentitasPelanggan),
    reads: ["pajakPelanggan", "pelanggan"],
  }),
  updateIdentitasPelanggan: call("PATCH /pajakWeb/updateIdentitasPelanggan", {
    summary: "Mengubah identitas pajak sebuah pelanggan",
    tindakan: "mengubah identitas pajak pelanggan",
    permission: PAJAK,
    input: z.object({ idPelanggan, ...inputOf(identitasPelanggan), versi }),
    changes: ["pajakPelanggan", "faktur"],
  }),
  getIdentitasProduk: call("GET /pajakWeb/getIdentitasProduk", {
    summary: "Daftar produk dengan kode dan satuannya di Coretax",
    tindakan: "melihat kode pajak produk",
    permission: PAJAK,
    input: z.object({ ...paging, cari, idProduk: optional(idProduk) }),
    output: pageOf(IdentitasProduk),
    reads: ["pajakProduk", "produk"],
  }),
  updateIdentitasProduk: call("PATCH /pajakWeb/updateIdentitasProduk", {
    summary: "Mengubah kode dan satuan sebuah produk di Coretax",
    tindakan: "mengubah kode pajak produk",
    permission: PAJAK,
    input: z.object({ idProduk, ...inputOf(identitasProduk), versi }),
    changes: ["pajakProduk", "faktur"],
  }),
  cariKodePajak: call("GET /pajakWeb/cariKodePajak", {
    summary: "Mencari kode barang, jasa atau satuan Coretax",
    tindakan: "mencari kode pajak",
    permission: PAJAK,
    input: z.object({ jenis: choice("Jenis", ["barang", "jasa", "satuan"]), cari }),
    output: answer(z.array(row({ kode: z.string(), nama: z.string() }))),
  }),
};
