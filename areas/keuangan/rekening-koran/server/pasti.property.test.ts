import fc from "fast-check";
import { expect, test } from "vitest";
import { carryOut, rekeningBernama } from "#books/fixtures.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { textRows } from "#platform/documents/grid/readRows.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { readKoran } from "./baca/bacaKoran.ts";
import { hasHeadings } from "./baca/judul.ts";
import { bersaldo, type Gerak, JUDUL_LAIN, NOMOR, TATA, teksKoran } from "./baca/koran.testing.ts";
import { bacaRekeningKoran } from "./bacaRekeningKoran.ts";
import { matchSure } from "./pasti.ts";

const office = openOffice();

/** Undoes what a case wrote, so that the books stay those of the company. */
class Undone extends Error {}

type Bayar = { maju: number; rupiah: number; masuk: boolean; geser: number; menyebut: boolean; tercatat: boolean };

const bayar: fc.Arbitrary<Bayar> = fc.record({
  maju: fc.integer({ min: 0, max: 2 }),
  // Now and then an amount that comes again and again.
  rupiah: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 50_000, max: 90_000_000 }) },
    { weight: 1, arbitrary: fc.constant(250_000) },
  ),
  masuk: fc.boolean(),
  geser: fc.integer({ min: 0, max: 2 }),
  menyebut: fc.boolean(),
  // Fees of the bank are not in kas.
  tercatat: fc.integer({ min: 1, max: 8 }).map((n) => n > 1),
});

const hari = (n: number): Tanggal => new Date(Date.UTC(2026, 0, 5 + n)).toISOString().slice(0, 10) as Tanggal;

/** Rows of kas, each with a request of its own. */
async function isi(tx: Tx, idRekening: Id<"rekening">, idUser: number, rows: readonly object[]) {
  await tx`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, id_rekening_asal, nominal_pengajuan,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
    select s.id, (select min(id_kebutuhan) from kebutuhan), case when s.debit > 0 then 'masuk' else 'keluar' end,
      case when s.debit > 0 then ${idRekening}::integer end, case when s.kredit > 0 then ${idRekening}::integer end,
      s.debit + s.kredit, 'Uji', s.tanggal, now(), ${idUser}, 'Disetujui', ${idUser}, s.tanggal
    from jsonb_to_recordset(${tx.json(rows)}) s(id text, tanggal date, debit bigint, kredit bigint)`;
  await tx`
    insert into kas (id_rekening, tanggal, waktu, debit, kredit, id_pengajuan, id_kebutuhan)
    select ${idRekening}, s.tanggal, now(), s.debit, s.kredit, s.id, (select min(id_kebutuhan) from kebutuhan)
    from jsonb_to_recordset(${tx.json(rows)}) s(id text, tanggal date, debit bigint, kredit bigint) order by s.tanggal, s.id`;
}

const AWAL = 500_000_000_000;

test("what is matched by itself is never wrong, and nearly everything is", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "BCA RJP");
  let [pasti, sama] = [0, 0];
  const kasus = fc.tuple(fc.array(bayar, { minLength: 30, maxLength: 60 }), fc.constantFrom(...TATA));
  await fc.assert(
    fc.asyncProperty(kasus, async ([daftar, tata]) => {
      let at = 0;
      const semua = daftar.map((satu, n) => {
        at += satu.maju;
        return { ...satu, id: `PB-2601-${String(n).padStart(5, "0")}`, bank: hari(at), kas: hari(at + satu.geser) };
      });
      const gerak: Gerak[] = semua.map(({ bank, rupiah, masuk, id, menyebut }) => ({
        ...{
          tanggal: bank,
          sen: (masuk ? 1 : -1) * rupiah * 100,
          keterangan: menyebut ? `TRSF ${id.replaceAll("-", "")} PT` : "TRSF E-BANKING",
        },
      }));
      const rows = semua
        .filter(({ tercatat }) => tercatat)
        .map(({ id, kas, rupiah, masuk }) => ({
          id,
          tanggal: kas,
          debit: masuk ? rupiah : 0,
          kredit: masuk ? 0 : rupiah,
        }));
      const teks = teksKoran(tata, { gerak, saldoAwal: AWAL });
      const koran = readKoran(textRows(teks, hasHeadings(JUDUL_LAIN)), { nomor: NOMOR, judul: JUDUL_LAIN });
      await carryOut(office, boss, async (deed) => {
        const modal = { id: "PB-2512-00001", tanggal: "2025-12-01", debit: AWAL / 100, kredit: 0 };
        await isi(deed.tx, idRekening, boss.idUser, [modal, ...rows]);
        await bacaRekeningKoran(deed, idRekening, { ...koran, nama: "koran.csv", sidik: "0".repeat(64) });
        // What was matched leaves fewer that the others could be.
        await matchSure(deed, idRekening);
        const cocok = await deed.tx<
          { tanggal: Tanggal; sen: number; saldo: number | null; keterangan: string; id: string }[]
        >`
          select k.tanggal, k.sen, k.saldo, k.keterangan, s.id_pengajuan as id
          from rekening_koran k join koran_kas m using (id_cocok) join kas s using (id_kas)`;
        const benar = bersaldo({ gerak, saldoAwal: AWAL }).map((line, n) => ({ ...line, ...semua[n] }));
        for (const { tanggal, sen, saldo, keterangan, id } of cocok) {
          const mungkin = benar.filter(
            (line) =>
              line.tanggal === tanggal &&
              line.sen === sen &&
              (saldo === null || line.saldo === saldo) &&
              line.keterangan === keterangan,
          );
          expect(mungkin.filter(({ tercatat }) => tercatat).map((line) => line.id)).toContain(id);
        }
        pasti += cocok.length;
        sama += rows.length;
        throw new Undone();
      }).catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    }),
    few(70),
  );
  expect(pasti / sama).toBeGreaterThan(0.95);
});
