import type { StatusPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeDalam } from "#company/kode.ts";
import { rupiah } from "#kernel/format.ts";
import { type Id, MAX_RUPIAH, type Rupiah, type Tanggal } from "#kernel/types.ts";
import { together } from "#platform/db/together.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, notFound } from "#platform/http/refusal.ts";
import { jurnalUang } from "../jurnal/jurnal.ts";
import { issueFaktur } from "../pajak/faktur.ts";
import { kurangSejak } from "./tanggalUang.ts";

/**
 * The book of money, *kas*: the only code that moves money. Money moves by an approved pengajuan. For an approved
 * invoice, a paid purchase order or an approved asset request the pengajuan is written here too.
 */
export type Rekening = { idRekening: Id<"rekening">; namaRekening: string; saldo: Rupiah; lainnya: boolean };

export type BawaanKebutuhan =
  | "penjualan"
  | "pembelian-produk"
  | "pembelian-asset"
  | "pengembalian-dana"
  | "pelepasan-asset";

/** The document that caused a pengajuan, where no person asked for it. */
export type Asal = {
  idSo?: string;
  idInvoice?: string;
  idPo?: string;
  kloter?: string;
  idPengajuanAsset?: string;
  idPelepasanAsset?: string;
  idTagihan?: string;
  idUangMuka?: string;
  idPiutangAwal?: string;
  /** The payment of a bill that it takes back. */
  membatalkan?: string;
};

export type Pindahan = {
  idPengajuan: string;
  idKebutuhan: Id<"kebutuhan">;
  tipePengajuan: "masuk" | "keluar" | "pindah";
  nominal: Rupiah;
  /** The day on which the money moved (`hariUang`); today where none is given. */
  tanggal?: Tanggal;
  /** The account that pays; none for `masuk`. */
  idRekeningAsal: Id<"rekening"> | null;
  /** The account that receives; none for `keluar`. */
  idRekeningTujuan: Id<"rekening"> | null;
  /** It is of an invoice that may add to the value of goods which have left (`faktaTambahan`). */
  tambahan?: boolean;
};

/** Loads accounts and locks them in the order of their ids, as every action does. Refuses an unknown id. */
export async function lockRekening(deed: Deed, ids: readonly Id<"rekening">[]): Promise<Map<number, Rekening>> {
  const wanted = [...new Set(ids)];
  const rows = await deed.tx<Rekening[]>`
    select id_rekening, nama_rekening, saldo, lainnya from rekening
    where id_rekening = any(${wanted}) order by id_rekening for no key update`;
  if (rows.length < wanted.length) throw notFound("Rekening");
  return new Map(rows.map((row) => [row.idRekening, row]));
}

/** Books an approved pengajuan: one row of kas for the account that pays, one for the account that receives. */
export async function bookEntries(deed: Deed, pindahan: Pindahan): Promise<void> {
  const { nominal } = pindahan;
  const asal = pindahan.tipePengajuan === "masuk" ? null : pindahan.idRekeningAsal;
  const tujuan = pindahan.tipePengajuan === "keluar" ? null : pindahan.idRekeningTujuan;
  const rekening = await lockRekening(
    deed,
    [asal, tujuan].filter((id) => id !== null),
  );
  refuseImpossible(rekening, { asal, tujuan }, nominal);
  await refuseShort(deed, rekening, { asal, nominal, tanggal: pindahan.tanggal });
  await tulisKas(deed, pindahan, { asal, tujuan });
}

/** The rows of kas and their journal; the accounts are locked, and it is possible. */
async function tulisKas(deed: Deed, pindahan: Pindahan, { asal, tujuan }: Sisi): Promise<void> {
  const { tx, now, today } = deed;
  const { idPengajuan, idKebutuhan, nominal, tanggal = today } = pindahan;
  const rows = [
    ...(asal === null ? [] : [{ id: asal, debit: 0, kredit: nominal, lawan: tujuan }]),
    ...(tujuan === null ? [] : [{ id: tujuan, debit: nominal, kredit: 0, lawan: asal }]),
  ].sort((a, b) => a.id - b.id);
  await together(
    () => tx`
      insert into kas (id_rekening, tanggal, mundur, waktu, debit, kredit, id_pengajuan, id_rekening_lawan, id_kebutuhan)
      select r.id, ${tanggal}, ${tanggal < today}, ${now}, r.debit, r.kredit, ${idPengajuan}, r.lawan, ${idKebutuhan}
      from jsonb_to_recordset(${tx.json(rows)}) as r(id int, debit bigint, kredit bigint, lawan int)
      order by r.id`,
    () => jurnalUang(tx, idPengajuan, pindahan.tambahan ?? false),
  );
}

/** Why an account cannot pay that amount, or null. */
export function saldoKurang({ namaRekening, saldo }: Pick<Rekening, "namaRekening" | "saldo">, nominal: Rupiah) {
  return saldo >= nominal ? null : `Saldo rekening ${namaRekening} tidak mencukupi (saldo ${rupiah(saldo)})`;
}

/** Why an account cannot take part in a movement, or null. A positive `geseran` comes in, a negative one goes out. */
export function problemOfShift(rekening: Rekening, geseran: number): string | null {
  const { namaRekening, saldo, lainnya } = rekening;
  if (lainnya) return "Rekening LAINNYA tidak menyimpan uang, pilih rekening lain";
  if (geseran < 0) return saldoKurang(rekening, -geseran as Rupiah);
  if (saldo + geseran <= MAX_RUPIAH) return null;
  return `Saldo rekening ${namaRekening} akan melebihi ${rupiah(MAX_RUPIAH)}, pilih rekening lain`;
}

type Sisi = { asal: Id<"rekening"> | null; tujuan: Id<"rekening"> | null };

function refuseImpossible(rekening: Map<number, Rekening>, { asal, tujuan }: Sisi, nominal: Rupiah): void {
  for (const [id, geseran] of [
    [asal, -nominal],
    [tujuan, nominal],
  ] as const) {
    const satu = id === null ? undefined : rekening.get(id);
    const masalah = satu && problemOfShift(satu, geseran);
    if (masalah) throw conflict(masalah);
  }
}

type Dibayar = { asal: Id<"rekening"> | null; nominal: Rupiah; tanggal: Tanggal | undefined };

/** What moved on a past day must have been there then, and on each day since. */
async function refuseShort(deed: Deed, rekening: Map<number, Rekening>, { asal, nominal, tanggal }: Dibayar) {
  const pembayar = asal === null ? undefined : rekening.get(asal);
  if (!pembayar || tanggal === undefined || tanggal >= deed.today) return;
  const masalah = await kurangSejak(deed.tx, pembayar, { hari: tanggal, nominal });
  if (masalah) throw conflict(masalah);
}

type Dokumen = {
  kebutuhan: BawaanKebutuhan;
  idRekening: Id<"rekening">;
  nominal: Rupiah;
  /** The day on which the money moved (`hariUang`); today where none is given. */
  tanggal?: Tanggal;
  deskripsi: string;
  asal: Asal;
  /** No goods of the order have left, so that its invoice adds nothing to their value. */
  belumKeluar?: boolean;
  /** Pictures (berkas ids) of the document; the pengajuan shows them too. */
  bukti: readonly string[];
};

/** Books money received for a document: an approved pengajuan *masuk* with its row in kas. */
export const receiveMoney = (deed: Deed, dokumen: Dokumen): Promise<string> => bukukanDokumen(deed, "masuk", dokumen);

/** Books money paid for a document: an approved pengajuan *keluar* with its row in kas. */
export const payMoney = (deed: Deed, dokumen: Dokumen): Promise<string> => bukukanDokumen(deed, "keluar", dokumen);

async function bukukanDokumen(deed: Deed, tipe: "masuk" | "keluar", dokumen: Dokumen): Promise<string> {
  const rekening = await lockRekening(deed, [dokumen.idRekening]);
  const sisi = {
    asal: tipe === "keluar" ? dokumen.idRekening : null,
    tujuan: tipe === "masuk" ? dokumen.idRekening : null,
  };
  refuseImpossible(rekening, sisi, dokumen.nominal);
  await refuseShort(deed, rekening, { asal: sisi.asal, nominal: dokumen.nominal, tanggal: dokumen.tanggal });
  const { idPengajuan, idKebutuhan } = await tulisPengajuan(deed, tipe, dokumen, "Disetujui");
  const pindahan: Pindahan = {
    idPengajuan,
    idKebutuhan,
    tipePengajuan: tipe,
    nominal: dokumen.nominal,
    ...(dokumen.tanggal && { tanggal: dokumen.tanggal }),
    idRekeningAsal: sisi.asal,
    idRekeningTujuan: sisi.tujuan,
    tambahan: tipe === "masuk" && dokumen.asal.idInvoice !== undefined && !dokumen.belumKeluar,
  };
  await together(
    () => catatPengajuan(deed, idPengajuan, tipe, dokumen, "Disetujui"),
    () => tulisKas(deed, pindahan, sisi),
  );
  if (tipe === "masuk" && dokumen.asal.idInvoice !== undefined) await issueFaktur(deed, dokumen.asal.idInvoice);
  return idPengajuan;
}

/** Asks for a refund to a customer: a pengajuan *keluar* that a person has to decide. */
export async function submitPengembalian(deed: Deed, dokumen: Omit<Dokumen, "kebutuhan" | "tanggal">): Promise<string> {
  const refund: Dokumen = { ...dokumen, kebutuhan: "pengembalian-dana" };
  const { idPengajuan } = await tulisPengajuan(deed, "keluar", refund, "Menunggu");
  await catatPengajuan(deed, idPengajuan, "keluar", refund, "Menunggu");
  return idPengajuan;
}

/** The request itself with its code and pictures; its history follows. */
async function tulisPengajuan(
  deed: Deed,
  tipe: "masuk" | "keluar",
  dokumen: Dokumen,
  status: Extract<StatusPengajuan, "Menunggu" | "Disetujui">,
): Promise<{ idPengajuan: string; idKebutuhan: Id<"kebutuhan"> }> {
  const { tx, user, now, today } = deed;
  const { asal, nominal, idRekening, deskripsi, tanggal = today } = dokumen;
  const decided = status === "Disetujui";
  const [row] = await tx<{ idPengajuan: string; idKebutuhan: Id<"kebutuhan"> }[]>`
    with ${kodeDalam(deed, "PB")},
    baru as (
      insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, id_rekening_tujuan,
        nominal_pengajuan, deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve,
        tgl_approve, tgl_putusan, otomatis, id_so, id_invoice, id_po, kloter, id_pengajuan_asset, id_pelepasan_asset,
        id_tagihan, id_uang_muka, id_piutang_awal, membatalkan)
      select kode.kode, id_kebutuhan, ${tipe}, ${tipe === "keluar" ? idRekening : null},
        ${tipe === "masuk" ? idRekening : null}, ${nominal}, ${deskripsi}, ${today}, ${now}, ${user.idUser}, ${status},
        ${decided ? user.idUser : null}, ${decided ? tanggal : null}, ${decided && tanggal < today ? today : null}::date, true,
        ${asal.idSo ?? null}, ${asal.idInvoice ?? null}, ${asal.idPo ?? null}, ${asal.kloter ?? null},
        ${asal.idPengajuanAsset ?? null}, ${asal.idPelepasanAsset ?? null},
        ${asal.idTagihan ?? null}, ${asal.idUangMuka ?? null}, ${asal.idPiutangAwal ?? null}, ${asal.membatalkan ?? null}
      from kode cross join kebutuhan where bawaan = ${dokumen.kebutuhan}
      returning id_pengajuan, id_kebutuhan),
    gambar as (
      insert into pengajuan_bukti (id_pengajuan, tahap, urutan, id_berkas)
      select id_pengajuan, 'pengajuan', g.urutan, g.id
      from baru cross join unnest(${[...dokumen.bukti]}::uuid[]) with ordinality g(id, urutan))
    select * from baru`;
  if (!row) throw new Error(`The need ${dokumen.kebutuhan} is missing`);
  return row;
}

function catatPengajuan(
  deed: Deed,
  idPengajuan: string,
  tipe: "masuk" | "keluar",
  { asal, nominal, deskripsi }: Dokumen,
  status: StatusPengajuan,
): Promise<void> {
  const diminta = { jenis: "pengajuan" as const, id: idPengajuan, ...(asal.idSo ? { idSo: asal.idSo } : {}) };
  return audit(deed, { ...diminta, sesudah: { tipe, nominal, deskripsi, status } });
}
