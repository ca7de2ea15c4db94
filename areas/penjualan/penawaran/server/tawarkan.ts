import { readProduk } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { kodeBaru } from "#company/kode.ts";
import { ketentuanPpn, ppnDiAtas } from "#company/pajak.ts";
import { terlihat } from "#company/pelanggan.ts";
import { rupiah } from "#kernel/format.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { invalidField, must, notFound, throwIfAny } from "#platform/http/refusal.ts";
import { hargaPelanggan, menurutDaftar } from "../../daftar-harga/server/berlaku.ts";
import { hargaBersih } from "../../order/diskon.ts";
import type { BarisPenawaran, PenawaranBaru, penawaran } from "../contract.ts";
import { nilaiPenawaran } from "../nilai.ts";
import { mayChangePenawaran, problemsOfBaris, problemsOfTanggal } from "./rules.ts";
import { findRevisi, type IsiRevisi, insertPenawaran, lockPenawaran, writeRevisi } from "./sql.ts";

/** Adds a quotation, which nobody outside has seen yet. */
export async function addPenawaran(deed: Deed, input: PenawaranBaru): Promise<string> {
  const { pokok, isi } = await dinilai(deed, input, new Map());
  throwIfAny(problemsOfTanggal(input, deed.today));
  const idPenawaran = await kodeBaru(deed, "PN");
  await insertPenawaran(deed, idPenawaran, pokok, isi);
  await audit(deed, { jenis: "penawaran", id: idPenawaran, sesudah: { ...tentang(pokok, isi), status: "Draft" } });
  return idPenawaran;
}

/** Changes what is offered: a draft as it is, else by a new revision that has to be sent. Answers its number. */
export async function editPenawaran(deed: Deed, input: Input<typeof penawaran.editPenawaran>): Promise<number> {
  const { idPenawaran } = input;
  const before = await lockPenawaran(deed, idPenawaran);
  must(mayChangePenawaran(before));
  await assertVersion(deed.tx, { jenis: "penawaran", id: idPenawaran, stored: before.versi, seen: input.versi });
  const dulu = await findRevisi(deed.tx, idPenawaran, before.revisi);
  const { pokok, isi } = await dinilai(deed, input, new Map(dulu.baris.map((line) => [line.idProduk, line.harga])));
  // A follow-up whose day has come stays as it was.
  const tindakLanjut = input.tindakLanjut === before.tindakLanjut ? null : input.tindakLanjut;
  throwIfAny(problemsOfTanggal({ berlakuSampai: input.berlakuSampai, tindakLanjut }, deed.today));
  const revisi = await writeRevisi(deed, before, pokok, isi);
  await audit(deed, {
    jenis: "penawaran",
    id: idPenawaran,
    sebelum: { ...tentang(before, { ...before, baris: dulu.baris }), revisi: before.revisi },
    sesudah: { ...tentang(pokok, isi), revisi },
  });
  return revisi;
}

/** What was typed, with the machines as they are now and the total as an order of today would have it. */
async function dinilai(deed: Deed, input: PenawaranBaru, dulu: ReadonlyMap<number, number>) {
  const { tx, user, today } = deed;
  const { barang, idPelanggan, tindakLanjut, catatanInternal } = input;
  if (idPelanggan !== null && !(await terlihat(tx, user, idPelanggan))) {
    throw invalidField("idPelanggan", "Pelanggan tidak dikenal");
  }
  const ids = barang.map((line) => line.idProduk);
  const [dijual, ketentuan, daftar] = await Promise.all([
    readProduk(tx, ids),
    ketentuanPpn(tx, today),
    idPelanggan === null ? [] : hargaPelanggan(tx, idPelanggan, today, ids),
  ]);
  const produk = menurutDaftar(dijual, daftar);
  if (ids.some((id) => !produk.has(id))) throw notFound("Produk");
  throwIfAny(problemsOfBaris(barang, produk, dulu));
  const baris = barang.flatMap((line): BarisPenawaran[] => {
    const known = produk.get(line.idProduk);
    if (!known) return [];
    const { kodeProduk, namaProduk, tipe, kapasitas } = known;
    return [{ ...line, kodeProduk, namaProduk, tipe, kapasitas }];
  });
  const nilai = nilaiPenawaran(baris, ppnDiAtas(ketentuan));
  if (!nilai) throw invalidField("barang", "Total penawaran melebihi batas, kurangi jumlah produk");
  if (nilai.total === 0) throw invalidField("barang", "Total penawaran tidak boleh 0");
  const { customerInstansi, namaCustomer, alamatCustomer, noTelp, email, berlakuSampai, catatan } = input;
  const isi: IsiRevisi = {
    ...{ customerInstansi, namaCustomer, alamatCustomer, noTelp, email, berlakuSampai, catatan },
    ...{ ...nilai, ketentuan, baris },
  };
  return { pokok: { idPelanggan, tindakLanjut, catatanInternal }, isi };
}

type Pokok = Pick<PenawaranBaru, "tindakLanjut" | "catatanInternal">;

/** The offer as its history tells it. */
const tentang = ({ tindakLanjut, catatanInternal }: Pokok, isi: Omit<IsiRevisi, "ketentuan" | "ppnDiAtas">) => ({
  customerInstansi: isi.customerInstansi,
  namaCustomer: isi.namaCustomer,
  alamatCustomer: isi.alamatCustomer,
  noTelp: isi.noTelp,
  email: isi.email,
  berlakuSampai: isi.berlakuSampai,
  catatan: isi.catatan,
  ...{ tindakLanjut, catatanInternal },
  total: isi.total,
  barang: isi.baris.map((line) => `${line.kodeProduk} x ${line.qty} @ ${rupiah(hargaBersih(line))}`).join("\n"),
});
