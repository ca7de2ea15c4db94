import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import { OBJEK_JASA } from "./angkutan.ts";
import { bank } from "./keuangan.ts";
import { nomorFakturDari } from "./masukan.ts";
import { MESIN } from "./mesin.ts";
import type { Terdaftar } from "./pemasok.ts";
import type { Random } from "./random.ts";
import { orLater, proof, rekeningOf, type Story, thread } from "./story.ts";

type Perlu = { idProduk: number; kodeProduk: string; hargaBeli: number; minimalStock: number; jumlahStock: number };

/**
 * Twice a week: orders products that run low, receives them in batches and pays a purchase order when it is complete.
 */
export async function belanja(story: Story): Promise<void> {
  const { services, random, calendar } = story;
  const rows = await services.sql<Perlu[]>`
    select id_produk, kode_produk, harga_beli, minimal_stock, jumlah_stock from produk
    where not soft_delete and must_po and not status_po and jumlah_stock <= minimal_stock and minimal_stock > 0
    order by id_produk`;
  for (const perlu of rows) {
    if (random.chance(0.12)) continue;
    const own = thread(story);
    const qty = Math.max(2, perlu.minimalStock * own.random.pick([3, 3, 4]) - perlu.jumlahStock);
    const batal = own.random.chance(0.03);
    const terlambat = own.random.chance(0.05);
    // Most suppliers deliver in time.
    const hari = batal ? own.random.between(2, 6) : terlambat ? own.random.between(31, 46) : own.random.between(7, 20);
    const dari = pemasokUntuk(story, perlu.kodeProduk, own.random);
    const idPo = await pesan(own, perlu, qty, dari);
    calendar.later(hari, () => (batal ? batalkan(own, idPo) : datang(own, idPo, qty, dari)));
  }
}

/** Mostly the workshop that makes the machine best; a few are bought where nobody noted. */
function pemasokUntuk({ pemasok: semua }: Story, kode: string, random: Random): Terdaftar | undefined {
  const gambar = MESIN.find((mesin) => mesin.kode === kode)?.gambar;
  const bisa = semua.filter(({ membuat }) => gambar !== undefined && membuat.includes(gambar));
  if (bisa.length === 0 || random.chance(0.06)) return undefined;
  return random.chance(0.7) ? bisa[0] : random.pick(bisa);
}

const SERIBU = 1_000;
/** The workshops become dearer from year to year. */
const KENAIKAN_SETAHUN = 0.03;
const SETAHUN_MS = 365 * 86_400_000;
const naikSampai = (now: Date): number => 1 + (KENAIKAN_SETAHUN * (now.getTime() - Date.UTC(2025, 0, 1))) / SETAHUN_MS;

/** Management agrees on a price, the office orders at the usual one. */
async function pesan({ people, random, calendar }: Story, perlu: Perlu, qty: number, dari: Terdaftar | undefined) {
  const { idProduk, hargaBeli } = perlu;
  if (dari === undefined) return (await people.admin.do(po.addPo, { idProduk, qty })).data.idPo;
  const { idPemasok, harga } = dari;
  if (random.chance(0.4)) return (await people.admin.do(po.addPo, { idProduk, qty, idPemasok })).data.idPo;
  const wajar = (hargaBeli * harga * naikSampai(calendar.now()) * random.between(98, 102)) / 100;
  const hargaPemasok = Math.round(wajar / SERIBU) * SERIBU;
  return (await people.direktur.do(po.addPo, { idProduk, qty, idPemasok, hargaPemasok })).data.idPo;
}

async function batalkan({ people }: Story, idPo: string): Promise<void> {
  await people.direktur.do(po.cancelPo, { idPo });
}

async function datang(story: Story, idPo: string, sisa: number, dari: Terdaftar | undefined): Promise<void> {
  const { random, people, calendar } = story;
  const selesai = sisa > 4 && random.chance(0.45) ? Math.ceil(sisa / 2) : sisa;
  await people.gudang.do(po.updatePoSelesai, { idPo, selesai });
  if (selesai < sisa) calendar.later(random.between(4, 12), () => datang(story, idPo, sisa - selesai, dari));
  else if (dari !== undefined && random.chance(0.25))
    calendar.later(3, () => orLater(story, 5, () => tagihkan(story, idPo, dari)));
  else calendar.later(tempo(random, dari), () => orLater(story, 5, () => lunasi(story, idPo)));
}

/** Most are paid in time; a few wait until the supplier calls, some of them for months. */
function tempo(random: Random, dari: Terdaftar | undefined): number {
  const termin = dari?.termin ?? 30;
  if (random.chance(dari?.ditunda ?? 0.04)) return termin + random.between(10, 120);
  return Math.max(3, termin - random.between(2, 12));
}

async function lunasi(story: Story, idPo: string): Promise<void> {
  const rekening = rekeningOf(story, await bank(story));
  await story.people.keuangan.do(
    po.updatePoLunas,
    { idPo, statusPembayaran: true, idRekening: rekening },
    proof(story, "transfer"),
  );
}

type Terkirim = { qty: number; hargaSatuan: number };

/**
 * Some suppliers send a bill: mostly at the agreed price, now and then dearer or with the freight on it. It is paid at once or
 * in two parts, and what was paid before is taken off.
 */
async function tagihkan(story: Story, idPo: string, dari: Terdaftar): Promise<void> {
  const { people, random, calendar, services } = story;
  const [po] = await services.sql<Terkirim[]>`select qty, harga_satuan from po where id_po = ${idPo}`;
  if (!po) return;
  const { idPemasok } = dari;
  const harga = Math.round((po.hargaSatuan * random.pick([100, 100, 100, 101, 102, 99])) / 100 / SERIBU) * SERIBU;
  const ongkir = random.chance(0.35) ? random.between(3, 12) * 50_000 : 0;
  const dasar = random.pick(["nilai", "jumlah"] as const);
  const uangMuka = random.chance(0.3) ? Math.round((po.qty * harga) / 4 / SERIBU) * SERIBU : 0;
  const rekening = rekeningOf(story, await bank(story));
  const bukti = () => proof(story, "transfer");
  const dibayar =
    uangMuka === 0
      ? null
      : (
          await people.keuangan.do(
            tagihan.addUangMuka,
            { idPemasok, idPo, idRekening: rekening, nominal: uangMuka, keterangan: "Uang muka bahan" },
            bukti(),
          )
        ).data.idUangMuka;
  const { ppn: tarif, pph } = (await people.keuangan.do(tagihan.getBahanTagihan, { idPemasok })).data;
  const ppn = tarif?.memungut ? Math.round(((po.qty * harga + ongkir) * tarif.atas) / tarif.bawah) : 0;
  const hari = jakartaToday(calendar.now());
  const { idTagihan } = (
    await people.keuangan.do(
      tagihan.addTagihan,
      {
        ...{
          idPemasok,
          nomor: `F-${idPo.slice(3)}`,
          tglTagihan: hari,
          jatuhTempo: null,
          keterangan: "",
        },
        ...(ppn > 0 ? { ppn, nomorFaktur: nomorFakturDari(idPo), tglFaktur: hari } : {}),
        barang: [{ idPo, unit: po.qty, harga }],
        biaya: ongkir === 0 ? [] : [{ keterangan: "Ongkos kirim", nominal: ongkir, dasar, idPo: [idPo] }],
      },
      bukti(),
    )
  ).data;
  if (dibayar) await people.keuangan.do(tagihan.pakaiUangMuka, { idTagihan, idUangMuka: dibayar, nominal: uangMuka });
  const sisa = po.qty * harga + ongkir + ppn - uangMuka;
  const bagian = random.chance(0.3) ? [Math.floor(sisa / 2), sisa - Math.floor(sisa / 2)] : [sisa];
  for (const [at, nominal] of bagian.entries()) {
    calendar.later(tempo(random, dari) + 14 * at, () =>
      orLater(story, 5, async () => {
        // The freight is a service: the tax on it is kept of the first payment.
        const potong = at === 0 && ongkir > 0 && pph !== null ? { pphDasar: ongkir, pphObjek: OBJEK_JASA } : {};
        await people.keuangan.do(
          tagihan.bayarTagihan,
          { idTagihan, idRekening: rekening, nominal, ...potong },
          bukti(),
        );
      }),
    );
  }
}

const PEMBICARAAN = [
  ["Minta tempo diperpanjang, akan dirapatkan dengan bosnya.", "Telepon lagi soal tempo"],
  ["Harga plat naik, minta penyesuaian mulai bulan depan.", "Minta penawaran tertulis"],
  ["Dua unit lecet di jalan, diganti pada kiriman berikut.", ""],
  ["Menawarkan potongan untuk pesanan di atas sepuluh unit.", "Hitung kebutuhan tiga bulan"],
] as const;

/** Now and then somebody notes what was said. */
export async function noteTalk({ people, random, pemasok: semua }: Story, hari: string): Promise<void> {
  const { idPemasok } = random.pick(semua);
  const [isi, langkah] = random.pick(PEMBICARAAN);
  await people.keuangan.do(pemasok.addCatatanPemasok, { idPemasok, tanggal: hari, isi, langkah, tglLangkah: null });
}
