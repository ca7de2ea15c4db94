import { expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { hutang } from "../../hutang/contract.ts";
import { po } from "../contract.ts";
import { detail, pesanPo, selesaikan } from "./po.testing.ts";

const office = openOffice();

test("a PO is paid on the day on which the money left, from the day on which it was complete", async () => {
  const boss = await office.person("Super Admin", { nama: "Bu Rina" });
  await office.travel("2026-09-20T02:00:00.000Z");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 20_000_000);
  const idProduk = await makeProduk(office, boss, { hargaBeli: 4_000_000 });
  const lama = await pesanPo(boss, idProduk, 1);
  await selesaikan(boss, lama, 1);
  const idPo = await pesanPo(boss, idProduk, 3);
  await office.travel("2026-10-10T02:00:00.000Z");
  await selesaikan(boss, idPo, 1);
  await office.travel("2026-10-15T02:00:00.000Z");
  await selesaikan(boss, idPo, 2);
  await office.travel("2026-11-20T02:00:00.000Z");
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-09" });
  const bayar = async (id: string, tanggalUang: string) => ({
    ...{ idPo: id, statusPembayaran: true, idRekening, dokumen: [await picture()], tanggalUang },
  });
  const alasan = async (id: string, hari: string) => {
    const { status, errors } = await boss.refused(po.updatePoLunas, await bayar(id, hari));
    return [status, errors?.[0]?.field, errors?.[0]?.message];
  };
  const { kloter } = await detail(boss, idPo);
  const field = [400, "tanggalUang"] as const;
  expect(await alasan(idPo, "2026-11-21")).toEqual([...field, "Tanggal uang tidak boleh setelah hari ini"]);
  expect(await alasan(idPo, "2026-10-14")).toEqual([
    ...[...field, `Tanggal uang tidak boleh sebelum PO ${kloter} selesai (15-10-2026)`],
  ]);
  expect(await alasan(lama, "2026-09-30")).toEqual([
    ...[...field, expect.stringMatching(/^Bulan September 2026 sudah ditutup oleh Bu Rina/)],
  ]);
  await boss.call(po.updatePoLunas, await bayar(idPo, "2026-10-20"));
  expect(await detail(boss, idPo)).toMatchObject({ statusPembayaran: true, tglLunas: "2026-10-20" });
  const jurnal = await office.sql`
    select j.tanggal, j.peristiwa, b.debit from jurnal j join jurnal_baris b using (id_jurnal) join akun a using (id_akun)
    where j.dokumen = ${idPo} and a.bawaan = 'hutang-usaha' and b.debit > 0`;
  expect(jurnal).toEqual([{ tanggal: "2026-10-20", peristiwa: "po-bayar", debit: 12_000_000 }]);

  const pada = async (hari: string) => {
    const satu = (await boss.call(neraca.getNeraca, { tglToday: hari })).data.find((row) => row.tglNeraca === hari);
    return [satu?.hutangUsaha, satu?.bcaRjp];
  };
  expect(await pada("2026-10-10")).toEqual([8_000_000, 20_000_000]);
  expect(await pada("2026-10-19")).toEqual([16_000_000, 20_000_000]);
  expect(await pada("2026-10-20")).toEqual([4_000_000, 8_000_000]);
  const terhutang = async (tanggal: string) =>
    (await boss.call(hutang.getHutang, { tanggal })).data.map(({ sisa }) => sisa);
  expect(await terhutang("2026-10-19")).toEqual([16_000_000]);
  expect(await terhutang("2026-10-20")).toEqual([4_000_000]);
  // The month closes with these figures, and the books check compares them.
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-10" });
});

test("a day on which the account could not have paid is refused, and nothing is written", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 5_000_000 });
  await office.travel("2026-11-21T02:00:00.000Z");
  const idPo = await pesanPo(boss, idProduk, 1);
  await selesaikan(boss, idPo, 1);
  await office.travel("2026-11-25T02:00:00.000Z");
  const idRekening = await isiRekening(office, boss, "BRI RJP", 5_000_000);
  const bayar = { idPo, statusPembayaran: true, idRekening, dokumen: [await picture()] };
  expect(await boss.refused(po.updatePoLunas, { ...bayar, tanggalUang: "2026-11-24" })).toMatchObject({
    status: 409,
    message: "Saldo rekening BRI RJP tidak mencukupi pada 24-11-2026 (saldo Rp 0)",
  });
  expect(await detail(boss, idPo)).toMatchObject({ statusPembayaran: false, tglLunas: null, pembayaran: null });
  await boss.call(po.updatePoLunas, { ...bayar, tanggalUang: "2026-11-25" });
});
