import * as z from "zod/mini";
import { call, row } from "../kernel/call.ts";
import { secret } from "../kernel/fields.ts";
import { everyone, MENUS, signedIn } from "../kernel/permission.ts";
import { gambar, idOf } from "../kernel/row.ts";
import { noKaryawan } from "./nomor.ts";

/** Who is signed in, with the token that every further call carries in its `token` header. */
export const Session = row({
  token: z.string(),
  idUser: idOf("karyawan"),
  nama: z.string(),
  jabatan: z.string(),
  role: z.string(),
  menu: z.array(z.enum(MENUS)),
  fotoProfile: z.nullable(gambar),
  wajibGantiPassword: z.boolean(),
});
export type Session = z.output<typeof Session>;

const kosong = "Maaf username atau password tidak boleh kosong";

export const session = {
  login: call("POST /userWeb/login", {
    summary: "Masuk dengan nomor karyawan dan password",
    tindakan: "masuk",
    permission: everyone,
    input: z.object({
      nokar: noKaryawan(kosong),
      password: secret("Password", { empty: kosong }),
    }),
    output: Session,
  }),
  refresh: call("GET /userWeb/refresh", {
    summary: "Token baru untuk sesi yang berjalan",
    tindakan: "memperbarui sesi",
    permission: signedIn,
    output: Session,
    reads: ["profil"],
  }),
  logout: call("POST /userWeb/logout", { summary: "Mengakhiri sesi ini", tindakan: "keluar", permission: signedIn }),
};
