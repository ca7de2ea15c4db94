import fc from "fast-check";
import { expect, test } from "vitest";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pengajuan } from "../contract.ts";
import type { TipePengajuan } from "../isiPengajuan.ts";
import { bukti } from "./pengajuan.testing.ts";

const office = openOffice();

const PANAS = ["Kas Kecil", "BCA RJP", "BRI Aneka"] as const;

type Langkah = {
  tipe: TipePengajuan;
  asal: number;
  tujuan: number;
  nominal: number;
  setujui: boolean;
  rebutan: boolean;
};

const langkah: fc.Arbitrary<Langkah> = fc
  .record({
    tipe: fc.constantFrom<TipePengajuan>("masuk", "keluar", "pindah"),
    asal: fc.nat(PANAS.length - 1),
    tujuan: fc.nat(PANAS.length - 1),
    nominal: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 5_000_000 })),
    setujui: fc.integer({ min: 1, max: 5 }).map((n) => n > 1),
    /** Two people decide at the same moment. */
    rebutan: fc.boolean(),
  })
  .filter(({ tipe, asal, tujuan }) => tipe !== "pindah" || asal !== tujuan);

/** Adds requests that wait for a decision. */
async function menunggu(staf: Person, rekening: readonly Id<"rekening">[], steps: readonly Langkah[]) {
  const rows = steps.map(({ tipe, asal, tujuan, nominal }) => ({
    tipe,
    asal: tipe === "masuk" ? null : rekening[asal],
    tujuan: tipe === "keluar" ? null : rekening[tujuan],
    nominal,
  }));
  const made = await office.sql<{ idPengajuan: string }[]>`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, id_rekening_tujuan,
      nominal_pengajuan, deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user)
    select 'UJI-' || gen_random_uuid(), (select min(id_kebutuhan) from kebutuhan), s.tipe, s.asal, s.tujuan, s.nominal,
      'Acak', '2026-11-20', ${office.now()}, ${staf.idUser}
    from jsonb_to_recordset(${office.sql.json(rows as never)}) as s(tipe text, asal int, tujuan int, nominal bigint)
    returning id_pengajuan`;
  return made.map((row) => row.idPengajuan);
}

/** Lets all people decide at once; answers how many succeeded. */
async function putuskan(deciders: readonly Person[], idPengajuan: string, setujui: boolean): Promise<number> {
  const statusPengajuan = setujui ? "Disetujui" : "Ditolak";
  const decision = { idPengajuan, statusPengajuan, note: "acak", dokumen: [await bukti()] };
  const answers = await Promise.all(deciders.map((person) => person.send(pengajuan.approvePengajuan, decision)));
  for (const { status, body } of answers) expect([200, 409], String(body.message)).toContain(status);
  return answers.filter((answer) => answer.status === 200).length;
}

async function semuaSaldo(): Promise<Map<number, number>> {
  const rows = await office.sql<{ id: number; saldo: number }[]>`select id_rekening as id, saldo from rekening`;
  return new Map(rows.map((row) => [row.id, row.saldo]));
}

test("whatever is decided at once on the same few accounts, every balance is the sum of what was said to be done", async () => {
  const staf = await office.person("Kasir");
  const bosses = [await office.person("Management"), await office.person("Super Admin")] as const;
  const rekening = await Promise.all(PANAS.map((nama) => rekeningBernama(office, nama)));
  await isiRekening(office, bosses[1], "Kas Kecil", 1_000);
  // The expected balances, computed only from the answers that people got.
  const harapan = await semuaSaldo();
  const geser = (at: number, nominal: number) => {
    const id = rekening[at] ?? 0;
    harapan.set(id, (harapan.get(id) ?? 0) + nominal);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 6, maxLength: 16 }), async (steps) => {
      const ids = await menunggu(staf, rekening, steps);
      const times = await Promise.all(
        steps.map(({ rebutan, setujui }, at) =>
          putuskan(rebutan ? bosses : [bosses[at % 2] ?? bosses[0]], ids[at] ?? "", setujui),
        ),
      );
      steps.forEach(({ tipe, asal, tujuan, nominal, setujui }, at) => {
        expect(times[at]).toBeLessThanOrEqual(1);
        if (times[at] !== 1 || !setujui) return;
        if (tipe !== "masuk") geser(asal, -nominal);
        if (tipe !== "keluar") geser(tujuan, nominal);
      });
      expect(await semuaSaldo()).toEqual(harapan);
      expect((await office.periksa()).filter((rule) => !rule.lolos)).toEqual([]);
    }),
    few(6),
  );
});
