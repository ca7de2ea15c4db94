import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBerurutan } from "#company/kode.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { changeJasaOnline, insertInvoices, ordersTerkunci, type SoRow } from "../../invoice/server/sql.ts";
import { computeTagihan, rangkaianBaru } from "../../invoice/tagihan.ts";
import { judgePesanan } from "./rules.ts";
import { type Fakta, fillResi, loadFakta, notePerlu } from "./sql.ts";

/** Where invoices are paid to; null where nobody has said so. */
export type Penerima = { idRekening: Id<"rekening">; namaRekening: string } | null;
/** `boleh`: whether this person may handle invoices. */
export type Penagih = { boleh: boolean; penerima: Penerima };
/** `tanpaRekening`: orders that get no invoice, because nobody has said where it is paid to. */
export type Diterapkan = { invoice: number; jasa: number; resi: number; perlu: number; tanpaRekening: number };

/**
 * Brings orders to what their marketplace said so far, whatever of it came first: invoices, fees, tracking numbers, and what a person
 * should look at.
 */
export async function applyFacts(deed: Deed, ids: readonly string[], penagih: Penagih): Promise<Diterapkan> {
  if (ids.length === 0) return { invoice: 0, jasa: 0, resi: 0, perlu: 0, tanpaRekening: 0 };
  const { boleh, penerima } = penagih;
  const orders = new Map((await ordersTerkunci(deed.tx, ids)).map((order) => [order.idSo, order]));
  const putusan = (await loadFakta(deed.tx, ids)).flatMap((fakta) => {
    const order = orders.get(fakta.idSo);
    return order ? [{ fakta, order, ...judgePesanan(fakta, order, boleh) }] : [];
  });
  const baru = putusan.flatMap(({ fakta, order, invoiceBaru }) =>
    invoiceBaru ? [{ fakta, order, jasaOnline: invoiceBaru.jasaOnline }] : [],
  );
  const jasa = putusan.flatMap(({ fakta, jasaBaru }) => (jasaBaru === null ? [] : [{ fakta, jasaOnline: jasaBaru }]));
  if (penerima && baru.length > 0) await makeInvoices(deed, baru, penerima);
  await setJasa(deed, jasa);
  // What somebody has looked at does not come back.
  const perlu = putusan.map(({ fakta, perlu }) => ({
    idSo: fakta.idSo,
    perlu: perlu === fakta.dilihat ? "" : perlu,
    tadi: fakta.perlu,
  }));
  await notePerlu(deed.tx, perlu);
  return {
    invoice: penerima ? baru.length : 0,
    tanpaRekening: penerima ? 0 : baru.length,
    jasa: jasa.length,
    resi: await setResi(deed, ids),
    perlu: perlu.filter(({ perlu, tadi }) => perlu !== "" && perlu !== tadi).length,
  };
}

type Ditagih = { fakta: Fakta; order: SoRow; jasaOnline: Rupiah };

/** The invoice of each order, which waits for approval as every invoice does. */
async function makeInvoices(deed: Deed, ditagih: readonly Ditagih[], penerima: NonNullable<Penerima>) {
  const kode = await kodeBerurutan(deed, "INV", ditagih.length);
  const invoices = ditagih.map(({ fakta, order, jasaOnline }, at) => {
    const { dibayar, ...nominal } = computeTagihan(rangkaianBaru(order), {
      ...{ tipePembayaran: "LN", nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDp: 0 },
      nominalDiskon: fakta.diskon,
    });
    const isi = {
      ...nominal,
      ...{ idSo: order.idSo, ke: 1, tglInvoice: deed.today, tipePembayaran: "LN" as const },
      ...{ totalPembelian: order.totalPembelian, jasaOnline },
    };
    return { idInvoice: kode[at] ?? "", isi, dibayar };
  });
  const { idRekening, namaRekening } = penerima;
  await insertInvoices(
    deed,
    invoices.map(({ idInvoice, isi }) => ({ ...isi, idInvoice, idRekening, kodeUnik: null, perubahan: 0 as Rupiah })),
  );
  await audit(
    deed,
    ...invoices.map(({ idInvoice, isi, dibayar }) => ({
      ...{ jenis: "invoice" as const, id: idInvoice, idSo: isi.idSo },
      sesudah: { ...isi, dibayar, rekening: namaRekening },
    })),
  );
  await refreshStatus(
    deed,
    invoices.map(({ isi }) => isi.idSo),
  );
}

async function setJasa(deed: Deed, rows: readonly { fakta: Fakta; jasaOnline: Rupiah }[]): Promise<void> {
  if (rows.length === 0) return;
  await changeJasaOnline(
    deed.tx,
    rows.map(({ fakta, jasaOnline }) => ({ idInvoice: fakta.idInvoice ?? "", jasaOnline })),
  );
  await audit(
    deed,
    ...rows.map(({ fakta, jasaOnline }) => ({
      ...{ jenis: "invoice" as const, id: fakta.idInvoice ?? "", idSo: fakta.idSo },
      sebelum: { jasaOnline: fakta.jasaOnline },
      sesudah: { jasaOnline },
    })),
  );
}

async function setResi(deed: Deed, ids: readonly string[]): Promise<number> {
  const notes = await fillResi(deed.tx, ids);
  await audit(
    deed,
    ...notes.map(({ idSuratJalan, idSo, resi }) => ({
      ...{ jenis: "suratJalan" as const, id: idSuratJalan, idSo },
      sebelum: { nomorResi: "" },
      sesudah: { nomorResi: resi },
    })),
  );
  return notes.length;
}
