import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { harusOrangLain, mayDecide, mayWithdraw, persetujuanOf, type Sasaran } from "./putusan.ts";

const orang = (idUser: number, role = "Management") => ({ idUser, role }) as unknown as User;
const ajuan = (lain: Partial<Sasaran> = {}): Sasaran => ({
  ...{ statusPengajuan: "Menunggu", idUser: 7, otomatis: false, ditarik: false, namaPemutus: null, penyetuju: [] },
  ...{ kebutuhan: null, nominal: 100, ...lain },
});
const aturan = (pengajuanSendiriOlehOrangLain: boolean) => ({
  pengajuanSendiriOlehOrangLain,
  batas: [{ idKebutuhan: null, bawaan: null, nominalDari: 500, namaRole: "Management", cara: "berdua" as const }],
});

test("one's own request is decided by somebody else, where the company wants that; not for a Super Admin", () => {
  const harus = (role: string, mau: boolean) => harusOrangLain(orang(7, role), aturan(mau));
  expect([harus("Management", true), harus("Management", false), harus("Super Admin", true)]).toEqual([
    true,
    false,
    false,
  ]);
  const putus = (siapa: User, lain: Partial<Sasaran> = {}, mau = true) =>
    mayDecide(siapa, ajuan(lain), aturan(mau)).alasan;
  expect([putus(orang(1)), putus(orang(7), {}, false), putus(orang(7), { otomatis: true })]).toEqual([
    null,
    null,
    null,
  ]);
  expect(putus(orang(7))).toBe("Pengajuan sendiri harus disetujui orang lain");
  expect(putus(orang(7, "Super Admin"))).toBeNull();
  expect(putus(orang(1, "Admin"))).toBe("Hanya Super Admin dan Management");
  expect(putus(orang(1), { nominal: 500, penyetuju: [{ idUser: 1, nama: "Rina" }] })).toBe(
    "Anda sudah menyetujui, menunggu persetujuan satu orang lagi",
  );
});

test("what is decided, taken back or being revised is not decided", () => {
  const putus = (lain: Partial<Sasaran>) => mayDecide(orang(1), ajuan(lain), aturan(true), "Retur").alasan;
  expect(putus({ statusPengajuan: "Revisi" })).toBe("Retur sedang direvisi oleh yang mengajukan");
  expect(putus({ statusPengajuan: "Disetujui" })).toBe("Retur berstatus Disetujui");
  expect(putus({ statusPengajuan: "Disetujui", namaPemutus: "Rina" })).toBe("Retur sudah diproses oleh Rina");
  expect(putus({ statusPengajuan: "Ditolak", namaPemutus: "Rina", ditarik: true })).toBe(
    "Retur sudah ditarik oleh Rina",
  );
});

test("whoever asked takes it back until it is decided", () => {
  const tarik = (idUser: number, lain: Partial<Sasaran> = {}) => mayWithdraw(orang(idUser), ajuan(lain)).alasan;
  expect([tarik(7), tarik(7, { statusPengajuan: "Revisi" })]).toEqual([null, null]);
  expect(tarik(8)).toBe("Hanya yang mengajukan yang dapat menariknya");
  expect(tarik(7, { otomatis: true })).toBe("Dibuat oleh program, tidak dapat ditarik");
  expect(tarik(7, { statusPengajuan: "Ditolak", namaPemutus: "Rina" })).toBe("Pengajuan sudah diproses oleh Rina");
});

test("who is missing is told while it waits", () => {
  const penyetuju = [{ idUser: 1, nama: "Rina" }];
  const kata = (lain: Partial<Sasaran>) => persetujuanOf(ajuan({ nominal: 500, penyetuju, ...lain }), aturan(true));
  expect(kata({})).toBe("Disetujui Rina, menunggu satu orang lagi (Super Admin atau Management)");
  expect([kata({ penyetuju: [] }), kata({ statusPengajuan: "Disetujui" })]).toEqual([null, null]);
});
