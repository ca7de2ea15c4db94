import * as z from "zod/mini";
import { answer, call, images, row } from "#kernel/call.ts";
import { id, optional, secret, text, withDefault } from "#kernel/fields.ts";
import { signedIn } from "#kernel/permission.ts";
import { pick, wireOf } from "#kernel/record.ts";
import { gambar, idOf } from "#kernel/row.ts";
import { isianDivisi } from "../divisi/contract.ts";
import { isianJabatan } from "../jabatan/contract.ts";
import { alamatKtp, diri } from "../karyawan/isiKaryawan.ts";
import { PASSWORD_MIN } from "../karyawan/kelemahan.mjs";

/** A person's own data. */
export const diriSendiri = {
  ...pick(diri, "namaLengkap", "namaPanggilan", "noTelp", "email", "nik"),
  ...pick(alamatKtp, "alamatKtp"),
};

export const Profil = row({
  idUser: idOf("karyawan"),
  ...wireOf(diriSendiri),
  jabatan: row(wireOf(isianJabatan)),
  divisi: row(wireOf(isianDivisi)),
  fotoProfile: z.nullable(gambar),
});
export type Profil = z.output<typeof Profil>;

/** Fields of the form to change the password; `spoken` is the label inside a sentence. */
export const isianPassword = {
  passwordLama: { label: "Password Lama", input: secret("Password lama") },
  passwordBaru: { label: "Password Baru", input: secret("Password baru", { min: PASSWORD_MIN }) },
};

export const profil = {
  getProfile: call("POST /userWeb/getProfile", {
    summary: "Profil sendiri",
    tindakan: "melihat profil",
    permission: signedIn,
    input: z.object({ idUser: optional(id("karyawan", "Karyawan")) }),
    output: answer(Profil),
    reads: ["profil"],
  }),
  updateFotoProfile: call("PATCH /userWeb/updateFotoProfile", {
    summary: "Mengganti foto profil",
    tindakan: "mengganti foto profil",
    permission: signedIn,
    files: { fotoProfile: images(1, 1, "Foto profil tidak boleh kosong") },
    output: answer(row({ fotoProfile: gambar })),
    changes: ["profil", "karyawan"],
  }),
  undoFotoProfile: call("PATCH /userWeb/undoFotoProfile", {
    summary: "Mengembalikan foto profil yang tadi diganti",
    tindakan: "mengganti foto profil",
    permission: signedIn,
    output: answer(row({ fotoProfile: gambar })),
    changes: ["profil", "karyawan"],
  }),
  /** Blank for the dashboard. */
  setHalamanAwal: call("PATCH /userWeb/setHalamanAwal", {
    summary: "Memilih halaman yang dibuka setelah login",
    tindakan: "memilih halaman awal",
    permission: signedIn,
    input: z.object({
      halamanAwal: withDefault<string, string>(text("Halaman awal", { max: 60, matches: /^\/admin\/[\w/-]+$/ }), ""),
    }),
    changes: ["profil"],
  }),
  ubahPassword: call("POST /userWeb/ubahPassword", {
    summary: "Mengganti password sendiri; semua sesi berakhir",
    tindakan: "mengganti password",
    permission: signedIn,
    input: z.object({
      passwordLama: isianPassword.passwordLama.input,
      passwordBaru: isianPassword.passwordBaru.input,
    }),
  }),
};
