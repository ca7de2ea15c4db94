import { salamEmail } from "#company/kirimEmail.ts";
import { kertasPernyataan } from "#company/pernyataan.ts";
import { kop, letterhead, type Pengirim } from "#company/perusahaan.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { jumlahUmur, sebutanTempo, totalUmur } from "#kernel/umur.ts";
import type { Db } from "#platform/db/database.ts";
import type { ItemColumn } from "#platform/documents/pdf/table.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { maySendEmail } from "../../order/server/rules.ts";
import { findPelanggan } from "../../pelanggan/server/wire.ts";
import type { OrderTerbuka, Pernyataan, Piutang } from "../contract.ts";
import { orderTerbuka, pengingatTerakhir, saatDari } from "./sql.ts";

type Diminta = { idPelanggan: Id<"pelanggan">; tanggal: Tanggal | null };
type Kirim = Pick<Pengirim, "nama" | "bank">;

/** The account of a customer; one who owes nothing has one too. Its sums are those of the orders that are named. */
export async function rekeningKoran(
  context: Omit<ReadCtx, "db"> & { db: Db },
  { idPelanggan, tanggal: diminta }: Diminta,
) {
  const { db, today } = context;
  const saat = saatDari(diminta, today);
  const row = await findPelanggan(context, idPelanggan);
  const [order, diingatkan] = await Promise.all([
    orderTerbuka(db, saat, idPelanggan),
    pengingatTerakhir(db, idPelanggan),
  ]);
  const { instansi, nama, telepon, email, sales } = row;
  const umur = jumlahUmur(order);
  const [terlama] = order;
  const pelanggan: Piutang = {
    ...{ idPelanggan, instansi, nama, telepon, email, sales, ...umur },
    sisa: totalUmur(umur),
    tempoTerlama: terlama?.jatuhTempo ?? saat.pada,
    hariTerlama: terlama?.hari ?? 0,
    jumlahOrder: order.length,
    pengingatTerakhir: diingatkan,
    aksi: { kirimEmail: maySendEmail(email) },
  };
  return { pelanggan, tanggal: saat.pada, order: [...order] };
}

export async function getPernyataan(context: ReadCtx, diminta: Diminta): Promise<Pernyataan> {
  const isi = await rekeningKoran(context, diminta);
  return { ...isi, pesan: pesan(await kop(context.db), isi) };
}

type Isi = Omit<Pernyataan, "pesan">;
const PALING_BANYAK = 12;

const untuk = ({ nama, instansi }: Pick<Piutang, "nama" | "instansi">) => (instansi ? `${nama} (${instansi})` : nama);

/** What of it is past its due date. */
export const terlambatDari = ({ order }: Pick<Isi, "order">): number =>
  order.reduce((sum, { hari, sisa }) => sum + (hari > 0 ? sisa : 0), 0);

const butir = ({ idSo, idInvoice, jatuhTempo, hari, sisa }: OrderTerbuka): string =>
  `- ${[idSo, idInvoice].filter(Boolean).join(" / ")}: ${rupiah(sisa)}, jatuh tempo ${tanggal(jatuhTempo)} (${sebutanTempo(hari)})`;

function kalimat(company: Kirim, isi: Isi): string[] {
  const { order, pelanggan, tanggal: pada } = isi;
  const lewat = terlambatDari(isi);
  const sisanya = order.length - PALING_BANYAK;
  return [
    `Berikut tagihan di ${company.nama} yang belum lunas per ${tanggal(pada)}:`,
    ...order.slice(0, PALING_BANYAK).map(butir),
    ...(sisanya > 0 ? [`- dan ${sisanya} order lainnya`] : []),
    "",
    `Total ${rupiah(pelanggan.sisa)}${lewat > 0 ? `, di antaranya ${rupiah(lewat)} sudah lewat jatuh tempo` : ""}.`,
    ...(company.bank.length > 0 ? ["", "Pembayaran ke:", ...company.bank] : []),
    "",
    "Bila sudah dibayar, mohon abaikan pesan ini dan kirimkan buktinya kepada kami.",
  ];
}

/** The text for WhatsApp. */
function pesan(company: Kirim, isi: Isi): string {
  if (isi.order.length === 0) return `Yth. ${untuk(isi.pelanggan)},\n\n`;
  return [`Yth. ${untuk(isi.pelanggan)},`, "", ...kalimat(company, isi), "", "Terima kasih,", company.nama].join("\n");
}

const COLUMNS: readonly ItemColumn[] = [
  { header: "No", kind: "number", width: 20 },
  { header: "Invoice", kind: "text", width: "*" },
  { header: "Tanggal", kind: "date", width: "auto" },
  { header: "Jatuh Tempo", kind: "date", width: "auto" },
  { header: "Hari", kind: "number", width: 30 },
  { header: "Tagihan", kind: "money", width: "auto" },
  { header: "Sisa", kind: "money", width: "auto" },
];

/** The statement, with the letterhead it was made from; `kepala` where it was loaded already. */
export async function suratPernyataan(context: ReadCtx, diminta: Diminta, kepala?: Pengirim) {
  const isi = await rekeningKoran(context, diminta);
  if (isi.order.length === 0)
    throw conflict(`${isi.pelanggan.nama} tidak mempunyai piutang per ${tanggal(isi.tanggal)}`);
  const pengirim = kepala ?? (await letterhead(context.db, context.services.storage));
  const { pelanggan, order, tanggal: pada } = isi;
  const umur = jumlahUmur(order);
  const kertas = () =>
    kertasPernyataan({
      company: pengirim,
      title: "PERNYATAAN PIUTANG",
      code: tanggal(pada),
      facts: [
        [
          ["Per Tanggal", tanggal(pada)],
          ["Order Terbuka", String(order.length)],
          ["Lewat Tempo", rupiah(terlambatDari(isi))],
        ],
        [
          ["Kepada", untuk(pelanggan)],
          ["No Telp", pelanggan.telepon],
          ["Email", pelanggan.email],
        ],
      ],
      columns: COLUMNS,
      rows: order.map((one, at) => [
        at + 1,
        { nama: one.idInvoice ?? one.idSo, keterangan: one.idInvoice ? `Order ${one.idSo}` : "" },
        one.tanggal,
        one.jatuhTempo,
        one.hari,
        one.tagihan,
        one.sisa,
      ]),
      umur,
      notes: ["Hari dihitung dari jatuh tempo; angka di bawah nol belum jatuh tempo."],
    });
  return { isi, pengirim, kertas, total: totalUmur(umur), nama: namaBerkas(pelanggan, pada) };
}

const namaBerkas = (pelanggan: Piutang, pada: Tanggal): string =>
  `Pernyataan Piutang ${(pelanggan.instansi || pelanggan.nama).replace(/[\\/:*?"<>|]/g, " ")} ${pada}.pdf`;

export const isiEmail = (company: Pengirim, isi: Isi): string =>
  salamEmail(company, untuk(isi.pelanggan), [...kalimat(company, isi), "", "Pernyataan lengkap terlampir."]);
