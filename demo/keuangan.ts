import {
  BAHAN_BAKU,
  BIAYA,
  DEPOSIT,
  DEVIDEN,
  ISI_ULANG,
  KASBON,
  MODAL,
  MODAL_DISETOR,
  PEMBANGUNAN,
  PINDAH_KAS,
} from "./biaya.ts";
import { labaTahun } from "./neraca.ts";
import { langsungDibayar, requestAndDecide, setujui, submitPengajuan, tolak } from "./pengajuan.ts";
import { orLater, type Story } from "./story.ts";

/** Money apart from sales and purchases: capital, costs, loans, dividends. */

/** Chooses a bank account that can pay; a fuller account is chosen more often. */
export async function bank({ services, random }: Story): Promise<string> {
  const rows = await services.sql<{ nama: string; saldo: number }[]>`
    select nama_rekening as nama, saldo from rekening where grup is not null and saldo > 0 order by saldo desc`;
  const semua = rows.reduce((sum, row) => sum + row.saldo, 0);
  let sisa = random.next() * random.next() * semua;
  for (const { nama, saldo } of rows) {
    sisa -= saldo;
    if (sisa < 0) return nama;
  }
  return "BCA RJP";
}

export async function dirikanKeuangan(story: Story): Promise<void> {
  const { boss, direktur } = story.people;
  for (const { rekening, nominal } of MODAL) {
    const deskripsi = `Setoran modal ${rekening}`;
    const request = { kebutuhan: MODAL_DISETOR, tipe: "masuk" as const, tujuan: rekening, nominal, deskripsi };
    await setujui(story, boss, await submitPengajuan(story, direktur, request));
  }
  await langsungDibayar(story, {
    kebutuhan: DEPOSIT,
    tipe: "keluar",
    asal: "BCA RJP",
    nominal: 130_000_000,
    deskripsi: "Deposit sewa gudang dua bulan",
  });
}

/** Pays what is due on these dates. `share` is how far the story is, from 0 to 1: a growing company spends more. */
export async function keuanganHarian(story: Story, dates: readonly string[], share: number): Promise<void> {
  for (const date of dates) {
    const [tahun = 0, bulan = 0, hari = 0] = date.split("-").map(Number);
    await biayaBulanan(story, bulan, hari, share);
    for (const { tujuan, nominal, deskripsi } of ISI_ULANG.filter((isi) => isi.hari === hari)) {
      const asal = await bank(story);
      if (asal === tujuan) continue;
      await requestAndDecide(story, { kebutuhan: PINDAH_KAS, tipe: "pindah", asal, tujuan, nominal, deskripsi });
    }
    if (hari === 11) await kasbon(story);
    if (hari === 24 && share > 0.55 && share < 0.85) await bangun(story);
    if (bulan === 4 && hari === 15) await bagiDeviden(story, tahun - 1);
    if (hari % 7 === 0) await bahanBaku(story);
  }
  if (hariKerjaTerakhir(dates.at(-1) ?? "")) story.calendar.later(0, () => bahanBaku(story));
}

/** The end of the month falls before the next working day. */
function hariKerjaTerakhir(date: string): boolean {
  const besok = new Date(`${date}T00:00:00Z`);
  do besok.setUTCDate(besok.getUTCDate() + 1);
  while (besok.getUTCDay() === 0);
  return besok.toISOString().slice(0, 7) !== date.slice(0, 7);
}

async function biayaBulanan(story: Story, bulan: number, hari: number, share: number): Promise<void> {
  const { random } = story;
  for (const biaya of BIAYA.filter((one) => one.hari === hari && (one.bulan ?? bulan) === bulan)) {
    const kira = biaya.nominal * (0.84 + 0.32 * share) * (0.96 + random.next() * 0.08);
    const nominal = Math.round(kira / 50_000) * 50_000;
    const asal = biaya.asal && random.chance(0.65) ? biaya.asal : await bank(story);
    await requestAndDecide(story, {
      kebutuhan: biaya.kebutuhan,
      tipe: "keluar",
      asal,
      nominal,
      deskripsi: `${biaya.kebutuhan.toLowerCase()} ${NAMA_BULAN[bulan - 1]}`,
    });
  }
}

const NAMA_BULAN = [
  "januari",
  "februari",
  "maret",
  "april",
  "mei",
  "juni",
  "juli",
  "agustus",
  "september",
  "oktober",
  "november",
  "desember",
];

/** A loan to an employee, which is paid back from the next salary. */
async function kasbon(story: Story): Promise<void> {
  const { random, calendar } = story;
  const nominal = random.between(3, 14) * 500_000;
  const umum = { kebutuhan: KASBON, nominal };
  await langsungDibayar(story, {
    ...umum,
    tipe: "keluar",
    asal: "Kas Management",
    deskripsi: "kasbon karyawan produksi",
  });
  calendar.later(random.between(35, 70), () =>
    langsungDibayar(story, {
      ...umum,
      tipe: "masuk",
      tujuan: "Kas Management",
      deskripsi: "pelunasan kasbon karyawan",
    }),
  );
}

const bangun = async (story: Story) =>
  langsungDibayar(story, {
    kebutuhan: PEMBANGUNAN,
    tipe: "keluar",
    asal: await bank(story),
    nominal: story.random.between(14, 19) * 5_000_000,
    deskripsi: "termin pembangunan gudang baru",
  });

async function bagiDeviden(story: Story, tahun: number): Promise<void> {
  const nominal = Math.floor(((await labaTahun(story, tahun)) * 0.4) / 10_000_000) * 10_000_000;
  if (nominal <= 0) return;
  // Half for each of the two shareholders.
  const bagian = Math.ceil(nominal / 2);
  for (const jumlah of [bagian, nominal - bagian]) {
    const asal = await bank(story);
    const deskripsi = `deviden tahun buku ${tahun}`;
    await langsungDibayar(story, { kebutuhan: DEVIDEN, tipe: "keluar", asal, nominal: jumlah, deskripsi });
  }
}

/**
 * Pays material for the machines that the workshop finished since, at the value with which they entered the warehouse.
 */
async function bahanBaku(story: Story): Promise<void> {
  const [row] = await story.services.sql<{ kurang: number }[]>`
    select coalesce((select sum(coalesce(nilai, qty * harga_beli)) from stok where jenis = 'produksi'), 0)::bigint
      - coalesce((select sum(nominal_pengajuan) from pengajuan join kebutuhan using (id_kebutuhan)
                  where nama_kebutuhan = ${BAHAN_BAKU} and status_pengajuan <> 'Ditolak'), 0)::bigint as kurang`;
  const nominal = Math.round((row?.kurang ?? 0) / 10_000) * 10_000;
  if (nominal <= 0) return;
  const asal = story.random.pick(["BCA RJP", "BCA RJP", "BCA Aneka"] as const);
  const request = {
    kebutuhan: BAHAN_BAKU,
    tipe: "keluar" as const,
    asal,
    nominal,
    deskripsi: "plat, motor dan burner",
  };
  await langsungDibayar(story, request);
}

/** Approves the refunds of cancelled orders; somebody does so every few days. */
export async function putuskanPengembalian(story: Story): Promise<void> {
  const rows = await story.services.sql<{ idPengajuan: string }[]>`
    select id_pengajuan from pengajuan where status_pengajuan = 'Menunggu' and otomatis order by urut limit 5`;
  for (const { idPengajuan } of rows) await orLater(story, 4, () => setujui(story, story.people.keuangan, idPengajuan));
}

/** Requests that are still open at the end of the story, and one that was rejected. */
export async function yangMenunggu(story: Story): Promise<void> {
  const { admin, keuangan } = story.people;
  const keluar = (kebutuhan: string, nominal: number, deskripsi: string) =>
    submitPengajuan(story, admin, { kebutuhan, tipe: "keluar", asal: "BCA RJP", nominal, deskripsi });
  await keluar("Iklan dan Pameran", 28_500_000, "booth pameran agro di Surabaya");
  await keluar("Perawatan Kendaraan", 7_250_000, "ganti ban truk engkel dan servis besar");
  await keluar("Perlengkapan Kantor", 4_980_000, "printer dan kursi ruang sales");
  const ditolak = await keluar("Konsumsi Rapat", 12_000_000, "makan malam akhir tahun di hotel");
  await tolak(keuangan, ditolak, "Melebihi anggaran, cari tempat lain");
}
