import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import type { Deed, Input, WriteCtx } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import type { kunjungan } from "../contract.ts";
import { mayKerjakan, mayUrungkan, partUnik } from "./rules.ts";
import { type KunjunganRow, lockKunjungan, updateKerja, updateUrung } from "./sql.ts";

/** Notes what was done on site. Parts under guarantee leave the stock in the same transaction. */
export async function kerjakanKunjungan(deed: WriteCtx, input: Input<typeof kunjungan.kerjakanKunjungan>) {
  const { tx, today, files } = deed;
  const { idKunjungan, dokumen, tandaTangan, part: diminta, ...isian } = input;
  const tglKerja = isian.tglKerja ?? today;
  throwIfAny(nanti("tglKerja", "Tanggal dikerjakan", tglKerja, today));
  const part = partUnik(diminta);
  const row = found(await lockKunjungan(tx, idKunjungan), "Kunjungan");
  must(mayKerjakan(row));
  const garansi = row.tanggungan === "garansi";
  const [ttd = null] = await files.keepAll(tx, tandaTangan);
  const kerja = { ...isian, tglKerja };
  await updateKerja(deed, idKunjungan, { ...kerja, garansi, tandaTangan: ttd }, part);
  await files.keepFor(deed, "kunjungan_bukti", { idKunjungan }, dokumen);
  if (garansi) {
    await moveGoods(
      deed,
      part.map(({ idProduk, qty }) => ({ ...dasar(row), idProduk, jenis: "servis", qty: -qty })),
    );
  }
  const foto = [dokumen.length > 0 && `${dokumen.length} foto`, ttd && "tanda tangan"].filter(Boolean).join(", ");
  const sesudah = { ...kerja, part: await sebutPart(deed, idKunjungan), foto };
  await audit(deed, { jenis: "kunjungan", id: idKunjungan, ...(row.idSo && { idSo: row.idSo }), sesudah });
}

/** Takes a visit back: its parts come back with the value that they had taken. */
export async function urungkanKunjungan(deed: Deed, { idKunjungan, alasan }: { idKunjungan: string; alasan: string }) {
  const row = found(await lockKunjungan(deed.tx, idKunjungan), "Kunjungan");
  must(mayUrungkan(row));
  await updateUrung(deed, idKunjungan, alasan);
  if (row.garansi) {
    await moveGoods(
      deed,
      row.part.map(({ idProduk, qty }) => ({ ...dasar(row), idProduk, jenis: "batal-servis", qty })),
    );
  }
  const sesudah = { alasanUrung: alasan };
  await audit(deed, { jenis: "kunjungan", id: idKunjungan, ...(row.idSo && { idSo: row.idSo }), sesudah });
}

const dasar = ({ idKunjungan, idKeluhan }: KunjunganRow) => ({ sumber: idKunjungan, keterangan: idKeluhan });

/** "MP-01 x 2; MP-02 x 1" for the history. */
async function sebutPart({ tx }: Deed, idKunjungan: string): Promise<string> {
  const [row] = await tx<{ part: string }[]>`
    select coalesce(string_agg(format('%s x %s', p.kode_produk, b.qty), '; ' order by p.kode_produk), '') as part
    from kunjungan_part b join produk p using (id_produk) where b.id_kunjungan = ${idKunjungan}`;
  return row?.part ?? "";
}
