import { fakturPajak } from "#areas/pajak/faktur/contract.ts";
import type { CaraFaktur, FakturPajak, SaringStatus } from "#areas/pajak/faktur/isiFaktur.ts";
import { pajak } from "#areas/pajak/setelan/contract.ts";
import type { Output } from "#platform/http/context.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Story } from "./story.ts";

/** The day of the story from which the company is registered for PPN: its second year, or the second half of a short story. */
export const hariPkp = (days: number): number => Math.min(365, Math.floor(days / 2));

export async function registerPkp({ people: { direktur } }: Story, pkpSejak: string): Promise<void> {
  const { data } = await direktur.do(pajak.getPajak, {});
  const isian = { npwp: "0012345678901000", nitku: "000000", penandatangan: "Rina Kartika" };
  await direktur.do(pajak.updatePajak, { pkpSejak, ...isian, versi: data.versi });
}

/** Of so many customers one gives no number: his faktur wait. */
const TANPA_NOMOR = 47;

/** Of so many customers one is an office of the government, which pays the PPN itself from then on. */
const PEMUNGUT = 11;

/** Once a month the faktur of the month before go to Coretax, in a file or typed, and their numbers come back. */
export async function sendFaktur(story: Story, bulan: string): Promise<void> {
  const { direktur } = story.people;
  const perlu = await fakturOf(story, { bulan, status: "Perlu dikerjakan" });
  const tanpa = perlu.filter(({ masalah }) => masalah > 0).flatMap(({ idPelanggan }) => idPelanggan ?? []);
  for (const idPelanggan of new Set(tanpa)) if (idPelanggan % TANPA_NOMOR !== 0) await giveNumber(story, idPelanggan);
  await unlessRefused(() => direktur.do(fakturPajak.buatBerkasFaktur, { bulan }));
  const terketik = await fakturOf(story, { bulan, status: "Belum", cara: "Key-In" });
  for (const faktur of [...(await fakturOf(story, { bulan, status: "Dikirim" })), ...terketik]) {
    if (faktur.masalah === 0) await unlessRefused(() => approve(story, faktur));
  }
}

type Saring = { bulan: string; status: SaringStatus; cara?: CaraFaktur };

async function fakturOf({ people }: Story, saring: Saring) {
  const rows: FakturPajak[] = [];
  for (let page = 1; ; page += 1) {
    const answer: Output<typeof fakturPajak.getFaktur> = await people.direktur.do(fakturPajak.getFaktur, {
      ...saring,
      ...{ page, limit: 100 },
    });
    rows.push(...answer.data);
    if (page >= answer.totalPages) return rows;
  }
}

/** A customer without NPWP is known by the number of his identity card. */
async function giveNumber({ people: { direktur } }: Story, idPelanggan: number): Promise<void> {
  const { data } = await direktur.do(pajak.getIdentitasPelanggan, { idPelanggan });
  const nomor = `3273${String(idPelanggan).padStart(12, "0")}`;
  const { nitku, negara, versi } = data;
  const kodeTransaksi = idPelanggan % PEMUNGUT === 0 ? "02" : "04";
  const isian = { dokumen: "NIK", nomor, nitku, kodeTransaksi, negara, versi } as const;
  await direktur.do(pajak.updateIdentitasPelanggan, { idPelanggan, ...isian });
}

/** Coretax numbers it; the demo's number is made of ours. */
const approve = ({ people }: Story, { idFaktur, tanggal, versi }: FakturPajak) =>
  people.direktur.do(fakturPajak.catatFaktur, {
    ...{ idFaktur, status: "Disetujui", tglNomor: tanggal, catatan: "", versi },
    nomor: `04002600${idFaktur.replace(/\D/g, "")}`,
  });

/** Nothing is ready, or an order was cancelled on the same day. */
async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
  }
}
