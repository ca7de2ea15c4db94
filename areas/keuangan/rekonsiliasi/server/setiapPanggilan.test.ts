import { beforeAll, expect, test } from "vitest";
import { type Dunia, dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { TEMUAN } from "#areas/buku-besar/tutup-buku/server/setiapPanggilan.testing.ts";
import { pagi } from "#areas/laporan/server/setahun.testing.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { koranSepertiKas, samakan } from "./rekonsiliasi.testing.ts";

const office = openOffice();
let boss: Person;
let manajer: Person;
let isi: Dunia;
const SAMPAI = "2026-05-31";

/** Every account with money agrees with its bank until the end of May. */
beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Ratna" });
  manajer = await office.person("Management", { nama: "Budi" });
  isi = await dunia(office, boss, manajer);
  const rekening = await office.sql<{ id: Id<"rekening"> }[]>`select distinct id_rekening as id from kas order by 1`;
  expect(rekening.length).toBeGreaterThan(2);
  for (const { id } of rekening) {
    await koranSepertiKas(office, boss, id);
    await samakan(office, boss, id, SAMPAI);
  }
});

/** What was reconciled: the rows of kas and lines until that day, and what belongs together. */
const terkunci = async () => [
  await office.sql`select * from kas where tanggal <= ${SAMPAI} order by id_kas`,
  await office.sql`select * from rekening_koran where tanggal <= ${SAMPAI} order by id_koran`,
  await office.sql`select m.* from koran_kas m join kas using (id_kas) where tanggal <= ${SAMPAI} order by id_kas`,
];

type Jawaban = { nama: string; input: Record<string, unknown>; status: number; message: string; field: unknown };

/** All that two people at once can do, as Tutup Buku tries it. */
async function lakukanSemua(): Promise<Jawaban[]> {
  const jawaban: Jawaban[] = [];
  for (const [nama, { ditolak, terbuka }] of Object.entries(TEMUAN)) {
    for (const usaha of [ditolak, terbuka]) {
      let coba: Awaited<ReturnType<NonNullable<typeof usaha>>> = [];
      try {
        coba = (await usaha?.(isi, boss)) ?? [];
      } catch {
        // What it needs was done before, or cannot be made on that day.
        continue;
      }
      // Without a day of money the others are refused for a closed month alone.
      for (const [call, input] of usaha === ditolak ? coba.filter(([, { tanggalUang }]) => tanggalUang) : coba) {
        for (const { status, body } of await Promise.all([manajer.send(call, input), boss.send(call, input)])) {
          const [first] = (body.errors ?? []) as { field: string }[];
          jawaban.push({ nama, input, status, message: String(body.message), field: first?.field });
        }
      }
    }
  }
  return jawaban;
}

const KALIMAT = /sudah direkonsiliasi sampai 31-05-2026 oleh Ratna/;

test("no call moves money of a reconciled day: every one that would is refused with the sentence", async () => {
  const sebelum = await terkunci();
  // The clock of a server that is behind: what is booked today lies in May.
  await pagi(office, SAMPAI);
  const jawaban = await lakukanSemua();
  expect(jawaban.filter(({ status }) => status >= 500)).toEqual([]);
  const ditolak = new Set(jawaban.filter(({ message }) => KALIMAT.test(message)).map(({ nama }) => nama));
  expect([...ditolak].sort()).toEqual([
    "invoice.approveInv",
    "koreksi.putuskanKoreksi",
    "pengajuan.approvePengajuan",
    "pengajuanAsset.approvePengajuanAsset",
    "po.updatePoLunas",
    "tagihan.addUangMuka",
    "tagihan.batalBayarTagihan",
    "tagihan.bayarTagihan",
    "tagihan.kembaliUangMuka",
  ]);
  expect(await terkunci()).toEqual(sebelum);
});

test("a day of the money that is reconciled is refused at its field, and work goes on after it", async () => {
  const sebelum = await terkunci();
  const kas = async () => Number((await office.sql`select count(*) from kas`)[0]?.count);
  const banyak = await kas();
  await pagi(office, "2026-06-15");
  const jawaban = await lakukanSemua();
  expect(jawaban.filter(({ status }) => status >= 500)).toEqual([]);
  const bertanggal = jawaban.filter(({ input }) => input.tanggalUang === SAMPAI);
  expect(new Set(bertanggal.map(({ nama }) => nama)).size).toBe(5);
  for (const { field, message, status } of bertanggal) {
    expect([status, field]).toEqual([400, "tanggalUang"]);
    expect(message).toMatch(KALIMAT);
  }
  expect(await kas()).toBeGreaterThan(banyak + 5);
  expect(await terkunci()).toEqual(sebelum);
});
