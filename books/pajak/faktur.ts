import { kodeBerurutan } from "#company/kode.ts";
import { splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { rowsFor } from "#platform/db/columns.ts";
import type { Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalFaktur } from "../jurnal/jurnal.ts";
import { type PosisiFaktur, posisiFaktur } from "./posisi.ts";

/**
 * Tax documents (faktur), which follow from what happens to an order: the only code that makes them. Each approved invoice of
 * an order with PPN has one. Where an order becomes worth less than its documents say, one takes the difference back. The PPN
 * of a chain is what the order's value has, however it was paid: the last document takes what rounding leaves.
 */
export type Sebab = "Retur" | "Nota Kredit" | "Perubahan Order" | "Order Batal";

type Faktur = {
  jenis: "Penuh" | "Uang Muka" | "Pelunasan" | "Pembatalan" | "Pengurangan";
  idInvoice: string | null;
  sebab: Sebab | "";
  tanggal: Tanggal;
  nominal: number;
  ppn: number;
  /** PPN that the customer did not pay to us. */
  dipungut: number;
  /** Nothing is to be done with the tax office: it never knew what is taken back. */
  selesai: boolean;
};

/**
 * Makes the documents of money that has just come for invoices, each of another order, on the day of the money. The caller has
 * locked the orders.
 */
export async function issueFaktur(deed: Deed, ...idInvoice: readonly string[]): Promise<void> {
  if (idInvoice.length === 0) return;
  const diterima = await receivedFor(deed, idInvoice);
  const posisi = await positionsOf(
    deed,
    diterima.map(({ idSo }) => idSo),
  );
  const faktur = diterima.flatMap(({ idInvoice, idSo, tipePembayaran, nominal, dipungut, tanggal }) => {
    const kini = posisi.get(idSo);
    if (!kini) return [];
    const jenis = tipePembayaran === "DP" ? "Uang Muka" : kini.berantai ? "Pelunasan" : "Penuh";
    const ppn = ppnSampai(kini, kini.nominal + nominal) - kini.ppn;
    return [
      { ...pemilik(kini), jenis, idInvoice, sebab: "", tanggal, nominal, ppn, dipungut, selesai: false } as const,
    ];
  });
  await insertFaktur(deed, faktur);
}

type Diterima = {
  idInvoice: string;
  idSo: string;
  tipePembayaran: "DP" | "LN";
  nominal: Rupiah;
  dipungut: Rupiah;
  tanggal: Tanggal;
};

/** What came for an invoice of an order with PPN; what a marketplace kept was paid by the customer too. */
const receivedFor = ({ tx }: Deed, idInvoice: readonly string[]): Promise<Diterima[]> => tx<Diterima[]>`
    select i.id_invoice, s.id_so, i.tipe_pembayaran, i.ppn_dipungut as dipungut, p.tgl_approve as tanggal,
      p.nominal_pengajuan + i.pph_dipotong + i.ppn_dipungut + case s.tipe_so when 'Online' then i.jasa_online else 0 end as nominal
    from invoice i join so s using (id_so) join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
    where i.id_invoice = any(${[...idInvoice]}::text[]) and s.ppn_atas is not null order by i.id_invoice`;

type Asal = { idSo: string; idInvoice: string; nominal: Rupiah; ppn: Rupiah; dipungut: Rupiah };

/** Takes the documents of cancelled invoices back as they were, each of another order. */
export async function cancelFaktur(deed: Deed, ...idInvoice: readonly string[]): Promise<void> {
  const { tx, today } = deed;
  const milik = tx`id_invoice = any(${[...idInvoice]}::text[])`;
  const asal = await tx<Asal[]>`
    select id_so, id_invoice, nominal, ppn, dipungut from faktur
    where ${milik} and jenis in ('Penuh', 'Uang Muka', 'Pelunasan') order by id_faktur`;
  const posisi = await positionsOf(
    deed,
    asal.map(({ idSo }) => idSo),
  );
  const dikenal = asal.length === 0 ? new Set() : await dropUnsent(deed, milik);
  const faktur = asal.flatMap(({ idSo, idInvoice, nominal, ppn, dipungut }) => {
    const kini = posisi.get(idSo);
    if (!kini) return [];
    const jumlah = { nominal: -nominal, ppn: -ppn, dipungut: -dipungut, selesai: !dikenal.has(idSo) };
    return [{ ...pemilik(kini), ...jumlah, jenis: "Pembatalan", idInvoice, sebab: "", tanggal: today } as const];
  });
  await insertFaktur(deed, faktur);
}

/** Takes back what the documents of an order say beyond its present value. The caller has locked the order. */
export async function lowerFaktur(deed: Deed, idSo: string, sebab: Sebab): Promise<void> {
  const posisi = (await positionsOf(deed, [idSo])).get(idSo);
  if (!posisi || posisi.nominal <= posisi.nilai) return;
  const dikenal = posisi.nilai > 0 || (await dropUnsent(deed, deed.tx`id_so = ${idSo}`)).has(idSo);
  await insertFaktur(deed, [
    {
      ...pemilik(posisi),
      jenis: "Pengurangan",
      idInvoice: null,
      sebab,
      tanggal: deed.today,
      nominal: posisi.nilai - posisi.nominal,
      ppn: posisi.ppnNilai - posisi.ppn,
      // What is returned or credited is paid back with its PPN; a cancelled order gives back no more money than came.
      dipungut: sebab === "Order Batal" ? -posisi.dipungut : 0,
      selesai: !dikenal,
    },
  ]);
}

/** The PPN of an order's documents once they come to an amount: all that its value has, or the share of that amount. */
const ppnSampai = ({ nilai, ppnNilai, atas, bawah }: PosisiFaktur, nominal: number): number =>
  nominal >= nilai ? ppnNilai : Math.min(ppnNilai, splitInklusif(nominal as Rupiah, { atas, bawah }).ppn);

async function positionsOf({ tx }: Deed, ids: readonly string[]): Promise<Map<string, PosisiFaktur>> {
  if (ids.length === 0) return new Map();
  const rows = await tx<PosisiFaktur[]>`${posisiFaktur(tx, tx`s.id_so = any(${[...ids]}::text[])`)}`;
  return new Map(rows.map((row) => [row.idSo, row]));
}

/** Marks documents that were never sent as cancelled; answers the orders of which others were. */
async function dropUnsent({ tx }: Deed, yang: Fragment): Promise<Set<string>> {
  await tx`
    update faktur set status = 'Dibatalkan', versi = versi + 1
    where ${yang} and jenis in ('Penuh', 'Uang Muka', 'Pelunasan') and status in ('Belum', 'Ditolak')`;
  const rows = await tx<{ idSo: string }[]>`
    select distinct id_so from faktur where ${yang} and status in ('Dikirim', 'Disetujui')`;
  return new Set(rows.map(({ idSo }) => idSo));
}

type Pemilik = Pick<PosisiFaktur, "idSo" | "namaCustomer">;
const pemilik = ({ idSo, namaCustomer }: PosisiFaktur): Pemilik => ({ idSo, namaCustomer });

const KOLOM = [
  ...["idFaktur", "idSo", "namaCustomer", "jenis", "idInvoice", "sebab", "tanggal", "waktu", "nominal", "dpp", "ppn"],
  ...["dipungut", "status"],
];

async function insertFaktur(deed: Deed, faktur: readonly (Pemilik & Faktur)[]): Promise<void> {
  if (faktur.length === 0) return;
  const { tx, now } = deed;
  const kode = await kodeBerurutan(deed, "FK", faktur.length);
  const rows = faktur.map(({ selesai, ...isi }, at) => ({
    ...isi,
    idFaktur: kode[at],
    waktu: now,
    dpp: isi.nominal - isi.ppn,
    status: selesai ? "Selesai" : "Belum",
  }));
  await tx`
    insert into faktur (${tx(KOLOM)}) ${rowsFor(tx, "faktur", rows, KOLOM)}`;
  await jurnalFaktur(tx, kode);
}
