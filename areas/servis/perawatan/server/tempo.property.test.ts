import fc from "fast-check";
import { expect, test } from "vitest";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { pesan } from "#areas/penjualan/seri/server/seri.testing.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { keluhkan, mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { kunjungan } from "../../kunjungan/contract.ts";
import { perawatan } from "../contract.ts";
import { kerjakan } from "./perawatan.testing.ts";

const office = openOffice();

type Aturan = { bulan: number | null; jam: number | null };
type Visit = { id: string; hari: string; jam: number | null; merawat: boolean };
type Fakta = { dikirim: string | null; aturan: Aturan; visits: Visit[] };

const hariKe = (hari: string) => Date.parse(`${hari}T00:00:00Z`) / 86_400_000;
const hariDari = (ke: number) => new Date(ke * 86_400_000).toISOString().slice(0, 10);

function tambahBulan(hari: string, bulan: number): string {
  const [tahun = 0, ke = 0, tanggal = 0] = hari.split("-").map(Number);
  const terakhir = new Date(Date.UTC(tahun, ke - 1 + bulan + 1, 0)).getUTCDate();
  return new Date(Date.UTC(tahun, ke - 1 + bulan, Math.min(tanggal, terakhir))).toISOString().slice(0, 10);
}

/** The day of the next maintenance, told from the facts in other words than the database's. */
function tempoDari({ dikirim, aturan: { bulan, jam }, visits }: Fakta): string | null | undefined {
  if (dikirim === null || (bulan === null && jam === null)) return undefined;
  const dasar = [dikirim, ...visits.filter(({ merawat }) => merawat).map(({ hari }) => hari)].sort().at(-1) ?? dikirim;
  const dibaca = visits
    .filter((visit) => visit.jam !== null)
    .sort((a, b) => (a.hari < b.hari ? -1 : a.hari > b.hari ? 1 : 0));
  const jamDasar = dibaca.filter(({ hari }) => hari <= dasar).at(-1)?.jam ?? 0;
  const baca = dibaca.filter(({ hari }) => hari > dasar).at(-1);
  const hari: string[] = bulan === null ? [] : [tambahBulan(dasar, bulan)];
  if (jam !== null && baca?.jam && baca.jam > jamDasar) {
    const sehari = (baca.jam - jamDasar) / (hariKe(baca.hari) - hariKe(dasar));
    hari.push(hariDari(hariKe(dasar) + Math.min(Math.ceil(Number((jam / sehari).toFixed(6))), 100_000)));
  }
  return hari.sort()[0] ?? null;
}

const langkah = fc.oneof(
  fc.record({ apa: fc.constant("lewat" as const), hari: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    apa: fc.constant("kunjungi" as const),
    merawat: fc.boolean(),
    beres: fc.boolean(),
    jam: fc.option(fc.integer({ min: 0, max: 3_000 })),
  }),
  fc.record({ apa: fc.constant("urungkan" as const), ke: fc.nat(5) }),
  fc.record({ apa: fc.constant("kembali" as const) }),
  fc.record({
    apa: fc.constant("atur" as const),
    bulan: fc.option(fc.integer({ min: 1, max: 24 })),
    jam: fc.option(fc.integer({ min: 1, max: 2_000 })),
  }),
);

test("whatever is delivered, visited, read and ruled in whatever order, the next maintenance follows from the facts", async () => {
  const boss = await office.person("Super Admin");
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { nomor, idProduk } = await mesinTerkirim(office, boss);
      const fakta: Fakta = { dikirim: jakartaToday(office.now()), aturan: { bulan: null, jam: null }, visits: [] };
      for (const step of steps) {
        const today = jakartaToday(office.now());
        if (step.apa === "lewat")
          await office.travel(new Date(office.now().getTime() + step.hari * 86_400_000).toISOString());
        else if (step.apa === "atur") {
          const { apa: _, ...aturan } = step;
          await boss.call(perawatan.setAturanPerawatan, { idProduk, ...aturan });
          fakta.aturan = aturan;
        } else if (step.apa === "kembali") {
          if (fakta.dikirim === null) await kirimLagi(boss, idProduk, nomor);
          else await kembalikan(boss, nomor);
          fakta.dikirim = fakta.dikirim === null ? today : null;
        } else if (step.apa === "urungkan") {
          const [visit] = fakta.visits.splice(step.ke, 1);
          if (visit) await boss.call(kunjungan.urungkanKunjungan, { idKunjungan: visit.id, alasan: "Uji" });
        } else {
          const id = await rencanakan(boss, nomor, step.merawat);
          if (id === null) continue;
          await kerjakan(boss, id, { jam: step.jam, beres: step.beres });
          fakta.visits.push({ id, hari: today, jam: step.jam, merawat: step.merawat && step.beres });
        }
        const { data } = await boss.call(perawatan.getPerawatan, { cari: nomor });
        expect(data[0]?.tempo).toBe(tempoDari(fakta));
      }
    }),
    few(8),
  );
});

/** A visit of today; null where there is nothing to maintain. */
async function rencanakan(boss: Person, nomor: string, merawat: boolean): Promise<string | null> {
  const kapan = { rencana: jakartaToday(office.now()), idTeknisi: boss.idUser };
  if (!merawat) {
    const idKeluhan = await keluhkan(boss, nomor, { tanggungan: "" });
    return (await boss.call(kunjungan.addKunjungan, { idKeluhan, ...kapan })).data.idKunjungan;
  }
  const [mesin] = (await boss.call(perawatan.getPerawatan, { cari: nomor })).data;
  if (!mesin) return null;
  if (mesin.aksi.jadwalkan.boleh) {
    return (await boss.call(perawatan.jadwalkanPerawatan, { nomor, ...kapan })).data.idKunjungan;
  }
  return (await boss.call(kunjungan.addKunjungan, { idKeluhan: mesin.idKeluhan ?? "", ...kapan })).data.idKunjungan;
}

async function kembalikan(boss: Person, nomor: string): Promise<void> {
  const [unit] = await office.sql<{ idSj: string; idOrderan: number }[]>`
    select id_surat_jalan as id_sj, id_orderan from surat_jalan_seri where nomor = ${nomor} and kembali is null`;
  const { idSj = "", idOrderan = 0 } = unit ?? {};
  const barang = [{ idOrderan, baik: 1, rusak: 0 }];
  const isi = { idSj, barang, seri: [{ nomor, baik: true }], alasan: "Salah kirim", dokumen: [await picture()] };
  await boss.call(retur.addRetur, isi);
}

/** The same unit to another customer. */
async function kirimLagi(boss: Person, idProduk: Id<"produk">, nomor: string): Promise<void> {
  const order = await pesan(office, boss, idProduk, 1);
  await order.kirim({ seri: order.seri(nomor), tglSurat: jakartaToday(office.now()) });
}
