import type { Peristiwa } from "#kernel/peristiwa.ts";
import type { Id } from "#kernel/types.ts";
import type { OpenCtx, ReadCtx } from "#platform/http/context.ts";
import { nomorTertulis } from "#platform/http/jejak/jejak.ts";

/** A known employee, or a typed number that belongs to nobody. */
type Siapa = { idUser: Id<"karyawan">; nama: string } | string;

function catat(context: OpenCtx, peristiwa: Peristiwa, siapa: Siapa, keterangan = ""): void {
  const { services, now, alamat } = context;
  const orang =
    typeof siapa === "string"
      ? { idUser: null, nama: "", noKaryawan: siapa === "" ? "" : nomorTertulis(siapa) }
      : { idUser: siapa.idUser, nama: siapa.nama };
  services.jejak.catat({ peristiwa, waktu: now, ...orang, alamat, keterangan });
}

/** `cara`: the second factor, where there was one. */
export const jejakMasuk = (context: OpenCtx, siapa: Siapa, cara = ""): void => catat(context, "masuk", siapa, cara);

export const jejakGagalMasuk = (context: OpenCtx, siapa: Siapa, sebab = ""): void =>
  catat(context, "gagalMasuk", siapa, sebab);

export const jejakNomorTerkunci = (context: OpenCtx, siapa: Siapa): void => catat(context, "terkunci", siapa);

/** Too many wrong tries from one address, with any numbers. */
export const jejakAlamatTertahan = (context: OpenCtx): void =>
  catat(context, "terkunci", "", "Terlalu banyak percobaan dari satu alamat");

export const jejakKeluar = (context: ReadCtx): void => catat(context, "keluar", context.user);

/** Somebody in a session does not know its owner's password. */
export const jejakGagalPassword = (context: ReadCtx): void => catat(context, "gagalPassword", context.user);

export const jejakSesiDicabut = (context: ReadCtx): void =>
  catat(context, "sesiDiakhiri", context.user, "Password lama salah berkali-kali");
