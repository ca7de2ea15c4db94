import { expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { pagi, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { tutupBuku } from "../contract.ts";

const office = openOffice();

test("a new name holds from the first open month on, also after a month was opened again", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const { gaji } = await setahun(office, boss);
  const namai = (namaKebutuhan: string) => boss.call(kebutuhan.updateKebutuhan, { idKebutuhan: gaji, namaKebutuhan });
  /** The name of the need in Laba Rugi of the months from March to June. */
  const nama = () =>
    Promise.all(
      [3, 4, 5, 6].map(async (bulan) => {
        const { data } = await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan });
        const semua = data.flatMap((satu) => satu.komponen.flatMap((komponen) => komponen.kebutuhan));
        return semua.find(({ idKebutuhan }) => idKebutuhan === gaji)?.namaKebutuhan;
      }),
    );
  await namai("Upah");
  expect(await nama()).toEqual(["Upah", "Upah", "Upah", "Upah"]);
  await manajer.call(tutupBuku.closeBulan, { bulan: "2026-03" });
  await namai("Upah Pabrik");
  await namai("Upah Karyawan");
  expect(await nama()).toEqual(["Upah", "Upah Karyawan", "Upah Karyawan", "Upah Karyawan"]);
  await manajer.call(tutupBuku.closeBulan, { bulan: "2026-05" });
  await namai("Gaji dan Upah");
  expect(await nama()).toEqual(["Upah", "Upah Karyawan", "Upah Karyawan", "Gaji dan Upah"]);

  // Opened again, April and May keep their name until somebody gives another one.
  const { idPermintaan } = (await boss.call(tutupBuku.requestBukaBulan, { bulan: "2026-04", alasan: "Salah" })).data;
  await manajer.call(tutupBuku.approveBukaBulan, { idPermintaan, status: "Disetujui" });
  expect(await nama()).toEqual(["Upah", "Upah Karyawan", "Upah Karyawan", "Gaji dan Upah"]);
  await namai("Gaji");
  expect(await nama()).toEqual(["Upah", "Gaji", "Gaji", "Gaji"]);

  // The same two people at once, one of whom closes: the name is that of the month's end or of the next one.
  const kas = await rekeningBernama(office, "Kas Kecil");
  await Promise.all([
    boss.send(rekening.updateRekening, { idRekening: kas, namaRekening: "Kas Toko" }),
    manajer.send(tutupBuku.closeBulan, { bulan: "2026-05" }),
  ]);
  const [row] = await office.sql<{ mei: string; juni: string }[]>`
    select (select nama_rekening from rekening_pada('2026-05-31') where id_rekening = ${kas}) as mei,
      (select nama_rekening from rekening_pada('2026-06-30') where id_rekening = ${kas}) as juni`;
  expect(["Kas Kecil", "Kas Toko"]).toContain(row?.mei);
  expect(row?.juni).toBe("Kas Toko");
  await expect(office.sql`delete from nama_dulu`).rejects.toThrow(/penggantian nama/);
  await expect(office.sql`insert into nama_dulu values ('akun', 1, '2026-05-31', null, 'x')`).rejects.toThrow(
    /penggantian nama/,
  );
  await pagi(office, "2026-06-16");
});
