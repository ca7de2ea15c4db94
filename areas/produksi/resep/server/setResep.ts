import { MAKS_TINGKAT } from "#books/produksi/resep.ts";
import { audit } from "#company/audit/audit.ts";
import { pelakuTerakhir } from "#company/audit/history.ts";
import type { Problem } from "#kernel/problem.ts";
import { satuan } from "#kernel/satuan.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, throwIfAny } from "#platform/http/refusal.ts";
import type { BarisIsian, resep } from "../contract.ts";
import { type BahanTersimpan, findResep, insertResep, lihatBawah, lockDisebut, type ResepProdukRow } from "./sql.ts";

/** Adds a version of a recipe; what is finished from its day on is made by it. */
export async function setResep(deed: WriteCtx, input: Input<typeof resep.setResep>): Promise<string> {
  const { tx, today } = deed;
  const { idProduk, upah, catatan, berlaku } = input;
  const mulai = input.mulai ?? today;
  const disebut = await lockDisebut(tx, [idProduk, ...input.bahan.map((satu) => satu.idProduk)]);
  const produk = found(await findResep(tx, idProduk, today), "Produk");
  await refuseOvertaken(deed, produk, input.versi);
  const bahan = berlaku ? gabung(input.bahan) : [];
  const bawah = await lihatBawah(
    tx,
    bahan.map((satu) => satu.idProduk),
    idProduk,
    mulai,
  );
  throwIfAny([
    ...problemOfBahan(bahan, new Map(disebut.map((row) => [row.idProduk, row])), berlaku),
    ...problemOfTingkat(bawah),
  ]);
  const nomor = (produk.versi[0]?.versi ?? 0) + 1;
  await insertResep(deed, { idProduk, versi: nomor, mulai, upah, berlaku, catatan }, bahan);
  await catat(deed, produk, { nomor, mulai, upah, catatan, tertulis: tulis(bahan, disebut) });
  return berlaku
    ? `Resep ${produk.namaProduk} versi ${nomor} berhasil disimpan`
    : `${produk.namaProduk} dibuat tanpa resep`;
}

/** A material that stands twice is one line. */
function gabung(baris: readonly BarisIsian[]): BarisIsian[] {
  const sums = new Map<Id<"produk">, number>();
  for (const { idProduk, qty } of baris) sums.set(idProduk, (sums.get(idProduk) ?? 0) + qty);
  return [...sums].map(([idProduk, qty]) => ({ idProduk, qty }));
}

function problemOfBahan(
  bahan: readonly BarisIsian[],
  disebut: ReadonlyMap<number, BahanTersimpan>,
  berlaku: boolean,
): Problem[] {
  if (berlaku && bahan.length === 0) return [{ field: "bahan", message: "Isi paling sedikit satu bahan" }];
  const asing = bahan.find(({ idProduk }) => disebut.get(idProduk)?.kategoriProduk !== "bahan");
  if (asing === undefined) return [];
  return [{ field: "bahan", message: `${disebut.get(asing.idProduk)?.namaProduk ?? "Yang dipilih"} bukan bahan` }];
}

function problemOfTingkat({ dalam, melingkar }: { dalam: number; melingkar: boolean }): Problem[] {
  if (melingkar)
    return [{ field: "bahan", message: "Resep ini melingkar: salah satu bahannya dibuat dari produk ini" }];
  if (dalam <= MAKS_TINGKAT) return [];
  return [{ field: "bahan", message: `Resep di dalam resep paling banyak ${MAKS_TINGKAT} tingkat` }];
}

async function refuseOvertaken({ tx }: WriteCtx, produk: ResepProdukRow, dilihat: number | null): Promise<void> {
  if (dilihat === null || dilihat === (produk.versi[0]?.versi ?? 0)) return;
  const oleh = await pelakuTerakhir(tx, "resep", produk.idProduk);
  throw conflict(`Resep ${produk.namaProduk} sudah diubah ${oleh}. Periksa resepnya, lalu simpan kembali`);
}

const tulis = (bahan: readonly BarisIsian[], disebut: readonly BahanTersimpan[]): string =>
  bahan
    .flatMap(({ idProduk, qty }) => {
      const row = disebut.find((satu) => satu.idProduk === idProduk);
      return row ? [`${row.namaProduk} ${satuan(qty, row.satuan)}`] : [];
    })
    .join("\n");

type Tercatat = { nomor: number; mulai: Tanggal; upah: number; catatan: string; tertulis: string };

async function catat(deed: WriteCtx, { idProduk, namaProduk, versi: [lama] }: ResepProdukRow, baru: Tercatat) {
  const { tertulis, ...isi } = baru;
  const sebelum = lama && {
    nomor: lama.versi,
    mulai: lama.mulai,
    upah: lama.upah,
    bahan: lama.bahan.map((satu) => `${satu.namaProduk} ${satuan(satu.qty, satu.satuan)}`).join("\n"),
  };
  await audit(deed, {
    jenis: "resep",
    id: idProduk,
    sebelum: sebelum ?? null,
    sesudah: { namaProduk, ...isi, bahan: tertulis },
  });
}
