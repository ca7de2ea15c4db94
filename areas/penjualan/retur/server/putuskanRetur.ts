import { jurnalReturDana, jurnalReturGanti } from "#books/jurnal/jurnal.ts";
import { submitPengembalian } from "#books/kas/kas.ts";
import { lowerFaktur } from "#books/pajak/faktur.ts";
import { lockGoods } from "#books/pesanan/barang.ts";
import { lockSo, refreshStatus } from "#books/pesanan/pesanan.ts";
import { moveRusak } from "#books/stok/rusak.ts";
import { holdUnits } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { boleh, tidak } from "#kernel/row.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, Input, ReadCtx } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import type { DampakRetur, retur } from "../contract.ts";
import { namaKeputusan } from "../isiRetur.ts";
import { danaRetur, masihRusak, mayDana, mayDecideRetur, mayReplace, nilaiBarangRusak } from "./rules.ts";
import { barisGanti, barisRusak, findRetur, insertPutusan, lockRetur, type ReturRow, uangRetur } from "./sql.ts";

type Isian = Input<typeof retur.putuskanRetur>;

/** Decides what follows from a retur, once: its units are delivered once more, their price is paid back, or neither. */
export async function putuskanRetur(deed: Deed, input: Isian): Promise<void> {
  const { tx, user } = deed;
  const { idRetur, keputusan, catatan } = input;
  const { idSo } = found(await findRetur(tx, idRetur), "Retur");
  await lockSo(deed, [idSo]);
  await lockGoods(deed, idSo);
  const row = found(await lockRetur(tx, idRetur), "Retur");
  must(mayDecideRetur(user, diputuskan(row)));
  const nilai = nilaiBarangRusak(masihRusak(await barisRusak(tx, idRetur)), input.nilaiRusak ?? []);
  await moveRusak(
    deed,
    nilai
      .filter((line) => line.nilai > 0)
      .map((line) => ({ idProduk: line.idProduk, jenis: "nilai", qty: 0, nilai: line.nilai, sumber: idRetur })),
  );
  const dana = keputusan === "dana" ? await kembalikanDana(deed, row, input) : { nominal: null, idPengajuan: null };
  await insertPutusan(deed, idRetur, { keputusan, catatan, ...dana });
  if (keputusan === "ganti") await kirimPengganti(deed, row);
  if (keputusan === "dana") {
    await jurnalReturDana(tx, idRetur);
    await lowerFaktur(deed, idSo, "Retur");
  }
  const nilaiRusak = nilai.reduce((sum, line) => sum + line.nilai, 0) as Rupiah;
  const belum = { keputusan: null, nilaiRusak: null, nominal: null, pengajuan: null, catatan: "" };
  const sesudah = { keputusan: namaKeputusan(keputusan), nilaiRusak, nominal: dana.nominal, catatan };
  await audit(deed, {
    jenis: "retur",
    id: idRetur,
    idSo,
    sebelum: belum,
    sesudah: { ...sesudah, pengajuan: dana.idPengajuan },
  });
}

/** Holds free units of the products for the order; a further delivery note can then take them. */
async function kirimPengganti(deed: Deed, row: ReturRow): Promise<void> {
  const { tx } = deed;
  const { idRetur, idSo } = row;
  must(mayReplace(await uangRetur(tx, row)));
  const lines = await barisGanti(tx, idRetur);
  await holdUnits(deed, lines);
  await tx`
    update orderan o set qty_ganti = o.qty_ganti + b.qty_baik + b.qty_rusak, ditahan = o.ditahan + b.qty_baik + b.qty_rusak
    from retur_baris b where b.id_retur = ${idRetur} and b.id_orderan = o.id_orderan`;
  await jurnalReturGanti(tx, idRetur);
  await refreshStatus(deed, [idSo]);
}

/** Asks for the money; a person decides that too. */
async function kembalikanDana(deed: Deed, row: ReturRow, { nominal, idRekening }: Isian) {
  const uang = await uangRetur(deed.tx, row);
  must(mayDana(uang));
  const dana = danaRetur(nominal, uang);
  if (idRekening === null) throw invalidField("idRekening", "Rekening tidak boleh kosong.");
  const deskripsi = `Pengembalian dana retur ${row.idRetur} (${row.idSo})`;
  const asal = { idSo: row.idSo };
  const idPengajuan = await submitPengembalian(deed, { idRekening, nominal: dana, deskripsi, asal, bukti: row.bukti });
  return { nominal: dana, idPengajuan };
}

export const diputuskan = ({ keputusan, userPutus }: ReturRow) => ({
  keputusan,
  namaPemutus: userPutus?.namaLengkap ?? null,
});

/** What each decision would mean: shown before one is made. */
export async function getDampakRetur({ db }: ReadCtx, idRetur: string): Promise<DampakRetur> {
  const row = found(await findRetur(db, idRetur), "Retur");
  const [uang, rusak, ganti] = await Promise.all([
    uangRetur(db, row),
    barisRusak(db, idRetur),
    barisGanti(db, idRetur),
  ]);
  const kurang = ganti.find(({ qty, stockSales }) => qty > stockSales);
  const mengganti = mayReplace(uang);
  return {
    idRetur,
    ganti: !mengganti.boleh
      ? mengganti
      : kurang
        ? tidak(`Stock ${kurang.namaProduk} tidak mencukupi, tersisa ${kurang.stockSales}`)
        : boleh,
    dana: mayDana(uang),
    danaMaksimal: uang.danaMaksimal,
    idRekening: uang.idRekening,
    rusak: masihRusak(rusak).map(({ idProduk: _, ...line }) => line),
  };
}
