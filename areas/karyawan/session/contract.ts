import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { id, secret, text, withDefault } from "#kernel/fields.ts";
import { NO_KARYAWAN, noKaryawan } from "#kernel/nomorKaryawan.ts";
import { everyone, MENUS, signedIn } from "#kernel/permission.ts";
import { gambar, idOf, waktu } from "#kernel/row.ts";

/** The signed-in person and the token, which further calls send in the header `token`. */
export const Session = row({
  token: z.string(),
  idUser: idOf("karyawan"),
  nama: z.string(),
  jabatan: z.string(),
  role: z.string(),
  menu: z.array(z.enum(MENUS)),
  fotoProfile: z.nullable(gambar),
  wajibGantiPassword: z.boolean(),
  /** The role demands a second factor, and there is none: until then nothing else is possible. */
  wajibFaktorKedua: z.boolean(),
  /** The address of the screen to begin with; empty for the dashboard. */
  halamanAwal: z.string(),
});
export type Session = z.output<typeof Session>;

/** A login on a device, with all its tokens. */
export const Sesi = row({
  idSesi: idOf("sesi"),
  /** Such as "Chrome di Windows". */
  perangkat: z.string(),
  /** The network address it was used from last; empty where nobody noted it. */
  alamat: z.string(),
  sejak: waktu,
  dipakai: waktu,
  /** The session of this request. */
  ini: z.boolean(),
});
export type Sesi = z.output<typeof Sesi>;

export const LOGIN_KOSONG = "Maaf username atau password tidak boleh kosong";
/** Fields of the login form. */
export const isianLogin = {
  nokar: { label: NO_KARYAWAN, input: noKaryawan(LOGIN_KOSONG) },
  password: { label: "Password", input: secret("Password", { empty: LOGIN_KOSONG }) },
};

export const session = {
  login: call("POST /userWeb/login", {
    summary: "Masuk dengan nomor karyawan dan password",
    tindakan: "masuk",
    permission: everyone,
    input: z.object({
      nokar: isianLogin.nokar.input,
      password: isianLogin.password.input,
      /** Of the app or of paper, for who has a second factor. */
      kode: withDefault<string, string>(text("Kode", { max: 40 }), ""),
    }),
    output: Session,
  }),
  getPertama: call("GET /userWeb/getPertama", {
    summary: "Apakah instalasi ini baru, sehingga password pertamanya belum dipilih",
    tindakan: "melihat keadaan instalasi",
    permission: everyone,
    output: answer(row({ pertama: z.boolean() })),
    neverKept: true,
  }),
  mulaiPertama: call("POST /userWeb/mulaiPertama", {
    summary: "Memilih password pertama sebuah instalasi baru, dengan kode yang dicetak konsol",
    tindakan: "memulai Kantor",
    permission: everyone,
    input: z.object({
      kode: secret("Kode", { empty: "Kode tidak boleh kosong." }),
      password: secret("Password", { empty: "Password tidak boleh kosong." }),
    }),
    output: Session,
  }),
  refresh: call("GET /userWeb/refresh", {
    summary: "Token baru untuk sesi yang berjalan",
    tindakan: "memperbarui sesi",
    permission: signedIn,
    output: Session,
    reads: ["profil"],
    neverKept: true,
  }),
  logout: call("POST /userWeb/logout", { summary: "Mengakhiri sesi ini", tindakan: "keluar", permission: signedIn }),
  getSesi: call("GET /userWeb/getSesi", {
    summary: "Sesi sendiri yang masih berjalan, satu untuk tiap perangkat",
    tindakan: "melihat sesi",
    permission: signedIn,
    output: answer(z.array(Sesi)),
    reads: ["sesi"],
    neverKept: true,
  }),
  akhiriSesi: call("POST /userWeb/akhiriSesi", {
    summary: "Mengakhiri salah satu sesi sendiri",
    tindakan: "mengakhiri sesi",
    permission: signedIn,
    input: z.object({ idSesi: id("sesi", "Sesi") }),
    changes: ["sesi"],
  }),
  akhiriSemuaSesi: call("POST /userWeb/akhiriSemuaSesi", {
    summary: "Mengakhiri semua sesi sendiri: yang ini juga",
    tindakan: "mengakhiri semua sesi",
    permission: signedIn,
  }),
};
