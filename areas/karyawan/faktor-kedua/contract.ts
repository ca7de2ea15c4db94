import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id, secret, text } from "#kernel/fields.ts";
import { everyone, PRIVILEGED, signedIn, withRole } from "#kernel/permission.ts";
import { idOf, waktu } from "#kernel/row.ts";
import { Session } from "../session/contract.ts";

/** The field of a sign-in whose problem says that a second factor is missing. */
export const KODE = "kode";

export const Passkey = row({
  idPasskey: idOf("passkey"),
  nama: z.string(),
  dibuat: waktu,
  dipakai: z.nullable(waktu),
});
export type Passkey = z.output<typeof Passkey>;

/** What somebody signs in with besides the password. */
export const FaktorKedua = row({
  /** Since when codes of an app are asked for. */
  totp: z.nullable(waktu),
  passkey: z.array(Passkey),
  /** Recovery codes that were not used yet. */
  kodePemulihan: z.int(),
  /** The role demands one. */
  wajib: z.boolean(),
});
export type FaktorKedua = z.output<typeof FaktorKedua>;

const password = secret("Password");
/** Bytes as the browser sends them. */
const bytes = (label: string) => text(label, { max: 4000, matches: /^[A-Za-z0-9_-]+$/ });
const KodeBaru = answer(row({ kodePemulihan: z.array(z.string()) }));
const changes = ["profil"] as const;

export const faktorKedua = {
  getFaktorKedua: call("GET /userWeb/getFaktorKedua", {
    summary: "Faktor kedua sendiri: aplikasi autentikator, passkey dan kode pemulihan",
    tindakan: "melihat faktor kedua",
    permission: signedIn,
    output: answer(FaktorKedua),
    reads: ["profil"],
    neverKept: true,
  }),
  mulaiTotp: call("POST /userWeb/mulaiTotp", {
    summary: "Membuat rahasia untuk aplikasi autentikator, dengan kode QR-nya",
    tindakan: "memasang aplikasi autentikator",
    permission: signedIn,
    input: z.object({ password }),
    output: answer(row({ rahasia: z.string(), uri: z.string(), qr: z.string() })),
    shownOnce: ["rahasia", "uri", "qr"],
  }),
  pasangTotp: call("POST /userWeb/pasangTotp", {
    summary: "Menyalakan aplikasi autentikator dengan kode pertamanya; menjawab kode pemulihan",
    tindakan: "memasang aplikasi autentikator",
    permission: signedIn,
    input: z.object({ kode: text("Kode", { max: 10 }) }),
    output: KodeBaru,
    changes: [...changes],
    shownOnce: ["kodePemulihan"],
  }),
  lepasTotp: call("POST /userWeb/lepasTotp", {
    summary: "Mematikan aplikasi autentikator",
    tindakan: "melepas aplikasi autentikator",
    permission: signedIn,
    input: z.object({ password }),
    changes: [...changes],
  }),
  buatKodePemulihan: call("POST /userWeb/buatKodePemulihan", {
    summary: "Kode pemulihan baru; yang lama tidak berlaku lagi",
    tindakan: "membuat kode pemulihan",
    permission: signedIn,
    input: z.object({ password }),
    output: KodeBaru,
    changes: [...changes],
    shownOnce: ["kodePemulihan"],
  }),
  mulaiPasangPasskey: call("POST /userWeb/mulaiPasangPasskey", {
    summary: "Tantangan untuk membuat passkey",
    tindakan: "memasang passkey",
    permission: signedIn,
    input: z.object({ password }),
    output: answer(
      row({
        tantangan: z.string(),
        rpId: z.string(),
        pengguna: row({ id: z.string(), nama: z.string(), sebutan: z.string() }),
        terpasang: z.array(z.string()),
      }),
    ),
    shownOnce: ["tantangan"],
  }),
  pasangPasskey: call("POST /userWeb/pasangPasskey", {
    summary: "Menyimpan passkey yang dibuat peramban; menjawab kode pemulihan bila belum ada",
    tindakan: "memasang passkey",
    permission: signedIn,
    input: z.object({
      nama: text("Nama passkey", { max: 60 }),
      clientDataJSON: bytes("clientDataJSON"),
      authenticatorData: bytes("authenticatorData"),
      publicKey: bytes("publicKey"),
    }),
    output: KodeBaru,
    changes: [...changes],
    shownOnce: ["kodePemulihan"],
  }),
  lepasPasskey: call("POST /userWeb/lepasPasskey", {
    summary: "Melepas satu passkey",
    tindakan: "melepas passkey",
    permission: signedIn,
    input: z.object({ idPasskey: id("passkey", "Passkey"), password }),
    changes: [...changes],
  }),
  resetFaktorKedua: call("POST /userWeb/resetFaktorKedua", {
    summary: "Melepas faktor kedua karyawan yang kehilangannya; semua sesinya berakhir",
    tindakan: "mereset faktor kedua karyawan",
    permission: withRole(PRIVILEGED, "Karyawan"),
    input: z.object({ idUser: id("karyawan", "Karyawan") }),
    changes: ["karyawan", "profil"],
  }),
  mulaiMasukPasskey: call("POST /userWeb/mulaiMasukPasskey", {
    summary: "Tantangan untuk masuk dengan passkey",
    tindakan: "masuk",
    permission: everyone,
    output: answer(row({ tantangan: z.string(), rpId: z.string() })),
  }),
  masukPasskey: call("POST /userWeb/masukPasskey", {
    summary: "Masuk dengan passkey, tanpa password",
    tindakan: "masuk",
    permission: everyone,
    input: z.object({
      id: bytes("id"),
      clientDataJSON: bytes("clientDataJSON"),
      authenticatorData: bytes("authenticatorData"),
      signature: bytes("signature"),
    }),
    output: Session,
  }),
};
