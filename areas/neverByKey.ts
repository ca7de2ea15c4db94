import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";

const { session, faktorKedua, kunciApi, webhook, profil, karyawan, role, batas, persetujuan, perusahaan, tutupBuku } =
  contract;
const { kabar, tampilan, pengantar, invoice, jurnalUmum, koreksi, opname, pelepasanAsset, pengajuan } = contract;
const { pengajuanAsset, retur, mulai, ekspor, kalender, pelanggan, aturan, usulan, kolomSendiri } = contract;

const without = <Name extends string>(calls: Readonly<Record<Name, Call>>, ...names: NoInfer<Name>[]): Call[] =>
  (Object.entries(calls) as [Name, Call][]).filter(([name]) => !names.includes(name)).map(([, call]) => call);

/**
 * What no Kunci API does, whatever its employee may: who signs in and how, passwords and rights, keys themselves, decisions,
 * closed months, the company's settings, everything at once, and what one person has set up for the own screens.
 */
export const NEVER_BY_KEY: ReadonlySet<Call> = new Set<Call>([
  ...Object.values(session),
  ...Object.values(faktorKedua),
  ...Object.values(kunciApi),
  ...Object.values(webhook),
  ...without(profil, "getProfile"),
  ...without(karyawan, "getUser", "getDetailUser", "getUserDropDown", "formatImportKaryawan"),
  ...without(role, "getRole"),
  ...without(batas, "getBatas"),
  ...without(kolomSendiri, "getKolomSendiri", "getIsianKolom"),
  ...without(perusahaan, "getPerusahaan", "getKop"),
  ...without(mulai, "getMulai"),
  // A program proposes; what becomes of it is decided by people.
  ...without(usulan, "addUsulan", "getHasilUsulan"),
  ...Object.values(kabar),
  ...Object.values(tampilan),
  ...Object.values(pengantar),
  ...[persetujuan.putuskan, invoice.approveInv, jurnalUmum.approveJurnalUmum, koreksi.putuskanKoreksi],
  ...[opname.putuskanOpname, pelepasanAsset.approvePelepasanAsset, pengajuan.approvePengajuan],
  ...[pengajuanAsset.approvePengajuanAsset, retur.putuskanRetur],
  ...Object.values(tutupBuku).filter(({ method }) => method !== "GET"),
  ...[ekspor.exportSemua],
  // How much a customer may owe and how long guarantees last are decided by people.
  pelanggan.aturBatasKredit,
  ...Object.values(aturan).filter(({ method }) => method !== "GET"),
  // The address of a calendar opens it after the key was revoked.
  ...without(kalender, "getKalender"),
]);
