import { audit } from "#company/audit/audit.ts";
import { waktu as tertulis } from "#kernel/format.ts";
import type { Id, Waktu } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found, invalid, must, notFound } from "#platform/http/refusal.ts";
import type { CaraHitung, Dihitung } from "../isiOpname.ts";
import { countedUnits, mayCount, mayLook, momentOf, sebutJumlah } from "./rules.ts";
import { lockOpname, type OpnameRow } from "./sql.ts";

/** A product of an opname, with the count that holds so far. */
type Baris = {
  idProduk: Id<"produk">;
  kodeProduk: string;
  namaProduk: string;
  satuan: string;
  jumlah: number | null;
  waktu: Waktu | null;
  oleh: string | null;
};

/** What became of counts: those that hold now, and those that an even later count had overtaken. */
export type HasilHitung = { berlaku: number; tertinggal: number; message: string };

/** The opname for who counts: locked, and still counted. */
export async function lockUntukHitung(deed: Deed, idOpname: string): Promise<OpnameRow> {
  const row = found(await lockOpname(deed.tx, idOpname), "Stock opname");
  if (!mayLook(deed.user, row)) throw notFound("Stock opname");
  must(mayCount(row));
  return row;
}

/**
 * Notes counts of a locked opname, each with what the book said at its moment. Of two counts of a product the later one
 * holds, in whatever order they arrive; both stay.
 */
export async function noteCounts(
  deed: Deed,
  opname: OpnameRow,
  terbaca: readonly Dihitung[],
  cara: CaraHitung,
): Promise<HasilHitung> {
  const { tx, now } = deed;
  const dihitung = countedUnits(terbaca, opname);
  if (!Array.isArray(dihitung)) throw invalid([dihitung]);
  const ids = dihitung.map(({ idProduk }) => idProduk);
  if (new Set(ids).size < ids.length) throw invalid([{ field: "baris", message: "Satu produk dihitung dua kali" }]);
  const saat = dihitung.map(({ waktu }) => {
    const moment = momentOf(waktu, { mulai: new Date(opname.dibuat), now });
    if (!(moment instanceof Date)) throw invalid([{ ...moment, field: "baris" }]);
    return moment;
  });
  const baris = await barisDiketahui(deed, opname.idOpname, ids);
  const isi = dihitung.map(({ idProduk, jumlah }, at) => ({ idProduk, jumlah, waktu: saat[at]?.toISOString() }));
  // A movement that is being booked ends first, so that the note is what the book says with it or before it.
  await tx`select 1 from produk where id_produk = any(${ids}::int[]) order by id_produk for share`;
  const berlaku = await storeCounts(deed, opname.idOpname, isi, cara);
  await tellHistory(deed, opname.idOpname, baris, isi);
  const tertinggal = dihitung.filter(({ idProduk }) => !berlaku.has(idProduk)).length;
  return { berlaku: berlaku.size, tertinggal, message: sentence(baris, isi, berlaku) };
}

type Isi = { idProduk: Id<"produk">; jumlah: number; waktu: string | undefined };

async function barisDiketahui(deed: Deed, idOpname: string, ids: readonly Id<"produk">[]): Promise<Map<number, Baris>> {
  const rows = await deed.tx<Baris[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, p.satuan, h.jumlah, h.waktu, u.nama_lengkap as oleh
    from opname_baris b
    join produk p using (id_produk)
    left join opname_hitung h on h.id_hitung = b.id_hitung
    left join karyawan u on u.id_user = h.id_user
    where b.id_opname = ${idOpname} and b.id_produk = any(${[...ids]}::int[])`;
  const baris = new Map<number, Baris>(rows.map((row) => [row.idProduk, row]));
  if (baris.size < ids.length) throw conflict(`Ada produk yang tidak termasuk ${idOpname}`);
  return baris;
}

/** Answers the products whose new count holds. */
async function storeCounts(
  { tx, user, now }: Deed,
  idOpname: string,
  isi: readonly Isi[],
  cara: CaraHitung,
): Promise<Set<number>> {
  const rows = await tx<{ idProduk: number }[]>`
    with isi as (
      select * from jsonb_to_recordset(${tx.json(isi)}) as x("idProduk" int, jumlah int, waktu timestamptz)),
    masuk as (
      insert into opname_hitung (id_opname, id_produk, jumlah, buku, buku_urut, waktu, diterima, cara, id_user)
      select ${idOpname}, i."idProduk", i.jumlah, coalesce(s.saldo, 0), coalesce(s.urut, 0), i.waktu, ${now}, ${cara},
        ${user.idUser}
      from isi i left join lateral (
        select saldo, urut from stok where id_produk = i."idProduk" and waktu <= i.waktu order by urut desc limit 1) s on true
      returning id_hitung, id_produk, waktu),
    berlaku as (
      select m.id_hitung, m.id_produk, b.id_hitung is null as pertama
      from masuk m join opname_baris b on b.id_opname = ${idOpname} and b.id_produk = m.id_produk
      left join opname_hitung h on h.id_hitung = b.id_hitung
      where h.waktu is null or h.waktu <= m.waktu),
    jumlah as (
      update opname set jumlah_dihitung = jumlah_dihitung + (select count(*) from berlaku where pertama)
      where id_opname = ${idOpname})
    update opname_baris b set id_hitung = m.id_hitung
    from berlaku m where b.id_opname = ${idOpname} and b.id_produk = m.id_produk
    returning b.id_produk`;
  return new Set(rows.map((row) => row.idProduk));
}

async function tellHistory(deed: Deed, id: string, baris: ReadonlyMap<number, Baris>, isi: readonly Isi[]) {
  const sebut = (idProduk: number, jumlah: number) => {
    const { kodeProduk = "", satuan = "" } = baris.get(idProduk) ?? {};
    return `${kodeProduk}: ${sebutJumlah(jumlah, satuan)}`;
  };
  const lama = isi.flatMap(({ idProduk }) => {
    const { jumlah = null, oleh = "" } = baris.get(idProduk) ?? {};
    return jumlah === null ? [] : [`${sebut(idProduk, jumlah)} (${oleh})`];
  });
  await audit(deed, {
    jenis: "opname",
    id,
    sebelum: { hitungan: lama.join("\n") },
    sesudah: { hitungan: isi.map(({ idProduk, jumlah }) => sebut(idProduk, jumlah)).join("\n") },
  });
}

/** What is said to who counted: that it was noted, whose count it replaces, or that a later one holds. */
function sentence(baris: ReadonlyMap<number, Baris>, isi: readonly Isi[], berlaku: ReadonlySet<number>): string {
  const [satu] = isi;
  if (isi.length > 1 || !satu) {
    const kalah = isi.length - berlaku.size;
    const sisa = kalah === 0 ? "" : `, ${kalah} sudah dihitung lagi sesudahnya`;
    return `${isi.length} produk dihitung${sisa}`;
  }
  const { namaProduk = "", satuan = "", jumlah = null, waktu = null, oleh = "" } = baris.get(satu.idProduk) ?? {};
  const hasil = sebutJumlah(satu.jumlah, satuan);
  if (jumlah === null || waktu === null) return `${namaProduk} dihitung ${hasil}`;
  const lama = sebutJumlah(jumlah, satuan);
  if (berlaku.has(satu.idProduk)) return `${namaProduk} dihitung ${hasil}, menggantikan ${lama} oleh ${oleh}`;
  return `${namaProduk} sudah dihitung lagi oleh ${oleh} pada ${tertulis(waktu)}: ${lama} yang berlaku`;
}
