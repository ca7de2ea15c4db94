import { kodeBaru } from "#company/kode.ts";
import { splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
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

/** Makes the document of money that has just come for an invoice, on the day of the money. The caller has locked the order. */
export async function issueFaktur(deed: Deed, idInvoice: string): Promise<void> {
  const uang = await receivedFor(deed, idInvoice);
  const posisi = uang && (await positionOf(deed, uang.idSo));
  if (!posisi) return;
  const { nominal, dipungut, tanggal } = uang;
  const jenis = uang.tipePembayaran === "DP" ? "Uang Muka" : posisi.berantai ? "Pelunasan" : "Penuh";
  const ppn = ppnSampai(posisi, posisi.nominal + nominal) - posisi.ppn;
  await insertFaktur(deed, posisi, { jenis, idInvoice, sebab: "", tanggal, nominal, ppn, dipungut, selesai: false });
}

type Diterima = { idSo: string; tipePembayaran: "DP" | "LN"; nominal: Rupiah; dipungut: Rupiah; tanggal: Tanggal };

/** What came for an invoice of an order with PPN; what a marketplace kept was paid by the customer too. */
async function receivedFor({ tx }: Deed, idInvoice: string): Promise<Diterima | undefined> {
  const [row] = await tx<Diterima[]>`
    select s.id_so, i.tipe_pembayaran, i.ppn_dipungut as dipungut, p.tgl_approve as tanggal,
      p.nominal_pengajuan + i.pph_dipotong + i.ppn_dipungut + case s.tipe_so when 'Online' then i.jasa_online else 0 end as nominal
    from invoice i join so s using (id_so) join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
    where i.id_invoice = ${idInvoice} and s.ppn_atas is not null`;
  return row;
}

/** Takes the document of a cancelled invoice back as it was. */
export async function cancelFaktur(deed: Deed, idSo: string, idInvoice: string): Promise<void> {
  const { tx, today } = deed;
  const [asal] = await tx<{ nominal: Rupiah; ppn: Rupiah; dipungut: Rupiah }[]>`
    select nominal, ppn, dipungut from faktur where id_invoice = ${idInvoice} and jenis in ('Penuh', 'Uang Muka', 'Pelunasan')`;
  const posisi = asal && (await positionOf(deed, idSo));
  if (!posisi) return;
  const dikenal = await dropUnsent(deed, tx`id_invoice = ${idInvoice}`);
  await insertFaktur(deed, posisi, {
    jenis: "Pembatalan",
    idInvoice,
    sebab: "",
    tanggal: today,
    nominal: -asal.nominal,
    ppn: -asal.ppn,
    dipungut: -asal.dipungut,
    selesai: !dikenal,
  });
}

/** Takes back what the documents of an order say beyond its present value. The caller has locked the order. */
export async function lowerFaktur(deed: Deed, idSo: string, sebab: Sebab): Promise<void> {
  const posisi = await positionOf(deed, idSo);
  if (!posisi || posisi.nominal <= posisi.nilai) return;
  const dikenal = posisi.nilai > 0 || (await dropUnsent(deed, deed.tx`id_so = ${idSo}`));
  await insertFaktur(deed, posisi, {
    jenis: "Pengurangan",
    idInvoice: null,
    sebab,
    tanggal: deed.today,
    nominal: posisi.nilai - posisi.nominal,
    ppn: posisi.ppnNilai - posisi.ppn,
    // What is returned or credited is paid back with its PPN; a cancelled order gives back no more money than came.
    dipungut: sebab === "Order Batal" ? -posisi.dipungut : 0,
    selesai: !dikenal,
  });
}

/** The PPN of an order's documents once they come to an amount: all that its value has, or the share of that amount. */
const ppnSampai = ({ nilai, ppnNilai, atas, bawah }: PosisiFaktur, nominal: number): number =>
  nominal >= nilai ? ppnNilai : Math.min(ppnNilai, splitInklusif(nominal as Rupiah, { atas, bawah }).ppn);

async function positionOf({ tx }: Deed, idSo: string): Promise<PosisiFaktur | undefined> {
  const [posisi] = await tx<PosisiFaktur[]>`${posisiFaktur(tx, tx`s.id_so = ${idSo}`)}`;
  return posisi;
}

/** Marks documents that were never sent as cancelled; answers whether others of them were. */
async function dropUnsent({ tx }: Deed, yang: Fragment): Promise<boolean> {
  await tx`
    update faktur set status = 'Dibatalkan', versi = versi + 1
    where ${yang} and jenis in ('Penuh', 'Uang Muka', 'Pelunasan') and status in ('Belum', 'Ditolak')`;
  const rows = await tx`select from faktur where ${yang} and status in ('Dikirim', 'Disetujui') limit 1`;
  return rows.length > 0;
}

type Pemilik = Pick<PosisiFaktur, "idSo" | "namaCustomer">;

async function insertFaktur(deed: Deed, { idSo, namaCustomer }: Pemilik, faktur: Faktur): Promise<void> {
  const { tx, now } = deed;
  const { selesai, nominal, ppn, ...isi } = faktur;
  const idFaktur = await kodeBaru(deed, "FK");
  const row = {
    idFaktur,
    idSo,
    namaCustomer,
    ...isi,
    waktu: now,
    nominal,
    ppn,
    dpp: nominal - ppn,
    status: selesai ? "Selesai" : "Belum",
  };
  await tx`insert into faktur ${tx(row)}`;
  await jurnalFaktur(tx, [idFaktur]);
}
