import { type Aturan, mayDecide, mayWithdraw } from "#company/putusan.ts";
import { type Boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { type JenisKoreksi, namaKoreksi, type StatusKoreksi } from "../isiKoreksi.ts";
import { type KoreksiRow, sasaranOf } from "./sql.ts";

type Diputus = Pick<KoreksiRow, "jenis" | "status" | "idUser">;

/** Whoever asked for a correction never decides it, whatever the role and the company's rule for requests. */
export function mayDecideKoreksi(user: User, row: KoreksiRow, aturan: Aturan): Boleh {
  const putusan = mayDecide(user, sasaranOf(row), aturan, namaKoreksi(row.jenis));
  return putusan.boleh && milikSendiri(user, row) ? tidak(SENDIRI(row.jenis)) : putusan;
}

export const mayWithdrawKoreksi = (user: User, row: KoreksiRow): Boleh =>
  mayWithdraw(user, sasaranOf(row), namaKoreksi(row.jenis));

const SENDIRI = (jenis: JenisKoreksi) => `${namaKoreksi(jenis)} sendiri harus diputuskan orang lain`;
const milikSendiri = (user: User, { idUser, status }: Diputus): boolean =>
  (status satisfies StatusKoreksi) === "Menunggu" && idUser === user.idUser;
