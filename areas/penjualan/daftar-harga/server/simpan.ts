import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { ribuan, tanggal } from "#kernel/format.ts";
import { persenan } from "#kernel/persen.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { conflict, invalidField, throwIfAny } from "#platform/http/refusal.ts";
import type { BarisDiisi, daftarHarga } from "../contract.ts";
import { kenaikan, problemOfHarga, problemsOfMasa, problemsOfMulai, sayHarga } from "./rules.ts";
import {
  changeDaftar,
  type IdDaftar,
  insertDaftar,
  lockDaftar,
  namaPelanggan,
  namaProduk,
  putHarga,
  readHarga,
  setPelanggan,
} from "./sql.ts";

type Isian = Input<typeof daftarHarga.addDaftarHarga>;

export async function addDaftarHarga(deed: Deed, { pelanggan, ...kepala }: Isian): Promise<IdDaftar> {
  throwIfAny(problemsOfMasa(kepala));
  const id = await insertDaftar(deed, { ...kepala, aktif: true });
  const nama = await setPelanggan(deed.tx, id, pelanggan);
  await audit(deed, { jenis: "daftarHarga", id, sesudah: { ...kepala, pelanggan: nama.join("\n") } });
  return id;
}

export async function editDaftarHarga(deed: Deed, isian: Input<typeof daftarHarga.editDaftarHarga>): Promise<void> {
  const { idDaftarHarga: id, versi: seen, pelanggan, ...kepala } = isian;
  const { versi: stored, ...before } = await lockDaftar(deed.tx, id);
  await assertVersion(deed.tx, { jenis: "daftarHarga", id, stored, seen });
  throwIfAny(problemsOfMasa(kepala));
  const dulu = await namaPelanggan(deed.tx, id);
  await changeDaftar(deed.tx, id, kepala);
  const kini = await setPelanggan(deed.tx, id, pelanggan);
  await audit(deed, {
    jenis: "daftarHarga",
    id,
    sebelum: { ...before, pelanggan: dulu.join("\n") },
    sesudah: { ...kepala, pelanggan: kini.join("\n") },
  });
}

/** As many prices as the history tells one by one. */
const DICERITAKAN = 20;

export type Sejak = { mulai: Tanggal | null; versi: number | null };

/** Sets prices of a list from a day on: today, where none is named. */
export async function setHarga(deed: Deed, id: IdDaftar, sejak: Sejak, baris: readonly BarisDiisi[], cara = "") {
  const { tx, today } = deed;
  const mulai = sejak.mulai ?? today;
  const { versi: stored } = await lockDaftar(tx, id);
  await assertVersion(tx, { jenis: "daftarHarga", id, stored, seen: sejak.versi });
  throwIfAny(problemsOfMulai(mulai, today));
  const salah = baris.map(problemOfHarga).find((satu) => satu !== null);
  if (salah) throw invalidField("baris", salah);
  const produk = new Map<number, string>(
    (
      await namaProduk(
        tx,
        baris.map(({ idProduk }) => idProduk),
      )
    ).map((satu) => [satu.idProduk, satu.namaProduk]),
  );
  if (baris.some(({ idProduk }) => !produk.has(idProduk))) throw invalidField("baris", "Produk tidak dikenal");
  if (produk.size < baris.length) throw invalidField("baris", "Setiap produk cukup satu baris");
  await putHarga(deed, id, mulai, baris);
  const sebutan = baris.slice(0, DICERITAKAN).map((satu) => sayHarga(produk.get(satu.idProduk) ?? "", satu));
  const lain = baris.length > DICERITAKAN ? [`dan ${ribuan(baris.length - DICERITAKAN)} harga lain`] : [];
  const judul = [`Mulai ${tanggal(mulai)}`, cara].filter(Boolean).join(", ");
  await audit(deed, { jenis: "daftarHarga", id, sesudah: { harga: [judul, ...sebutan, ...lain].join("\n") } });
}

/** Raises every fixed price of a list by so many per cent. Answers how many changed. */
export async function naikkanHarga(deed: Deed, isian: Input<typeof daftarHarga.naikkanHarga>): Promise<number> {
  const { idDaftarHarga: id, persen, bulat, mulai, versi } = isian;
  // Two who raise at once do so one after the other, each from the prices that hold then.
  await lockDaftar(deed.tx, id);
  const { tetap } = kenaikan(await readHarga(deed.tx, id, mulai ?? deed.today), persen, bulat);
  if (tetap.length === 0) throw conflict("Tidak ada harga tetap yang berubah di daftar ini");
  const baris = tetap.map(({ idProduk, sesudah }) => ({ idProduk, harga: sesudah, persen: null }));
  await setHarga(deed, id, { mulai, versi }, baris, `semua harga tetap naik ${persenan(persen)}`);
  return baris.length;
}
