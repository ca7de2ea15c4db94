import { audit } from "#company/audit/audit.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import type { StatusFaktur } from "../isiFaktur.ts";
import { keyOfReferensi, matchKeluaran } from "./hasil/cocokKeluaran.ts";
import type { HasilCoretax, StatusHasil } from "./hasil/hasilCoretax.ts";

/** Our state for what Coretax says; one that was replaced there lives on under another number. */
const STATUS: Readonly<Record<StatusHasil, StatusFaktur>> = {
  dikirim: "Dikirim",
  disetujui: "Disetujui",
  ditolak: "Ditolak",
  dibatalkan: "Dibatalkan",
  diganti: "Disetujui",
};
const STATUS_HASIL: Readonly<Partial<Record<StatusFaktur, StatusHasil>>> = {
  Dikirim: "dikirim",
  Disetujui: "disetujui",
  Ditolak: "ditolak",
  Dibatalkan: "dibatalkan",
};

/** Coretax computes by the line, so that its PPN may be some rupiah another than ours. */
const BEDA = 5;

type Kami = { idFaktur: string; idInvoice: string; idSo: string; status: StatusFaktur; nomor: string; ppn: Rupiah };

/** Sets numbers and states by our reference, the number of the invoice. The same list twice changes nothing. */
export async function applyHasil(deed: Deed, { baris, masalah }: HasilCoretax) {
  const kami = await lockKami(deed, [...new Set(baris.map(({ referensi }) => keyOfReferensi(referensi)))]);
  const { berubah, asing, beda } = matchKeluaran(
    baris,
    kami.map(({ idInvoice, status, nomor, ppn }) => ({
      ...{ referensi: idInvoice, nomorFaktur: nomor || null, ppn },
      status: STATUS_HASIL[status] ?? status,
    })),
  );
  const lain = beda.filter(({ ppnKami, baris: { ppn } }) => Math.abs(ppn / 100 - ppnKami) > BEDA);
  const ditolak = new Set(lain.map(({ referensi }) => referensi));
  const ubah = berubah.filter(({ referensi }) => !ditolak.has(referensi));
  await saveHasil(deed, kami, ubah, new Map(baris.map((satu) => [satu.nomorFaktur, satu.tanggal])));
  return {
    diubah: ubah.length,
    sama: kami.length - ubah.length - ditolak.size,
    asing: [
      ...asing.map((satu) => ({ ...satu, alasan: "Referensinya bukan nomor invoice dari order ber-PPN" })),
      ...lain.map(({ baris: satu }) => ({ ...satu, alasan: "PPN-nya lain dari PPN faktur kita" })),
    ].map(({ baris: ke, referensi, nomorFaktur: nomor, alasan }) => ({ baris: ke, referensi, nomor, alasan })),
    masalah: masalah.map(({ kalimat }) => kalimat),
  };
}

const lockKami = ({ tx }: Deed, referensi: readonly string[]) => tx<Kami[]>`
  select id_faktur, id_invoice, id_so, status, nomor, ppn from faktur
  where id_invoice = any(${[...referensi]}) and jenis in ('Penuh', 'Uang Muka', 'Pelunasan') order by id_faktur for update`;

type Berubah = ReturnType<typeof matchKeluaran>["berubah"];

async function saveHasil(deed: Deed, kami: readonly Kami[], berubah: Berubah, hari: ReadonlyMap<string, string>) {
  if (berubah.length === 0) return;
  const milik = new Map(kami.map((satu) => [satu.idInvoice, satu]));
  const rows = berubah.flatMap(({ referensi, nomorFaktur, status }) => {
    const sebelum = milik.get(referensi);
    const nomor = nomorFaktur ?? "";
    return sebelum ? [{ ...sebelum, lama: sebelum, status: STATUS[status], nomor, hari: hari.get(nomor) ?? null }] : [];
  });
  const isi = rows.map(({ idFaktur, status, nomor, hari: tanggal }) => ({ idFaktur, status, nomor, tanggal }));
  await deed.tx`
    update faktur f set status = r.status, nomor = r.nomor, tgl_nomor = r.tanggal, versi = f.versi + 1
    from jsonb_to_recordset(${deed.tx.json(isi)}) as r("idFaktur" text, status text, nomor text, tanggal date)
    where f.id_faktur = r."idFaktur"`;
  await audit(
    deed,
    ...rows.map(({ idFaktur, idSo, lama, status, nomor }) => ({
      ...{ jenis: "faktur" as const, id: idFaktur, idSo },
      ...{ sebelum: { status: lama.status, nomor: lama.nomor }, sesudah: { status, nomor } },
    })),
  );
}
