import { keluhan } from "#areas/servis/keluhan/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { perawatan } from "#areas/servis/perawatan/contract.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { PERJALANAN_SERVIS } from "./biaya.ts";
import { setujui, submitPengajuan } from "./pengajuan.ts";
import { proof, type Story } from "./story.ts";

const KELUHAN = [
  ["Suhu tidak naik, api mati sendiri", "Ganti termokopel, burner dibersihkan"],
  ["Motor berbunyi keras", "Bearing motor diganti"],
  ["Panel tidak menyala", "Kabel daya diganti, panel diuji satu jam"],
] as const;

/** A customer calls about a machine with a number; some days later a technician comes. */
export async function layani(story: Story): Promise<void> {
  const { random, people, services, calendar } = story;
  await rawat(story);
  const [unit] = await services.sql<{ nomor: string }[]>`
    select n.nomor from surat_jalan_seri n join surat_jalan j using (id_surat_jalan)
    where j.status_barang in ('Kirim', 'Diambil') and n.id_retur is null
    order by md5(n.nomor || ${jakartaToday(calendar.now())}::text) limit 1`;
  if (!unit) return;
  const [isi, pekerjaan] = random.pick(KELUHAN);
  const { idKeluhan } = (
    await people.teknisi.do(keluhan.addKeluhan, { nomor: unit.nomor, keluhan: isi }, proof(story, "kirim"))
  ).data;
  const hari = random.between(2, 6);
  const rencana = jakartaToday(new Date(calendar.now().getTime() + hari * 86_400_000));
  const idTeknisi = people.teknisi.user.idUser as Id<"karyawan">;
  const { idKunjungan } = (await people.teknisi.do(kunjungan.addKunjungan, { idKeluhan, rencana, idTeknisi })).data;
  calendar.later(hari, () => kerjakan(story, idKunjungan, pekerjaan));
}

/** Machines of two products are maintained each year: those that are due get their visit, a few at a time. */
async function rawat({ people, services, calendar }: Story): Promise<void> {
  const produk = await services.sql<{ idProduk: Id<"produk"> }[]>`
    select id_produk from seri where not exists (select from perawatan_aturan) group by 1 order by 1 limit 2`;
  for (const { idProduk } of produk)
    await people.boss.do(perawatan.setAturanPerawatan, { idProduk, bulan: 12, jam: 2_000 });
  const today = jakartaToday(calendar.now());
  const due = await services.sql<{ nomor: string }[]>`
    select nomor from perawatan where id_keluhan is null and hari <= ${today} order by hari, urut limit 4`;
  const idTeknisi = people.teknisi.user.idUser as Id<"karyawan">;
  for (const { nomor } of due) {
    const { idKunjungan } = (
      await people.teknisi.do(perawatan.jadwalkanPerawatan, { nomor, rencana: today, idTeknisi })
    ).data;
    const isi = { pekerjaan: "Saringan dibersihkan, bantalan dilumasi", beres: true, penerima: "Bagian produksi" };
    calendar.later(1, async () => {
      const jam = 1_000 + Number(today.slice(8));
      await people.teknisi.do(kunjungan.kerjakanKunjungan, { idKunjungan, ...isi, part: [], jam });
    });
  }
}

/** The technician drove there, and his wage of the day is paid from the cash box. */
async function bayarPerjalanan(story: Story, idKunjungan: string): Promise<void> {
  const [{ people, services }, nomor] = [story, Number(idKunjungan.slice(-2))];
  const [kas] = await services.sql<{ saldo: number }[]>`
    select saldo from rekening where nama_rekening = 'Kas Kecil'`;
  if ((kas?.saldo ?? 0) < 2_000_000) return;
  const idPengajuan = await submitPengajuan(story, people.boss, {
    ...{ kebutuhan: PERJALANAN_SERVIS, tipe: "keluar", asal: "Kas Kecil", idKunjungan },
    ...{ nominal: 250_000 + 5_000 * (nomor % 40), deskripsi: "Upah sehari, solar dan tol" },
  });
  await setujui(story, people.keuangan, idPengajuan);
}

async function kerjakan(story: Story, idKunjungan: string, pekerjaan: string): Promise<void> {
  const { people, services } = story;
  await bayarPerjalanan(story, idKunjungan);
  const [part] = await services.sql<{ idProduk: Id<"produk"> }[]>`
    select id_produk from produk where kategori_produk = 'upgrade' and stock_sales > 2 order by stock_sales desc, id_produk limit 1`;
  const isi = { idKunjungan, pekerjaan, beres: true, penerima: "Bagian produksi" };
  try {
    await people.teknisi.do(kunjungan.kerjakanKunjungan, {
      ...isi,
      part: part ? [{ idProduk: part.idProduk, qty: 1 }] : [],
    });
  } catch (error) {
    // Somebody took the last one meanwhile.
    if (!(error instanceof Refusal)) throw error;
    await people.teknisi.do(kunjungan.kerjakanKunjungan, { ...isi, part: [] });
  }
}
