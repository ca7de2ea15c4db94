import { expect, test } from "vitest";
import { openOffice, type Person } from "#test/support/office.ts";
import { kunjungan } from "../../kunjungan/contract.ts";
import { keluhan } from "../contract.ts";
import { keluhkan, mesinTerkirim } from "./keluhan.testing.ts";

const office = openOffice();

const rencanakan = async (person: Person, idKeluhan: string, rencana: string) =>
  (await person.call(kunjungan.addKunjungan, { idKeluhan, rencana, idTeknisi: person.idUser })).data.idKunjungan;

const kerjakan = (person: Person, idKunjungan: string, beres: boolean) =>
  person.call(kunjungan.kerjakanKunjungan, {
    ...{ idKunjungan, beres, tglKerja: "", pekerjaan: "Ganti motor", jam: null, penerima: "" },
    ...{ part: [], dokumen: [], tandaTangan: [] },
  });

async function papan(person: Person) {
  const { data } = await person.call(keluhan.getPapanKeluhan, {});
  expect(data.every(({ jumlah, kartu }) => jumlah === kartu.length)).toBe(true);
  return Object.fromEntries(data.map(({ kolom, kartu }) => [kolom, kartu.map(({ idKeluhan }) => idKeluhan)]));
}

test("a complaint stands in the column of its state, what is to be done first above; the settled leave after a week", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const { nomor } = await mesinTerkirim(office, boss);
  const catat = () => keluhkan(teknisi, nomor);
  const [lama, baru, nanti, dahulu, ulang, beres, telepon, batal] = [
    ...[await catat(), await catat(), await catat(), await catat()],
    ...[await catat(), await catat(), await catat(), await catat()],
  ] as const;
  await rencanakan(teknisi, nanti ?? "", "2026-12-20");
  const kunjunganDahulu = await rencanakan(teknisi, dahulu ?? "", "2026-12-10");
  await kerjakan(teknisi, await rencanakan(teknisi, ulang ?? "", "2026-12-10"), false);
  await kerjakan(teknisi, await rencanakan(teknisi, beres ?? "", "2026-12-10"), true);
  await teknisi.call(keluhan.selesaikanKeluhan, { idKeluhan: telepon ?? "", catatan: "Lewat telepon" });
  await teknisi.call(keluhan.batalkanKeluhan, { idKeluhan: batal ?? "", alasan: "Ganda" });
  await office.sql`update keluhan set selesai = selesai - 7 where id_keluhan = ${telepon ?? ""}`;
  expect(await papan(teknisi)).toEqual({
    ...{ baru: [lama, baru], dijadwalkan: [dahulu, nanti], dikerjakan: [ulang], selesai: [beres] },
  });
  const satu = async (idKeluhan = "") => (await teknisi.call(keluhan.getDetailKeluhan, { idKeluhan })).data;
  expect(await satu(dahulu)).toMatchObject({ idKunjungan: kunjunganDahulu, aksi: { kerjakan: { boleh: true } } });
  expect(await satu(ulang)).toMatchObject({
    ...{ idKunjungan: null, aksi: { kerjakan: { alasan: "Belum ada kunjungan yang direncanakan, jadwalkan dahulu" } } },
  });
  expect((await satu(beres)).aksi.kerjakan.alasan).toMatch(/^Keluhan ini sudah selesai/);
});

test("who sees own orders only sees complaints about those on the board", async () => {
  const boss = await office.person("Super Admin");
  const idKeluhan = await keluhkan(boss, (await mesinTerkirim(office, boss)).nomor);
  const tono = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Servis"] });
  expect((await papan(tono)).baru).toContain(idKeluhan);
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  expect((await papan(tono)).baru).toEqual([]);
  expect((await papan(boss)).baru).toContain(idKeluhan);
});
